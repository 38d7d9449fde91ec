import type { CharacterEntry } from '../../../core/content/entry.ts';
import { choose } from '../../../core/effects/flow.ts';
import { activate } from '../../../core/effects/ships.ts';
import { context } from '../../../core/engine/context.ts';
import { isInBrig } from '../../../core/rules/boards.ts';

const oneKind = choose('you', activate('raiders'), activate('heavy'), activate('basestars'), activate('launch'));

export const simonONeill: CharacterEntry = {
  id: 'simon-oneill',
  name: "Simon O'Neill",
  set: 'daybreak',
  since: 3,
  option: 'cylon-leader',
  type: 'cylon-leader',
  skills: [
    { n: 1, of: ['engineering'] },
    { n: 1, of: ['treachery', 'tactics'] },
  ],
  canPilot: false,
  start: 'cylon-fleet',
  setupText: 'Cylon Fleet',
  succession: null,
  abilities: [
    {
      name: 'Calculating',
      kind: 'positive',
      text: 'you may add 2 cards to skill checks, 3 while you infiltrate, unless you are in the Brig',
      hooks: {
        cardsOfCylon: (g, owner, seat, most) => (owner === seat && !isInBrig(g, seat) ? most + 1 : most),
      },
    },
    {
      name: 'Modifications',
      kind: 'miracle',
      text: "when a player's Activate Cylon Ships step begins, choose one kind of Cylon ship to be activated, or raiders to be launched: it comes in place of the icons of the crisis",
      responses: [
        {
          window: 'before-activation',
          possible: (_, __, { instead }) => !instead,
          *respond(g, seat, moment) {
            moment.instead = true;
            yield* oneKind.run(g, context('sheet', seat, { acting: true }));
          },
        },
      ],
    },
    {
      name: 'Logic-Bound',
      kind: 'negative',
      text: 'whenever you add cards to a skill check, 1 of them lies face up',
      hooks: { cardsFaceUp: (_, owner, seat) => (owner === seat ? 1 : 0) },
    },
  ],
};
