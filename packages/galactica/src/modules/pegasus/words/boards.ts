/** Its boards as they are drawn. */
import type { ModuleWords } from '../../../words/module-words.ts';

export const pegasusBoards = {
  pegasus: {
    name: 'Pegasus',
    stands: ['left', 10],
    places: {
      'pegasus-cic': 'M8 2 14 8 8 14 2 8ZM8 6v4M6 8h4',
      airlock: 'M3 2h10v12H3ZM8 2v12M6 8h-1M11 8h-1',
      'main-batteries': 'M2 12h8v-3H2ZM10 10l5-5M8 9l4-5M3 9V6h3v3',
      'engine-room': 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v3M8 12v3M1 8h3M12 8h3M3 3l2 2M11 11l2 2M3 13l2-2M11 5l2-2',
    },
  },
} as const satisfies ModuleWords['boards'];
