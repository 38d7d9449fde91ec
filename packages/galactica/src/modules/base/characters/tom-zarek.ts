import type { CharacterEntry } from '../../../core/content/entry.ts';
import { all, choose } from '../../../core/effects/flow.ts';
import { gain, pay } from '../../../core/effects/resources.ts';
import { phrase } from '../../../core/text/phrase.ts';

const FRIENDS = 'Friends in Low Places';

const unconventionalTactics = all(
  pay('population', 1),
  choose('you', gain('fuel', 1), gain('food', 1), gain('morale', 1)),
);

export const tomZarek: CharacterEntry = {
  id: 'tom-zarek',
  name: 'Tom Zarek',
  version: 'original',
  alternateOf: 'tom-zarek',
  set: 'base',
  type: 'political-leader',
  skills: [
    { n: 2, of: ['politics'] },
    { n: 2, of: ['leadership'] },
    { n: 1, of: ['tactics'] },
  ],
  canPilot: false,
  start: 'administration',
  setupText: 'Administration',
  succession: { president: 4, admiral: 20, cag: 20 },
  abilities: [
    {
      name: FRIENDS,
      kind: 'positive',
      text: phrase('base.friends-in-low-places'),
      responses: [
        {
          window: 'before-check',
          once: 'check',
          possible: (_, __, { check }) => check.location === 'brig' || check.location === 'administration',
          choices: () => [{ difficulty: 2 }, { difficulty: -2 }],
          *respond(_, __, { check }, { difficulty }) {
            check.modifiers.push({ source: FRIENDS, kind: 'difficulty', amount: difficulty === 2 ? 2 : -2 });
          },
        },
      ],
    },
    {
      name: 'Unconventional Tactics',
      kind: 'miracle',
      text: unconventionalTactics.text,
      action: unconventionalTactics,
    },
    {
      name: 'Convicted Criminal',
      kind: 'negative',
      text: phrase('base.convicted-criminal'),
      hooks: {
        forbid: (g, owner, seat, what) =>
          seat === owner &&
          what.kind === 'activate' &&
          what.location !== 'brig' &&
          g.seats.some((other) => other !== seat && g.isAt(other, what.location)),
      },
    },
  ],
};
