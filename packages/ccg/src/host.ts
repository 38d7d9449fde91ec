/** The card game as it is hosted: all that server, command line and checks need to know of it. */
import type { Plain } from '@ragtag/kernel';
import { type HostedGame, hosted, type Wanted } from '@ragtag/kernel/host';
import { catalog } from './catalog.ts';
import { readyMadeDecks } from './content/decks.ts';
import { REVISION } from './content/revision.ts';
import { ccg, outcome } from './game.ts';
import { orderChoices } from './orders.ts';
import { post } from './post.ts';
import { referenceCards } from './reference.ts';
import { decks } from './setup/brought.ts';
import { storyteller } from './story.ts';
import type { View } from './view/view.ts';
import { wording } from './wording.ts';

export type { ReferenceCard } from './reference.ts';

export type { ToldCardGame } from './story.ts';

/** So many kinds of game, each with other decks. */
const KINDS = 100;

/** Every number of players with decks made by chance, and now and then ready-made ones. */
const variety: readonly Wanted[] = Array.from({ length: KINDS }, (_, kind) => {
  const players = 2 + (kind % 5);
  const decks = Array.from({ length: players }, (__, seat) => `random ${kind * 10 + seat}`);
  return kind % 20 < 5 ? { players } : { players, decks };
});

export const ccgHost: HostedGame = hosted(ccg, {
  revision: REVISION,
  title: 'The card game',
  defaults: { players: 2 },
  setup: {
    options: [
      {
        name: 'players',
        label: 'Players',
        text: 'How many play: two to six.',
        group: 'players',
        default: 2,
        values: { kind: 'number', min: 2, max: 6 },
        rules: ['CCG-WIN-06'],
      },
      {
        name: 'promos',
        label: 'Promotional cards',
        text: 'Decks may hold promotional cards and bases.',
        group: 'table',
        default: true,
        values: { kind: 'yes-no' },
      },
      {
        name: 'quickStart',
        label: 'Quick start',
        text: 'A first game for two, with two small decks made for it.',
        group: 'table',
        default: false,
        values: { kind: 'yes-no' },
        rules: ['CCG-DECK-06'],
      },
    ],
    orders: orderChoices,
    details: () => ({ decks: readyMadeDecks }),
  },
  wording,
  result: (view: Plain) => {
    const { players, turn } = view as unknown as View; // as the game made it
    const winners = players.filter(({ won }) => won).map(({ seat }) => seat);
    const winner = winners.map((seat) => `player ${seat + 1}`).join(' and ');
    if (winners.length > 0) return { winner, turns: turn, winners };
    return players.every(({ out }) => out) ? { winner: 'nobody', turns: turn, winners } : null; // all at once. CCG-WIN-05
  },
  post: (view, nameOf) => post(view as unknown as View, nameOf), // as above
  storyteller,
  reference: {
    package: '@ragtag/ccg',
    cards: referenceCards,
  },
  catalog,
  decks,
  players: ['steady', 'random', 'idle'],
  checks: {
    variety: () => variety,
    outcome,
    mostOptions: 199,
    figures: { wanted: { players: 2 }, least: { gamesPerMove: 0.07 }, most: { steadyMicros: 100_000 } },
  },
});
