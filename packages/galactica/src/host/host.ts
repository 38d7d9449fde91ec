/** The board game as it is hosted: all that server, command line and checks need to know of it. */
import { type HostedGame, hosted } from '@ragtag/kernel/host';
import { catalog } from '../catalog.ts';
import { REVISION } from '../core/content/revision.ts';
import type { View } from '../core/view/view.ts';
import { galactica, outcome } from '../game.ts';
import { obvious } from './obvious.ts';
import { post } from './post.ts';
import { reference } from './reference.ts';
import { setup } from './setup.ts';
import { storyteller } from './story.ts';
import { talk } from './talk.ts';
import { variety } from './variety.ts';
import { wording } from './wording.ts';

export type { ReferenceCard, ReferenceWindow } from './reference.ts';
export type { RulebookPart } from './rulebook.ts';
export type { ExplainedOption, ListedCharacter, SetupDetails } from './setup.ts';
export type { GivenCard, ReplayMark, ToldCheck, ToldGame, ToldPlayer, TurningPoint } from './told-game.ts';

export const galacticaHost: HostedGame = hosted(galactica, {
  revision: REVISION,
  title: 'Galactica',
  setup,
  wording,
  post: (view, nameOf) => post(view as unknown as View, nameOf), // as the game made it
  result: (view) => {
    const { over, turn } = view as unknown as View; // as above
    return over && { winner: over.winner, turns: turn.number };
  },
  storyteller,
  talk,
  reference,
  catalog,
  obvious,
  players: ['steady', 'random'],
  checks: {
    variety,
    outcome,
    figures: {
      wanted: { players: 5 },
      sideBySide: [
        { name: 'base', what: 'the base game alone', wanted: { players: 5, sets: ['base'] } },
        { name: 'everything', what: 'every box and a Cylon Leader', wanted: { players: 5, cylonLeader: true } },
      ],
      least: { gamesPerSecond: 150, everythingToBase: 1 },
      most: { journalKB: 40, forkMicros: 100, openMillis: 2, steadyMicros: 1_000, steadyGameMillis: 200 },
    },
  },
});
