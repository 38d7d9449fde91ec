/** The card game before it is played. */
import type { Plain } from '@ragtag/kernel';
import type { GameLobby } from '../../../shell/games/game-client.ts';
import { InShort } from '../learn/in-short.tsx';
import { lobbyWords as said } from '../words/lobby.ts';
import { short } from '../words/short.ts';
import { Hero } from './hero.tsx';

/** CCG-DECK-06 */
const forTwo = { text: said.forTwo, rules: ['CCG-DECK-06'] };

export const lobby: GameLobby = {
  Hero,
  tagline: said.tagline,
  whatItIs: said.whatItIs,
  playNowHint: said.playNowHint,
  help: said.help,
  playNow: { players: 2, quickStart: true },
  groups: [{ name: 'table', title: said.table, folded: false }],
  more: said.more,
  Choices: null,
  missing: () => null,
  noDecks: ({ quickStart }) => (quickStart === true ? said.ownDecks : null),
  forbidden: (option, { players }) => (option === 'quickStart' && players !== 2 ? forTwo : null),
  fitted: (chosen) => (chosen['players'] === 2 ? chosen : { ...chosen, quickStart: false }),
  recap,
  HowPlayed: null,
  won: said.won,
  rules: { inShort: { title: short.title, Text: InShort }, part: (name) => name || short.book, module: (name) => name },
};

function recap(configuration: Plain): readonly string[] {
  const { promos, quickStart } = configuration as { promos?: boolean; quickStart?: boolean }; // as the game made it
  if (quickStart) return [said.quickStart];
  return [promos === false ? said.noPromos : said.promos];
}
