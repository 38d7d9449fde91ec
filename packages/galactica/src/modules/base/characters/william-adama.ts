import type { CharacterEntry } from '../../../core/content/entry.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';

export const williamAdama: CharacterEntry = {
  id: 'william-adama',
  name: 'William Adama',
  set: 'base',
  type: 'military-leader',
  skills: [
    { n: 3, of: ['leadership'] },
    { n: 2, of: ['tactics'] },
  ],
  canPilot: false,
  start: 'admirals-quarters',
  setupText: "Admiral's Quarters",
  succession: { president: 11, admiral: 2, cag: 10 },
  abilities: [
    {
      name: 'Inspirational Leader',
      kind: 'positive',
      text: phrase('base.inspirational-leader'),
      hooks: {
        *checkBegins(g, owner, check) {
          if (check.source !== 'crisis' || g.crisis?.drawnBy !== owner) return;
          check.modifiers.push({ source: 'Inspirational Leader', kind: 'positive-strength', amount: 1 });
        },
      },
    },
    {
      name: 'Command Authority',
      kind: 'miracle',
      text: phrase('base.command-authority'),
      responses: [
        {
          window: 'check-resolved',
          possible: (g, _, { check }) => check.source !== 'super-crisis' && cardsOf(g, check).length > 0,
          *respond(g, seat, { check }) {
            const taken = cardsOf(g, check);
            for (const card of taken) g.cards.move(card, zones.hand(seat));
            g.emit({ type: 'check-cards-taken', seat, n: taken.length });
          },
        },
      ],
    },
    {
      name: 'Emotionally Attached',
      kind: 'negative',
      text: phrase('base.emotionally-attached'),
      hooks: {
        forbid: (_, owner, seat, what) =>
          seat === owner && what.kind === 'activate' && what.location === 'admirals-quarters',
      },
    },
  ],
};
