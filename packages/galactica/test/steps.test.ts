/** A turn can be copied wherever one of its parts begins: there the state is all there is. */
import {
  openTable,
  randomAnswer,
  replay,
  startTable,
  type Table,
  whim,
  writeCheckpoint,
  writeJournal,
} from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { allCharacters, allFaces } from '../src/content.ts';
import type { Configuration } from '../src/core/setup/options.ts';
import type { State } from '../src/core/state/cells.ts';
import type { Galactica } from '../src/core/state/galactica.ts';
import { numberOf, type TurnPart } from '../src/core/state/turn.ts';
import { galactica } from '../src/game.ts';

type GameTable = Table<Configuration, State, Galactica>;

const kinds = [
  { players: 3, cylonFleet: true },
  { players: 4, cylonFleet: false },
  { players: 5, cylonFleet: true, conflictedLoyalties: true },
  { players: 6, cylonFleet: false, conflictedLoyalties: true },
];

/** Everything there is to know of where a table stands. */
function standing(table: GameTable) {
  return {
    hash: table.hash,
    pending: table.pending,
    views: [...table.world.seats, 'spectator' as const].map((viewer) => table.view(viewer)),
    revealedAt: table.revealedAt,
    checkpointAt: table.checkpointAt,
    length: table.length,
  };
}

/** Plays at random and looks at the table after every answer. */
function play(kind: object, number: number, look: (table: GameTable) => void): void {
  const table = startTable(galactica, galactica.configure(kind), `steps ${number}`);
  const below = whim(number);
  for (let asked = table.pending[0]; asked && table.length < 400; asked = table.pending[0]) {
    look(table);
    const taken = table.answer(asked.seat, randomAnswer(asked, below));
    if (!taken.ok) throw new Error(taken.refusal.message);
  }
}

describe('a turn', () => {
  for (const [number, kind] of kinds.entries()) {
    test(`copied after any answer stands where it stood: ${JSON.stringify(kind)}`, () => {
      const copied = new Set<TurnPart>();
      play(kind, number, (table) => {
        const fork = table.fork();
        expect(standing(fork)).toEqual(standing(table));
        copied.add(table.state.turn.part);
      });
      expect([...copied].sort()).toEqual(expect.arrayContaining(['act', 'crisis', 'movement']));
    });
  }

  test('opened at any step stands where the one played through does, and goes on alike', () => {
    const opened = new Set<TurnPart>();
    play({ players: 5 }, 7, (table) => {
      const other = replay(table);
      const answers = Array.from({ length: table.length }, (_, index) => table.answerAt(index));
      other.stand(table.nearest(), answers);
      const { revealedAt: _, checkpointAt: __, ...where } = standing(table);
      expect(standing(other)).toMatchObject(where);
      opened.add(other.state.turn.part);
    });
    expect(opened.size).toBeGreaterThan(5);
  });

  test('stored in the middle is opened from its boundary', () => {
    play({ players: 4 }, 3, (table) => {
      table.atWindow = () => undefined; // as at a table that is opened: what windows hide counts there
      if (table.length % 9 > 0) return;
      const { table: opened, parting } = openTable(galactica, writeJournal(table), writeCheckpoint(table));
      expect(parting).toBeNull();
      expect(standing(opened)).toEqual(standing(table));
    });
  });
});

test('no two names of cards and abilities are remembered as the same number', () => {
  const names = new Set<string>(allFaces.map(({ name }) => name));
  for (const { abilities } of allCharacters) for (const { name } of abilities) names.add(name);
  const words = new Map<number, string>();
  for (const name of names) {
    expect(words.get(numberOf(name)) ?? name, name).toBe(name);
    words.set(numberOf(name), name);
  }
});
