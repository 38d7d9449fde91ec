/** Its boards as they are drawn. */
import type { ModuleWords } from '../../../words/module-words.ts';

export const cylonFleetBoards = {
  'cylon-fleet-board': {
    name: 'Cylon Fleet',
    stands: ['right', 20],
    places: {
      'basestar-bridge': 'M2 12h12M4 12l4-9 4 9M8 3v9',
    },
  },
} as const satisfies ModuleWords['boards'];
