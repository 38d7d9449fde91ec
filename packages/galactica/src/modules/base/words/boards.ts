/** Its boards as they are drawn. */
import type { ModuleWords } from '../../../words/module-words.ts';

export const baseBoards = {
  galactica: {
    name: 'Galactica',
    places: {
      'ftl-control': 'M8 2a6 6 0 1 0 6 6M8 5a3 3 0 1 0 3 3M8 8l6-6M10 2h4v4',
      'weapons-control': 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3ZM8 1v4M8 11v4M1 8h4M11 8h4',
      command: 'M8 2l1.7 3.9 4.3.4-3.2 2.9.9 4.2L8 11.2l-3.7 2.2.9-4.2L2 6.3l4.3-.4Z',
      communications: 'M2 3c0 6 4 10 10 10ZM7 8l4-4M12 2a2 2 0 0 1 2 2',
      'admirals-quarters': 'M2 6l6-4 6 4M3 6v7h10V6M6 13V9h4v4',
      'research-lab': 'M6 2v4L2 13h12L10 6V2M5 2h6M4 10h8',
      'hangar-deck': 'M1 13h14M2 13V6l6-4 6 4v7M5 13V9h6v4',
      sickbay: 'M6 2h4v4h4v4h-4v4H6v-4H2V6h4Z',
      armory: 'M2 5h11v3H8L7 11H4l1-3H2ZM13 6h2',
      brig: 'M3 2v12M6.5 2v12M9.5 2v12M13 2v12M2 5h12M2 11h12',
    },
  },
  'colonial-one': {
    name: 'Colonial One',
    stands: ['left', 20],
    places: {
      'press-room': 'M6 2h4v6a2 2 0 0 1-4 0ZM4 7a4 4 0 0 0 8 0M8 11v3M5 14h6',
      'presidents-office': 'M8 2l5 2v4c0 3-2 5-5 6-3-1-5-3-5-6V4ZM5 8h6',
      administration: 'M3 2h7l3 3v9H3ZM5 7h6M5 10h6',
      'quorum-chamber': 'M8 2 15 6H1ZM3 7v5M6.5 7v5M9.5 7v5M13 7v5M1 13h14',
    },
  },
  'cylon-locations': {
    name: 'Cylon locations',
    stands: ['right', 10],
    places: {
      caprica: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2ZM2.5 6h11M2.5 10h11',
      'cylon-fleet': 'M8 8V1M8 8l6 4M8 8l-6 4M8 8l3-5M8 8 5 3M8 8v6',
      'human-fleet': 'M1 8 11 5v6ZM11 3h3v10h-3',
      'resurrection-ship': 'M12 4a6 6 0 1 0 1.5 6M13 1v4H9',
    },
    overlays: { 'hub-destroyed': 'M12 4a6 6 0 1 0 1.5 6M2 2l12 12' },
  },
} as const satisfies ModuleWords['boards'];
