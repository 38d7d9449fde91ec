/** The board game on the page. */
import type { GameClient } from '../../shell/games/game-client.ts';

export const galactica: GameClient = {
  name: 'galactica',
  title: 'Galactica',
  longTitle: 'the Battlestar Galactica board game',
  lobby: async () => (await import('./lobby/lobby.tsx')).lobby,
  table: async () => (await import('./table/game-table.ts')).gameTable,
  pages: {
    cards: () => import('./knowing/cards-page.tsx'),
    turn: () => import('./knowing/turn-page.tsx'),
  },
};
