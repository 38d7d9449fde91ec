import type { Card } from '@ragtag/kernel';
import type { CharacterEntry } from '../../../core/content/entry.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { lookAtTop } from '../../../core/engine/decks.ts';
import { drawSkills } from '../../../core/rules/receive-skills.ts';
import { skillTypes } from '../../../core/state/terms.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

const influential: Effect = code(
  phrase('exodus.influential'),
  function* (g, { you: seat }) {
    const left = lookAtTop(g, seat, zones.quorumDeck, zones.quorumDiscard, 5);
    const fromTheTop: Card[] = [];
    while (left.length > 0) {
      const options = left.map((card) => ({ type: 'quorum' as const, card, name: g.entry(card).name }));
      const { card } = yield* askOne({ seat, kind: 'order-quorum', options });
      left.splice(left.indexOf(card), 1);
      fromTheTop.unshift(card);
    }
    for (const card of fromTheTop) g.cards.move(card, zones.quorumDeck, 'top'); // the last one named first
  },
  (g) => g.cards.count(zones.quorumDeck) + g.cards.count(zones.quorumDiscard) > 0,
);

export const toryFoster: CharacterEntry = {
  id: 'tory-foster',
  name: 'Tory Foster',
  set: 'exodus',
  since: 2,
  type: 'political-leader',
  skills: [
    { n: 3, of: ['politics'] },
    { n: 1, of: ['leadership'] },
    { n: 1, of: ['tactics'] },
  ],
  canPilot: false,
  start: 'press-room',
  setupText: 'Press Room',
  succession: { president: 6, admiral: 25, cag: 24 },
  abilities: [
    {
      name: 'Adaptable',
      kind: 'positive',
      text: phrase('exodus.adaptable'),
      responses: [
        {
          window: 'quorum-used', // BG-CLAR-47, BG-CLAR-48
          *respond(g, seat) {
            yield* drawSkills(g, seat, 2, skillTypes);
            return 'close';
          },
        },
      ],
    },
    { name: 'Influential', kind: 'miracle', text: influential.text, action: influential },
    {
      name: 'Amoral',
      kind: 'negative',
      text: phrase('exodus.amoral'),
      hooks: { firstOptionOnly: (_, owner, seat) => owner === seat },
    },
  ],
};
