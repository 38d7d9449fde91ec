import { capital } from '@ragtag/kernel/words';
import type { GameLobby } from '../../shell/games/game-client.ts';
import { words } from '../../shell/words/words.ts';

/** The welcome and the options of a game of which nothing else is known. */
export const plainLobby: GameLobby = {
  Hero: () => null,
  tagline: '',
  whatItIs: [],
  playNowHint: '',
  help: [],
  playNow: {},
  groups: [],
  more: words.setup.more,
  Choices: null,
  missing: () => null,
  fitted: (chosen) => chosen,
  recap: () => [],
  HowPlayed: null,
  won: (winner) => `${capital(winner)}: ${words.lobby.winner}`,
  rules: { inShort: null, part: capital, module: capital },
};
