import { galactica } from '@ragtag/galactica';
import { type GameEvent, logFor, type Plain, randomAnswer, startTable } from '@ragtag/kernel';
import { dice } from '@ragtag/kernel/testing';
import type { LogLine } from '@ragtag/server/protocol';
import { describe, expect, test } from 'vitest';
import { type Fight, type Fights, followed, isFought, noFights } from '../src/games/galactica/fight/fights.ts';
import { rowOf, rowSaid, titleOf } from '../src/games/galactica/fight/rows.ts';
import { words } from '../src/games/galactica/words/words.ts';

const names = words.namesFor(['Adama', 'Roslin', 'Starbuck', 'Baltar', 'Zarek'], 0);
/** As part of the raiders' activation unless it says otherwise. */
const line = (event: { type: string; [key: string]: Plain }): LogLine => ({
  at: 1,
  event: { scope: 'turn.1/activation.1', ...event },
});
const shot = (n: number): string => `turn.1/activation.1/shot.${n}`;

/** The public log of a game of random players, in the pieces it came in. */
function gameLog(seed: number, cylonFleet: boolean): LogLine[][] {
  const table = startTable(galactica, galactica.configure({ players: 5, cylonFleet }), `fight ${seed}`);
  const below = dice(seed);
  const pieces: LogLine[][] = [];
  while (!table.over) {
    const [asked] = table.pending;
    if (!asked) throw new Error('nobody is asked and the game is not over');
    table.answer(asked.seat, randomAnswer(asked, below));
    if (table.fault) throw table.fault;
    pieces.push(logFor(table.takeEvents(), 'spectator').map((event) => ({ at: 1, event })));
  }
  return pieces;
}

/** Every fight of a log, as it ended: the old ones are forgotten on the way. */
function allFights(pieces: readonly (readonly LogLine[])[]): Fight[] {
  const found = new Map<number, Fight>();
  let state: Fights = noFights;
  for (const lines of pieces) {
    for (const one of lines) {
      state = followed(state, [one]);
      for (const fight of state.fights) found.set(fight.key, fight);
    }
  }
  return [...found.values()];
}

function eventsOf({ kind, opening, steps }: Fight): GameEvent[] {
  const opens = kind === 'activation' || kind === 'pursuit' ? [opening] : [];
  const titles = opens.filter(({ type }) => type === 'activated' || type === 'auto-attack');
  return [...titles, ...steps.flatMap(({ main, n, after }) => [...Array.from({ length: n }, () => main), ...after])];
}

const byText = (events: readonly GameEvent[]): string[] => events.map((event) => JSON.stringify(event)).sort();

/** A raiders' fight: a shot that misses, one that hits, a civilian ship lost, three that move on. */
const activation: LogLine[] = [
  line({ type: 'activated', icon: 'raiders' }),
  line({ type: 'die-rolled', roller: 0, purpose: 'attack-on-viper', natural: 3, scope: shot(1) }),
  line({ type: 'die-result', roller: 0, purpose: 'attack-on-viper', result: 3, scope: shot(1) }),
  line({
    type: 'viper-attacked',
    ship: 'viper',
    area: 'bow',
    pilot: null,
    damaged: 5,
    destroyed: 8,
    result: 3,
    outcome: 'nothing',
    scope: shot(1),
  }),
  line({
    type: 'responded',
    seat: 1,
    window: 'before-roll',
    name: 'Strategic Planning',
    scope: `${shot(2)}/response.3`,
  }),
  line({
    type: 'skill-card-played',
    seat: 1,
    name: 'Strategic Planning',
    skill: 'tactics',
    strength: 3,
    scope: `${shot(2)}/response.3`,
  }),
  line({ type: 'die-rolled', roller: 0, purpose: 'attack-on-galactica', natural: 6, scope: shot(2) }),
  line({ type: 'die-result', roller: 0, purpose: 'attack-on-galactica', result: 8, scope: shot(2) }),
  line({ type: 'galactica-attacked', by: 'raider', area: 'stern', needed: 8, result: 8, hit: true, scope: shot(2) }),
  line({ type: 'location-damaged', location: 'armory', scope: shot(2) }),
  line({ type: 'character-moved', seat: 3, from: 'armory', to: 'sickbay', scope: shot(2) }),
  line({
    type: 'civilian-destroyed',
    name: 'Civilian ship (2 population)',
    loss: { population: 2 },
    area: 'stern',
    scope: shot(4),
  }),
  line({ type: 'resource-lost', resource: 'population', n: 2, left: 8, scope: shot(4) }),
  line({ type: 'raider-moved', from: 'bow', to: 'port-bow' }),
  line({ type: 'raider-moved', from: 'bow', to: 'port-bow' }),
  line({ type: 'raider-moved', from: 'bow', to: 'port-bow' }),
  line({ type: 'step', step: 'prepare-for-jump', seat: 0, scope: 'turn.1' }),
];

