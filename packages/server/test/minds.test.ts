/** Where artificial players think: what they are told, and what becomes of one who does not come to an end. */
import { randomUUID } from 'node:crypto';
import type { Player } from '@ragtag/bots';
import { type GameEvent, type GivenAnswer, startTable } from '@ragtag/kernel';
import { hosted } from '@ragtag/kernel/host';
import { afterEach, describe, expect, test } from 'vitest';
import { type Decided, Minds, type Thought } from '../src/minds/minds.ts';
import { ThinkersThread } from '../src/minds/thinking.ts';
import { seatAt } from '../testing/live.ts';
import { MOVE, NO, PASS_ON, parley, WHISPER } from '../testing/parley.ts';

const games = { parley: hosted(parley(9), { title: 'Parley' }) };

/** Players who answer the same, and note what they are told. */
function noting() {
  const told: GameEvent[][] = [];
  const make = (): Player => ({ name: 'noting', see: (events) => void told.push([...events]), decide: () => NO });
  return { told, minds: new Minds(games, make) };
}

/** Plays in turn as the seats that are asked say, and keeps what a thought about it needs. */
function played(answers: readonly number[]) {
  const table = startTable(parley(9), { players: 3 }, 'seed');
  for (const answer of answers) {
    const [asked] = table.pending;
    if (!asked) throw new Error('nobody is asked');
    expect(table.answer(asked.seat, answer)).toEqual({ ok: true });
  }
  const given = answers.map((_, index) => table.answerAt(index));
  const about = (from: number, seat: number): Thought => ({
    id: 'g',
    game: 'parley',
    configuration: { players: 3 },
    seed: 'seed',
    from,
    answers: given.slice(from),
    hash: table.hash,
    seat: seatAt(seat),
    kind: 'random',
    budget: 60_000,
  });
  return { given, about };
}

/** They are asked about so many other games. */
function beginOthers(minds: Minds, count: number): void {
  for (let other = 0; other < count; other++) minds.decide({ ...played([]).about(0, 0), id: randomUUID() });
}

describe('an artificial player', () => {
  test('is told all that its seat was told, from the start, and nothing of what others were told', () => {
    const { told, minds } = noting();
    // Seat 0 whispers to seat 1, who passes it on to seat 2, who is asked now.
    expect(minds.decide(played([WHISPER, PASS_ON]).about(0, 2))).toEqual({ answer: NO });
    expect(told).toEqual([[]]);
    expect(minds.decide(played([WHISPER, PASS_ON, NO]).about(2, 1))).toEqual({ answer: NO });
    expect(told[1]).toEqual([{ type: 'replied', reply: 'pass-on' }]);
  });

  test('is told what is new at each question, and each thing once', () => {
    const { told, minds } = noting();
    minds.decide(played([]).about(0, 0));
    minds.decide(played([MOVE, MOVE, MOVE]).about(0, 0));
    minds.decide(played([MOVE, MOVE, MOVE, MOVE, MOVE, MOVE]).about(3, 0));
    expect(told.map((events) => events.map(({ player }) => player))).toEqual([[], [0, 1, 2], [0, 1, 2]]);
  });

  test('forgets what was taken back', () => {
    const { told, minds } = noting();
    minds.decide(played([MOVE, MOVE]).about(0, 2));
    const after = played([MOVE]);
    expect(minds.decide(after.about(1, 1))).toBe<Decided>('again');
    expect(minds.decide(after.about(0, 1))).toEqual({ answer: NO });
    expect(told.at(-1)).toEqual([{ type: 'moved', player: 0 }]);
  });

  test('is not asked about a game that the rules no longer lead to', () => {
    const { given, about } = played([MOVE, MOVE]);
    const other: GivenAnswer[] = given.map((one) => ({ ...one, hash: one.hash + 1 }));
    expect(noting().minds.decide({ ...about(0, 2), answers: other })).toBe<Decided>('parted');
  });

  test('begins anew with a game that was let go of for others', () => {
    const { told, minds } = noting();
    minds.decide(played([MOVE]).about(0, 1));
    beginOthers(minds, 400);
    const later = played([MOVE, MOVE]);
    expect(minds.decide(later.about(1, 2))).toBe<Decided>('again');
    expect(minds.decide(later.about(0, 2))).toEqual({ answer: NO });
    expect(told.at(-1)?.map(({ player }) => player)).toEqual([0, 1]);
  });

  test('goes on with a game that was asked about lately, however many were begun after it', () => {
    const { minds } = noting();
    minds.decide(played([MOVE]).about(0, 1));
    beginOthers(minds, 399);
    expect(minds.decide(played([MOVE, MOVE]).about(1, 2))).toEqual({ answer: NO });
    beginOthers(minds, 399);
    expect(minds.decide(played([MOVE, MOVE, MOVE]).about(2, 0))).toEqual({ answer: NO });
  });

  test('forgets what was taken back where as much was played since', () => {
    const { minds } = noting();
    minds.decide(played([WHISPER, PASS_ON]).about(0, 2));
    expect(minds.decide(played([MOVE, MOVE]).about(2, 2))).toBe<Decided>('again');
  });
});

