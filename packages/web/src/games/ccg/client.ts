/** The card game on the page. */
import type { GameClient } from '../../shell/games/game-client.ts';

export const ccg: GameClient = {
  name: 'ccg',
  title: 'the card game',
  longTitle: 'the Battlestar Galactica card game',
  lobby: async () => (await import('./lobby/lobby.tsx')).lobby,
  table: async () => await (await import('./table/game-table.ts')).openTable(),
  pages: {
    cards: async () => await (await import('./decks/open-decks.ts')).openDecks(),
    turn: () => import('./learn/turn-page.tsx'),
    decks: async () => await (await import('./decks/open-decks.ts')).openDecks(),
  },
};
