import {
  ask,
  checkpoint,
  JOURNAL_VERSION,
  type Journal,
  JournalError,
  openTable,
  type Rules,
  readJournal,
  type StoredCheckpoint,
  seat,
  shortHash,
  startTable,
  type Table,
  writeAnswer,
  writeCheckpoint,
  writeJournal,
} from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { named, type SketchFields, type SketchWorld, sketch } from './sketch.ts';

const [ann, ben] = [seat(0), seat(1)];
const TURNS = 6;

/** Ann, then Ben, adds to the score; after `from` turns each up counts `step`. */
function adding(step = 1, from = 0) {
  return function* (g: SketchWorld): Rules {
    for (let turn = 0; turn < TURNS; turn++) {
      for (const player of [ann, ben]) {
        const { type } = yield* ask({ seat: player, kind: 'add', options: named('up', 'stay') });
        if (type === 'up') g.fields.score += turn < from ? 1 : step;
      }
    }
  };
}

/** As `adding`, with turn boundaries: the score itself says which turn it is, for nobody may stay. */
function* boundaries(g: SketchWorld, asking = () => {}): Rules {
  while (g.fields.score < 2 * TURNS) {
    yield* checkpoint();
    for (const player of [ann, ben]) {
      asking();
      yield* ask({ seat: player, kind: 'add', options: named('up', 'up too') });
      g.fields.score += 1;
    }
  }
}

type Sketched = Table<null, SketchFields, SketchWorld>;

function played(table: Sketched, answers: number): Sketched {
  for (let given = 0; given < answers; given++) table.answer(given % 2 === 0 ? ann : ben, 0);
  return table;
}

const journalled = () =>
  writeJournal(
    played(
      startTable(
        sketch((g) => boundaries(g)),
        null,
        'journal',
      ),
      5,
    ),
  );
const stored = () =>
  writeCheckpoint(
    played(
      startTable(
        sketch((g) => boundaries(g)),
        null,
        'journal',
      ),
      5,
    ),
  );

describe('a journal', () => {
  test('is the game, its version, configuration, seed and answers, to be read', () => {
    const table = startTable(
      sketch(function* (g) {
        yield [{ ...question, options: named('a', 'b', 'c'), min: 0, max: 2 }];
        g.fields.score = 7;
        yield [question];
      }),
      null,
      'read me',
    );
    table.answer(ann, [0, 2]);
    table.answer(ann, 1);
    const hashes = [0, 1].map((index) => shortHash(table.answerAt(index).hash));
    expect(writeJournal(table)).toEqual({
      format: 'ragtag-journal',
      formatVersion: JOURNAL_VERSION,
      game: 'sketch',
      gameVersion: 1,
      configuration: null,
      seed: 'read me',
      answers: [`0 [0,2] ${hashes[0]}`, `0 1 ${hashes[1]}`],
    });
  });
  const question = {
    seat: ann,
    kind: 'x',
    rules: [],
    context: {},
    secret: false,
    options: named('a', 'b'),
    min: 1,
    max: 1,
  };

  test('writes a hash in five letters and digits, the same when read back', () => {
    for (const hash of [0, 1, -1, 123_456_789, -2_147_483_648, 2_147_483_647]) {
      const short = shortHash(hash);
      expect(short).toMatch(/^[0-9a-z]{5}$/);
      expect(shortHash(Number.parseInt(short, 36))).toBe(short);
    }
    expect(writeAnswer({ seat: ben, answer: [], hash: 35 })).toBe('1 [] 0000z');
  });

  test('survives being text', () => {
    const journal = journalled();
    expect(readJournal(JSON.parse(JSON.stringify(journal)))).toEqual(journal);
  });

  test('keeps what was taken back, for the record', () => {
    const table = played(
      startTable(
        sketch((g) => boundaries(g)),
        null,
        'journal',
      ),
      5,
    );
    table.rewind(3);
    const journal = writeJournal(table);
    expect(journal.undone).toEqual([{ at: 3, answers: journalled().answers.slice(3) }]);
    const { table: opened } = openTable(
      sketch((g) => boundaries(g)),
      readJournal(JSON.parse(JSON.stringify(journal))),
    );
    expect(opened.length).toBe(3);
    expect(writeJournal(opened)).toEqual(journal);
  });
});