/** After one move, asked of the second seat, with so many of the moves known before. */
function atTurn(known: number) {
  const table = startTable(parley(9), { players: 3 }, 'seed');
  table.answer(seatAt(0), MOVE);
  const [asked] = table.pending;
  if (!asked) throw new Error('somebody is asked');
  return { asked, view: table.view(seatAt(1)), thought: played([MOVE]).about(known, 1) };
}

describe('the thread they think on', () => {
  /** A thread that answers every question with 1, but never the one about the game `endless`, and ends on `fatal`. */
  const script = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      parentPort.on('message', (calls) => {
        for (const [number, , , [thought]] of calls) {
          while (thought?.id === 'endless');
          if (thought?.id === 'fatal') process.exit(1);
          parentPort.postMessage([[-number, { answer: 1 }]]);
        }
      });`)}`,
  );
  const open: ThinkersThread[] = [];
  afterEach(async () => {
    for (const thread of open.splice(0)) await thread.close();
  });
  function thread(): ThinkersThread {
    const made = new ThinkersThread(script);
    open.push(made);
    return made;
  }
  const { about } = played([]);

  test('is replaced when a player does not come to an end', async () => {
    const thinkers = thread();
    const endless = { ...about(0, 0), id: 'endless', budget: 20 };
    await expect(thinkers.decide(endless)).rejects.toThrow('thought for more than 20 ms');
    expect(await thinkers.decide(about(0, 0))).toEqual({ answer: 1 });
  });

  test.each(['endless', 'fatal'])('one thinks at a time: who waits for %s is not troubled by it', async (id) => {
    const thinkers = thread();
    const stuck = thinkers.decide({ ...about(0, 0), id, budget: 300 });
    const others = [1, 2, 3].map(() => thinkers.decide({ ...about(0, 0), budget: 100 })); // they wait for longer than that
    await expect(stuck).rejects.toThrow();
    expect(await Promise.all(others)).toEqual([{ answer: 1 }, { answer: 1 }, { answer: 1 }]);
  });

  test('takes those who have to be told a whole game after all others', async () => {
    const thinkers = thread();
    const order: string[] = [];
    const asking = (['told', 'told', 'known', 'untold'] as const).map(async (who) => {
      const { asked, view, thought } = atTurn(who === 'known' ? 1 : 0);
      const { kind, budget } = thought;
      if (who === 'untold') await thinkers.decideUntold({ asked, view, kind, budget });
      else await thinkers.decide(thought);
      order.push(who);
    });
    await Promise.all(asking);
    expect(order).toEqual(['told', 'known', 'untold', 'told']); // the first found nobody there
  });

  test('is replaced when it ends', async () => {
    const thinkers = thread();
    await expect(thinkers.decide({ ...about(0, 0), id: 'fatal' })).rejects.toThrow('ended');
    expect(await thinkers.decide(about(0, 0))).toEqual({ answer: 1 });
  });
});
