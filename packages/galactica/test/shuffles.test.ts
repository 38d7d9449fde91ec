/** Whatever the rules shuffle has to be shuffled: leaving one out, anywhere, is noticed where games are simulated. */
import { leaveOutShuffles } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import type { Configuration } from '../src/core/setup/options.ts';
import { galactica } from '../src/game.ts';

const kinds: readonly Partial<Configuration>[] = [
  { players: 5 },
  { players: 4, cylonFleet: false },
  { players: 5, cylonFleet: false, fewerCrises: true },
  { players: 7, cylonLeader: true },
  { players: 4, cylonLeader: true, sets: ['base', 'pegasus'], cylonFleet: false, conflictedLoyalties: false },
  { players: 5, cylonLeader: true, sets: ['base', 'pegasus'], cylonFleet: false, conflictedLoyalties: false },
];
const GAMES = 40;
/** A busy machine plays slowly. */
const timeout = 600_000;

test('no shuffle is missing, and none can be left out unnoticed', { timeout }, () => {
  const games = Array.from({ length: GAMES }, (_, number) => ({
    number,
    configuration: galactica.configure(kinds[number % kinds.length]),
  }));
  const { places, unnoticed } = leaveOutShuffles(galactica, games);
  expect(unnoticed).toEqual([]);
  expect(places.length).toBeGreaterThan(30);
  for (const pile of [
    'destiny',
    'crisis-deck',
    'loyalty-deck',
    'civilians-unused',
    'mutiny-deck',
    'motive-deck',
    'check',
  ])
    expect(places.some((place) => place.startsWith(`${pile} by`))).toBe(true);
});
