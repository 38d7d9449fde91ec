/** Artificial players at a table: what they are told, and how long anybody waits for that. */
import { games } from '@ragtag/games';
import { illegal, startTable } from '@ragtag/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Decided, Minds, type Thought } from '../src/minds/minds.ts';
import type { Thinkers } from '../src/minds/thinking.ts';
import type { Storage } from '../src/storage/storage.ts';
import { Bots } from '../src/tables/bots.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, names, parleyGame, seatAt } from '../testing/live.ts';
import { MOVE } from '../testing/parley.ts';

const [ANN, BEN] = [0, 1];

let database: TestDatabase;
let storage: Storage;
beforeEach(async () => {
  database = await sqliteDatabase();
  storage = await database.open();
  for (const id of names) await storage.createAccount({ id, name: id, password: null, created: 1 });
});
afterEach(async () => {
  await storage.close();
  await database.remove();
});

/** Those who think are in the test's hands: whoever has to be told a whole game waits, the others move. */
function inHand() {
  const told: Pick<Thought, 'from' | 'answers'>[] = [];
  const beginning: ((decided: Decided) => void)[] = [];
  const untold: unknown[] = [];
  const thinkers: Thinkers = {
    decide(thought) {
      told.push(thought);
      if (thought.from > 0) return Promise.resolve({ answer: MOVE });
      return new Promise((resolve) => beginning.push(resolve));
    },
    decideUntold: async ({ view }) => {
      untold.push(view);
      return MOVE;
    },
    close: async () => undefined,
  };
  return { thinkers, told, beginning, untold };
}

test('nobody waits long until an artificial player has been told a whole game', async () => {
  const seats = parleyGame().seats.map((seat) =>
    seat.seat === BEN ? { ...seat, account: null, bot: 'random' } : seat,
  );
  await storage.createGame(parleyGame({ seats }));
  const { thinkers, told, beginning, untold } = inHand();
  const failed = vi.fn();
  const bots = new Bots(thinkers, failed);
  const { tables } = hall(storage, { autoPlayer: (table, seat) => bots.at(table, seat) });
  const table = await tables.open('g');
  await table.start('random');
  const moved = async (seat: number) => {
    const { question } = await table.look(names[seat] ?? '');
    await table.answer(seatAt(seat), question?.name ?? '', MOVE);
  };
  const turn = async () => (await table.look('ann')).view as unknown as { readonly turn: number }; // as Parley shows it

  await moved(ANN);
  await vi.waitFor(async () => expect(await turn()).toMatchObject({ turn: 2 }), 10_000); // decided by what it sees
  expect([told.length, untold]).toEqual([1, [expect.objectContaining({ game: { viewer: BEN, turn: 1, score: 1 } })]]);

  await moved(2);
  await moved(ANN);
  await vi.waitFor(async () => expect(await turn()).toMatchObject({ turn: 5 }), 10_000);
  expect([told.length, untold.length]).toEqual([1, 2]); // it is told once, however often it is asked meanwhile

  beginning[0]?.({ answer: MOVE });
  await moved(2);
  await moved(ANN);
  await vi.waitFor(async () => expect(await turn()).toMatchObject({ turn: 8 }), 10_000);
  expect([told.length, untold.length]).toEqual([2, 2]);
  expect(told[1]).toMatchObject({ from: 1, answers: { length: 6 } }); // what was played since it was told
  expect(failed).not.toHaveBeenCalled();
  await tables.close();
});

test.each(Object.keys(games))('a player of %s decides by a copy of what its seat sees alone', (name) => {
  const hosted = games[name];
  const [kind] = hosted?.players ?? [];
  if (!hosted || kind !== 'steady') throw new Error('steady players know every game');
  const table = startTable(hosted.game, hosted.game.configure({ players: 3 }), 'seed');
  const [asked] = table.pending;
  if (!asked) throw new Error('somebody is asked');
  const question = { asked, view: table.view(asked.seat), kind, budget: 10_000 } as const;
  const answer = new Minds(games).decideUntold(structuredClone(question));
  expect(illegal(asked, answer)).toBeNull();
});
