import { type Journal, openTable, readJournal, writeCheckpoint, writeJournal } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wreckers } from '../../testing/wreckers/wreckers.ts';
import { games, standing, start, type WreckersTable } from './standing.ts';

/** The journal as it comes back from wherever it was stored. */
function storedJournal(table: WreckersTable): Journal {
  return readJournal(JSON.parse(JSON.stringify(writeJournal(table))));
}

test('a journal opens where it was written, after every answer, with its checkpoint and without', () => {
  let opened = 0;
  fc.assert(
    fc.property(games({ turns: 20 }), (game) => {
      const table = start(game);
      const below = dice(game.players);
      while (!table.over) {
        step(table, below);
        const journal = storedJournal(table);
        const expected = standing(table);
        for (const checkpoint of [undefined, writeCheckpoint(table)]) {
          const again = openTable(wreckers, journal, checkpoint);
          expect([again.agreed, again.parting]).toEqual([table.length, null]);
          expect(standing(again.table)).toEqual(expected);
          expect(JSON.stringify(writeJournal(again.table))).toBe(JSON.stringify(journal));
          opened++;
        }
      }
    }),
    { seed: 12, numRuns: 6 },
  );
  expect(opened).toBeGreaterThan(1_000);
});

test('an older checkpoint opens it as well', () => {
  fc.assert(
    fc.property(games(), fc.nat(), (game, when) => {
      const table = start(game);
      const below = dice(game.players);
      let checkpoint = writeCheckpoint(table);
      const keepAt = when % 150;
      while (!table.over) {
        step(table, below);
        if (table.length <= keepAt) checkpoint = writeCheckpoint(table);
      }
      const { table: again, parting } = openTable(wreckers, storedJournal(table), checkpoint);
      expect(parting).toBeNull();
      expect(standing(again)).toEqual(standing(table));
    }),
    { seed: 13, numRuns: 25 },
  );
});

test('a game opened in the middle goes on as the other would have', () => {
  fc.assert(
    fc.property(games(), fc.nat(120), (game, before) => {
      const table = start(game);
      const below = dice(game.players);
      while (!table.over && table.length < before) step(table, below);
      const { table: again } = openTable(wreckers, storedJournal(table), writeCheckpoint(table));
      while (!table.over) {
        step(table, below);
        const { seat, answer, hash } = table.answerAt(table.length - 1);
        expect(again.answer(seat, answer)).toEqual({ ok: true });
        expect(again.hash).toBe(hash);
      }
      expect(writeJournal(again)).toEqual(writeJournal(table));
    }),
    { seed: 14, numRuns: 25 },
  );
});