describe('a fight', () => {
  const fights = followed(noFights, activation).fights;
  const [fight] = fights;

  test('has a row for each shot, loss and move', () => {
    expect(fights).toHaveLength(1);
    expect(fight && titleOf(fight, names)).toBe('Cylons activate: raiders');
    expect(fight?.steps.map((step) => rowOf(step, names))).toMatchObject([
      {
        text: 'A raider off the bow fires at a viper',
        needs: '5+ damages, 8 destroys',
        rolled: '3',
        outcome: 'Missed',
        after: [],
      },
      {
        text: 'A raider off the stern fires at Galactica',
        needs: '8 hits',
        rolled: '6 + 2 = 8',
        played: 'with Strategic Planning',
        outcome: 'Hit',
        after: ['Armory is damaged', 'Baltar moves to Sickbay'],
      },
      {
        text: 'A raider off the stern destroys a civilian ship',
        result: null,
        after: [expect.stringMatching(/Population.*8 left/)],
      },
      { text: '3 raiders fly from the bow to the port bow', result: null },
    ]);
    expect(fight?.over).toBe(true);
  });

  test('is heard row by row', () => {
    const [, shot] = fight?.steps ?? [];
    expect(shot && rowSaid(rowOf(shot, names))).toBe(
      'A raider off the stern fires at Galactica with Strategic Planning. rolled 6 + 2 = 8, 8 hits. Hit. Armory is damaged. Baltar moves to Sickbay',
    );
  });

  test('is the same however its events come in', () => {
    const one = activation.reduce((state, next) => followed(state, [next]), noFights);
    expect(one).toEqual(followed(noFights, activation));
  });

  test('of ours is apart from the Cylons before it', () => {
    const scope = 'turn.1/action.5/shot.6';
    const attack = [
      line({ type: 'die-rolled', roller: 2, purpose: 'viper-attack', natural: 2, scope }),
      line({ type: 'die-rolled', roller: 2, purpose: 'viper-attack', natural: 7, scope }),
      line({ type: 'die-result', roller: 2, purpose: 'viper-attack', result: 7, scope }),
      line({
        type: 'attacked',
        seat: 2,
        weapon: 'viper',
        ship: 'viper',
        pilot: 2,
        area: 'bow',
        target: { kind: 'raider', area: 'bow' },
        needed: 3,
        result: 7,
        hit: true,
        scope,
      }),
      line({ type: 'raider-destroyed', area: 'bow', n: 1, scope }),
    ];
    const both = followed(noFights, [...activation.slice(0, -1), ...attack]).fights;
    expect(both.map(({ kind }) => kind)).toEqual(['activation', 'attack']);
    const [step] = both[1]?.steps ?? [];
    expect(step && rowOf(step, names)).toMatchObject({
      text: 'Starbuck fires at a raider',
      rolled: '2, again 7',
      needs: '3+ hits',
      tone: 'good',
      after: [expect.stringMatching(/raider.*destroyed/)],
    });
  });
});

describe.each([
  { cylonFleet: true, seeds: [1, 2, 3, 4, 5, 6] },
  { cylonFleet: false, seeds: [11, 12, 13] },
])('in whole games (Cylon Fleet board: $cylonFleet)', ({ cylonFleet, seeds }) => {
  test.each(seeds)('every event of a fight is in a fight, once (game %i)', (seed) => {
    const pieces = gameLog(seed, cylonFleet);
    const fought = pieces.flat().flatMap(({ event }) => (isFought(event) ? [event] : []));
    const thrown = fought.filter(({ type }) => type === 'die-rolled');
    const rest = fought.filter(({ type }) => type !== 'die-rolled' && type !== 'die-result');
    const fights = allFights(pieces);
    expect(rest.length).toBeGreaterThan(5);
    expect(byText(fights.flatMap(eventsOf).filter(isFought))).toEqual(byText(rest));
    const shots = fights.flatMap(({ steps }) => steps.flatMap(({ die }) => die?.thrown ?? []));
    expect([...shots].sort()).toEqual(thrown.map(({ natural }) => Number(natural)).sort());
    for (const { steps } of fights)
      for (const step of steps) expect(rowSaid(rowOf(step, names))).not.toMatch(/undefined|null|NaN/);
  });
});