describe('a malformed journal says what was expected', () => {
  const answers = [...journalled().answers];
  test.each<[string, unknown, string]>([
    ['nothing', null, 'expected a journal: an object with "format": "ragtag-journal"'],
    ['a text', 'journal', 'expected a journal'],
    ['a list', [], 'expected a journal'],
    ['something else', { ...journalled(), format: 'pgn' }, 'expected a journal'],
    ['a later format', { ...journalled(), formatVersion: 3 }, 'expected "formatVersion": 2, not 3'],
    [
      'an earlier format',
      { ...journalled(), formatVersion: 1 },
      'this game was stored before version 2 of the journal',
    ],
    ['an odd format', { ...journalled(), formatVersion: { toString: 1 } }, 'expected "formatVersion": 2'],
    ['no game', { ...journalled(), game: undefined }, 'expected "game": the name of the game'],
    ['an odd version', { ...journalled(), gameVersion: '1' }, 'expected "gameVersion": a number'],
    ['no seed', { ...journalled(), seed: 5 }, 'expected "seed": a text'],
    ['no configuration', { ...journalled(), configuration: undefined }, 'expected "configuration"'],
    ['no answers', { ...journalled(), answers: {} }, 'expected "answers": a list'],
    ['undone in no list', { ...journalled(), undone: {} }, 'expected "undone": a list'],
    ['undone of nothing', { ...journalled(), undone: [null] }, 'expected each of "undone" to have "at"'],
    ['undone nowhere', { ...journalled(), undone: [{ at: -1, answers: [] }] }, 'expected each of "undone"'],
    ['undone without answers', { ...journalled(), undone: [{ at: 1 }] }, 'expected each of "undone"'],
    ['odd undone answers', { ...journalled(), undone: [{ at: 1, answers: [5] }] }, 'undone answer 0: expected'],
    ...[
      '',
      '0 1',
      '14 0 00000',
      '0 -1 00000',
      '0 1.5 00000',
      '0 1 0000',
      '0 1 00000 ',
      '0 [1,] 00000',
      '0 [01] 00000',
    ].map((line): [string, unknown, string] => [
      `the answer '${line}'`,
      { ...journalled(), answers: [...answers, line] },
      'answer 5: expected "seat answer hash", like "2 17 k3f9a" or "0 [1,4] 02xyz"',
    ]),
    ['an answer that is no text', { ...journalled(), answers: [7] }, 'answer 0: expected'],
  ])('%s', (_what, input, message) => {
    expect(() => readJournal(input)).toThrow(JournalError);
    expect(() => readJournal(input)).toThrow(message);
  });

  test('a journal of another game is not opened', () => {
    const chess: Journal = { ...journalled(), game: 'chess' };
    expect(() =>
      openTable(
        sketch((g) => boundaries(g)),
        chess,
      ),
    ).toThrow(new JournalError('expected a journal of sketch, not of chess'));
  });
});

describe('opening', () => {
  test('stands where the journal ends, with and without its checkpoint', () => {
    const table = played(
      startTable(
        sketch((g) => boundaries(g)),
        null,
        'journal',
      ),
      5,
    );
    for (const point of [undefined, stored()]) {
      const {
        table: opened,
        agreed,
        parting,
      } = openTable(
        sketch((g) => boundaries(g)),
        journalled(),
        point,
      );
      expect([opened.hash, opened.length, agreed, parting]).toEqual([table.hash, 5, 5, null]);
      expect([opened.pending, opened.checkpoint()]).toEqual([table.pending, table.checkpoint()]);
    }
  });

  test('plays only the answers since the checkpoint', () => {
    let asked = 0;
    const game = sketch((g) =>
      boundaries(g, () => {
        asked++;
      }),
    );
    openTable(game, journalled());
    expect(asked).toBe(6);
    asked = 0;
    openTable(game, journalled(), stored());
    expect(asked).toBe(2);
  });

  test.each<[string, (good: StoredCheckpoint) => StoredCheckpoint]>([
    [
      'of other words',
      (good) => ({ ...good, words: good.words.map((byte, index) => (index === 3 ? byte ^ 1 : byte)) }),
    ],
    ['of another hash', (good) => ({ ...good, hash: good.hash ^ 1 })],
    ['of another size', (good) => ({ ...good, words: good.words.slice(2) })],
    ['of another version', (good) => ({ ...good, gameVersion: 2 })],
    ['of too late a moment', (good) => ({ ...good, at: 6 })],
    ['of an earlier moment', (good) => ({ ...good, at: 2 })],
    ['of the beginning', (good) => ({ ...good, at: 0 })],
    ['of no moment', (good) => ({ ...good, at: -1 })],
    ['of half a moment', (good) => ({ ...good, at: 1.5 })],
    ['of another game altogether', (good) => ({ ...good, words: new Uint8Array(good.words.length), hash: 0 })],
  ])('does without a checkpoint %s', (_what, damage) => {
    const { table, parting } = openTable(
      sketch((g) => boundaries(g)),
      journalled(),
      damage(stored()),
    );
    expect(parting).toBeNull();
    expect(writeJournal(table)).toEqual(journalled());
    expect(table.checkpoint()).toEqual(
      played(
        startTable(
          sketch((g) => boundaries(g)),
          null,
          'journal',
        ),
        5,
      ).checkpoint(),
    );
  });

  test('does without a checkpoint that is sound, but not of the answers before it', () => {
    const game = sketch((g) => boundaries(g));
    const early = writeCheckpoint(played(startTable(game, null, 'journal'), 2));
    const table = played(startTable(game, null, 'journal'), 4);
    const opened = openTable(game, writeJournal(table), { ...early, at: 4 });
    expect([opened.parting, opened.table.hash]).toEqual([null, table.hash]);
  });

  test('leaves the events since the checkpoint to be taken', () => {
    const game = sketch(function* (g): Rules {
      for (;;) {
        yield* checkpoint();
        for (let time = 0; time < 2; time++) {
          yield* ask({ seat: ann, kind: 'go', options: named('go') });
          g.fields.score += 1;
          g.emit({ type: 'went', score: g.fields.score });
        }
      }
    });
    const table = startTable(game, null, 'events');
    for (let time = 0; time < 5; time++) table.answer(ann, 0);
    const { table: opened } = openTable(game, writeJournal(table), writeCheckpoint(table));
    expect(opened.takeEvents().map(({ event }) => event['score'])).toEqual([5]);
  });
});

