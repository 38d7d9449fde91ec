/** The kernel's test game on the page: drawn plainly, as any game is that says nothing else. */
import type { GameClient } from '../../../src/shell/games/game-client.ts';
import { plain } from '../../../src/table/plain/client.ts';

export const wreckers: GameClient = { ...plain, name: 'wreckers', title: 'Wreckers', longTitle: 'Wreckers' };
