import type { CharacterEntry } from '../../../core/content/entry.ts';
import { takeAction } from '../../../core/rules/action.ts';
import { skillTypes } from '../../../core/state/terms.ts';
import { phrase } from '../../../core/text/phrase.ts';

const MAINTENANCE = 'Maintenance Engineer';

export const galenTyrol: CharacterEntry = {
  id: 'galen-tyrol',
  name: '"Chief" Galen Tyrol',
  set: 'base',
  type: 'support',
  skills: [
    { n: 1, of: ['politics'] },
    { n: 2, of: ['leadership'] },
    { n: 2, of: ['engineering'] },
  ],
  canPilot: false,
  start: 'hangar-deck',
  setupText: 'Hangar Deck',
  succession: { president: 13, admiral: 16, cag: 17 },
  abilities: [
    {
      name: MAINTENANCE,
      kind: 'positive',
      text: phrase('base.maintenance-engineer'),
      responses: [
        {
          window: 'repair-used',
          once: 'turn',
          possible: (g, seat, w) => w.seat === seat && g.current === seat,
          *respond(g, seat) {
            yield* takeAction(g, seat, { by: MAINTENANCE });
          },
        },
      ],
    },
    {
      name: 'Blind Devotion',
      kind: 'miracle',
      text: phrase('base.blind-devotion'),
      responses: [
        {
          window: 'before-reveal', // BG-CLAR-03: also with the cards face up
          possible: (_, __, { check }) => check.source !== 'super-crisis',
          choices: () => skillTypes.map((skill) => ({ skill })),
          *respond(g, seat, { check }, { skill }) {
            for (const type of skillTypes) {
              if (type !== skill) continue;
              check.modifiers.push({ source: 'Blind Devotion', kind: 'zero', skill: type });
              g.emit({ type: 'type-counts-zero', seat, skill: type });
            }
          },
        },
      ],
    },
    {
      name: 'Reckless',
      kind: 'negative',
      text: phrase('base.reckless'),
      hooks: { handLimit: (_, owner, seat, limit) => (owner === seat ? Math.min(limit, 8) : limit) },
    },
  ],
};
