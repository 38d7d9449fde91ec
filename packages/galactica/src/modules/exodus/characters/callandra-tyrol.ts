import type { CharacterEntry } from '../../../core/content/entry.ts';
import { execute } from '../../../core/effects/cylons.ts';
import { another, both, pick, which } from '../../../core/effects/flow.ts';
import { chosen } from '../../../core/effects/who.ts';
import type { Response } from '../../../core/engine/windows.ts';
import { isInBrig, isLocation } from '../../../core/rules/boards.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { removeFromCheck } from '../../../core/rules/skill-check.ts';
import { phrase } from '../../../core/text/phrase.ts';

const inYourLocation = which(phrase('exodus.in-your-location'), (g, c, seat) => {
  const { place } = g.player(c.you);
  return isLocation(place) && g.isAt(seat, place);
});
const quickFix = {
  once: 'check',
  possible: (g, seat) => g.current === seat,
  choices: (g, _seat, { check }) =>
    cardsOf(g, check).map((card) => ({ discard: card, discarded: g.entry(card).name, strength: g.strength(card) })),
  *respond(g, _seat, { check }, { discard }) {
    const card = cardsOf(g, check).find((one) => one === discard);
    if (card !== undefined) removeFromCheck(g, check, card, 'discard');
  },
} satisfies Omit<Response<'check-complete'>, 'window'>;
const discharge = pick('you', both(another, inYourLocation), execute(chosen));

export const callandraTyrol: CharacterEntry = {
  id: 'callandra-tyrol',
  name: 'Callandra "Cally" Tyrol',
  set: 'exodus',
  since: 2,
  type: 'support',
  skills: [
    { n: 1, of: ['politics'] },
    { n: 1, of: ['leadership'] },
    { n: 1, of: ['tactics'] },
    { n: 2, of: ['engineering'] },
  ],
  canPilot: false,
  start: 'hangar-deck',
  setupText: 'Hangar Deck',
  succession: { president: 15, admiral: 17, cag: 18 },
  abilities: [
    {
      name: 'Quick Fix',
      kind: 'positive',
      text: phrase('exodus.quick-fix'),
      responses: [
        { ...quickFix, window: 'check-complete', since: 8 },
        { ...quickFix, window: 'check-revealed', until: 7 },
      ],
    },
    { name: 'Discharge of a Firearm', kind: 'miracle', text: discharge.text, action: discharge },
    {
      name: 'Impulsive',
      kind: 'negative',
      text: phrase('exodus.impulsive'),
      hooks: {
        leastCards: (g, owner, seat, least) => (owner === seat && !isInBrig(g, seat) ? Math.max(2, least) : least),
      },
    },
  ],
};
