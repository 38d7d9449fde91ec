/** Draws any game, from nothing but its view and its questions. */
import type { GameClient } from '../../shell/games/game-client.ts';

export const plain: GameClient = {
  name: '',
  title: '',
  longTitle: '',
  lobby: async () => (await import('./plain-lobby.tsx')).plainLobby,
  table: async () => (await import('./plain-table.tsx')).plainTable,
  pages: {},
};
