import type { CharacterEntry } from '../../../core/content/entry.ts';
import { choose } from '../../../core/effects/flow.ts';
import { activate } from '../../../core/effects/ships.ts';
import { context } from '../../../core/engine/context.ts';
import { isInBrig } from '../../../core/rules/boards.ts';
import { phrase } from '../../../core/text/phrase.ts';

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
      text: phrase('daybreak.calculating'),
      hooks: {
        cardsOfCylon: (g, owner, seat, most) => (owner === seat && !isInBrig(g, seat) ? most + 1 : most),
      },
    },
    {
      name: 'Modifications',
      kind: 'miracle',
      text: phrase('daybreak.modifications'),
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
      text: phrase('daybreak.logic-bound'),
      hooks: { cardsFaceUp: (_, owner, seat) => (owner === seat ? 1 : 0) },
    },
  ],
};