describe('a journal played with other rules', () => {
  const old = () => writeJournal(played(startTable(sketch(adding()), null, 'old'), 8));

  test('is put back to the last answer that agrees, and says so', () => {
    const changed = sketch(adding(2, 2), { version: 2 });
    const { table, agreed, parting } = openTable(changed, old());
    expect([agreed, table.length, table.state.fields.score]).toEqual([4, 4, 4]);
    expect(parting?.notice).toMatch(
      /^This game was played with other rules \(version 1, now 2\)\. Answer 5 of 8 no longer holds \(it led to state [0-9a-z]{5}, now to [0-9a-z]{5}\); it can go on from the answer before it\.$/,
    );
    expect(table.answer(ann, 0)).toEqual({ ok: true });
  });

  test('keeps the answers that no longer hold with those taken back', () => {
    const undone = [{ at: 1, answers: ['1 1 00abc'] }];
    const { table } = openTable(sketch(adding(2, 2), { version: 2 }), { ...old(), undone });
    const journal = writeJournal(table);
    expect(journal.gameVersion).toBe(2);
    expect(journal.undone).toEqual([...undone, { at: 4, answers: old().answers.slice(4) }]);
    expect(openTable(sketch(adding(2, 2), { version: 2 }), journal)).toMatchObject({ agreed: 4, parting: null });
  });

  test('says when an answer is no longer legal', () => {
    const stricter = sketch(function* (g): Rules {
      yield* ask({ seat: ann, kind: 'add', options: named('up', 'stay') });
      g.fields.score += 1;
      yield* ask({ seat: ann, kind: 'add', options: named('up', 'stay') });
    });
    const { agreed, parting } = openTable(stricter, old());
    expect(agreed).toBe(1);
    expect(parting?.notice).toContain('seat 1 is not asked anything now');
  });

  test('says when the rules fail, and lets the game go on from before', () => {
    const failing = sketch(function* (g): Rules {
      yield* ask({ seat: ann, kind: 'add', options: named('up', 'stay') });
      g.fields.score += 1;
      yield* ask({ seat: ben, kind: 'add', options: named('up', 'stay') });
      throw new Error('not yet written');
    });
    const { table, agreed, parting } = openTable(failing, old());
    expect([agreed, table.fault, table.pending.length]).toEqual([1, null, 1]);
    expect(parting?.notice).toContain('the rules failed: not yet written');
  });

  test('that say the same opens as before', () => {
    expect(openTable(sketch(adding(), { version: 2 }), old())).toMatchObject({ agreed: 8, parting: null });
  });

  test('since a checkpoint is put back just the same', () => {
    const changed = sketch(function* (g): Rules {
      while (g.fields.score < 2 * TURNS) {
        yield* checkpoint();
        for (const player of [ann, ben]) {
          yield* ask({ seat: player, kind: 'add', options: named('up', 'up too') });
          g.fields.score += g.fields.score < 4 ? 1 : 2;
        }
      }
    });
    for (const point of [undefined, stored()]) {
      const { table, agreed, parting } = openTable(changed, journalled(), point);
      expect([agreed, table.state.fields.score]).toEqual([4, 4]);
      expect(parting?.notice).toContain('Answer 5 of 5 no longer holds');
    }
  });
});
