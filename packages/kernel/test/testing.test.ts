import { execFileSync } from 'node:child_process';
import {
  ask,
  askSome,
  checkpoint,
  type Face,
  type Rules,
  seat,
  startTable,
  type Zone,
  zoneKinds,
} from '@ragtag/kernel';
import { checkHidden, dice, Leak, playRandomly, rule, stack, step, TestTable } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { named, type SketchWorld, sketch } from './sketch.ts';

const [ann, ben] = [seat(0), seat(1)];
const deck = 0 as Zone; // the first of the zones below
const hand = 1 as Zone;

/** Ann rolls for points, as often as she likes. */
function* rolling(g: SketchWorld): Rules {
  for (;;) {
    yield* checkpoint();
    const { type } = yield* ask({ seat: ann, kind: 'roll', options: named('roll', 'stop', 'fail') });
    if (type === 'stop') return;
    if (type === 'fail') throw new Error('the die is lost');
    g.fields.score += g.chance.die(6);
  }
}

const rollingTable = () => new TestTable(sketch(rolling), null).setUp(() => {});

describe('scripted chance', () => {
  test('rolls what is written down, then as usual', () => {
    const table = rollingTable();
    table.chance.rolls.push(6, 2);
    table.give(ann, 0).give(ann, 0);
    expect(table.state.fields.score).toBe(8);
    const usual = rollingTable();
    table.give(ann, 0);
    usual.give(ann, 0);
    expect(table.state.fields.score - 8).toBe(usual.state.fields.score);
  });

  test('rolls nothing that is not on the die', () => {
    const table = rollingTable();
    table.chance.rolls.push(7);
    expect(() => table.give(ann, 0)).toThrow('a die of 6 sides cannot show 7');
  });
});

describe('a position', () => {
  test("is set up in the game's words and played on from", () => {
    const table = new TestTable(sketch(rolling), null).setUp((g) => {
      g.fields.score = 40;
    });
    table.chance.rolls.push(1);
    table.choose(ann, { type: 'roll' });
    expect(table.view(ben).game).toEqual({ score: 41 });
    table.rewind(0);
    expect(table.view(ben).game).toEqual({ score: 40 });
  });
});

describe('performing', () => {
  test('runs one procedure to its first question, and to its end', () => {
    const table = rollingTable().perform(function* (g) {
      g.fields.score = 1;
      yield* ask({ seat: ben, kind: 'say', options: named('yes') });
      g.fields.score = 2;
    });
    expect([table.state.fields.score, table.pending.map(({ kind }) => kind), table.over]).toEqual([1, ['say'], false]);
    table.give(ben, 0);
    expect([table.state.fields.score, table.over]).toEqual([2, true]);
  });

  test('throws what the procedure throws, at once or after an answer', () => {
    const failing = function* (): Rules {
      yield* ask({ seat: ben, kind: 'say', options: named('yes') });
      throw new Error('after the answer');
    };
    expect(() => rollingTable().perform(failing).give(ben, 0)).toThrow('after the answer');
    expect(() =>
      rollingTable().perform(function* (): Rules {
        yield* checkpoint();
        throw new Error('at once');
      }),
    ).toThrow('at once');
  });
});

describe('choosing', () => {
  const options = [
    { type: 'card', face: 1, at: ['bow'] },
    { type: 'card', face: 2, at: ['stern'] },
    { type: 'card', face: 2, at: ['bow'] },
  ];
  const some = (max: number, min = 1) =>
    rollingTable().perform(() => askSome({ seat: ann, kind: 'take', options, min, max }));

  test('finds the option with the fields given', () => {
    expect(
      some(1)
        .choose(ann, { face: 2, at: ['bow'] })
        .answerAt(0).answer,
    ).toBe(2);
  });

  test('finds several, like ones apart, and answers in their order', () => {
    expect(some(3).choose(ann, { face: 2 }, { face: 2 }, { face: 1 }).answerAt(0).answer).toEqual([0, 1, 2]);
  });

  test.each<[() => unknown, string]>([
    [() => some(1).choose(ann, { face: 3 }), '{"face":3} is no option of take of seat 0'],
    [() => some(3).choose(ann, { face: 1 }, { face: 1 }), '{"face":1} is no option of take of seat 0'],
    [() => some(1).choose(ann, { face: 1 }, { face: 2 }), 'expected one choice, not 2'],
    [() => some(1).choose(ben, { face: 1 }), 'seat 1 is not asked anything; asked: take of seat 0'],
    [() => some(2).choose(ann), 'expected 1 to 2 options, got 0'],
    [() => some(1).give(ann, 9), 'take: expected one whole number from 0 to 2'],
    [() => rollingTable().choose(ann, { type: 'fail' }), 'the die is lost'],
  ])('says what is wrong: %s', (wrong, message) => {
    expect(wrong).toThrow(message);
  });
});

describe('stacking', () => {
  const dealt = () =>
    new TestTable(
      sketch(() => checkpoint(), { cards: 4, zones: [zoneKinds.deck('deck'), zoneKinds.open('hand')] }),
      null,
    ).setUp(({ cards }) => {
      for (const face of [5, 6, 7, 6]) cards.create(face as Face, deck);
    });
  const facesOf = ({ cards }: SketchWorld, zone: Zone) => cards.list(zone).map((card) => cards.faceOf(card));

  test('puts the next cards on top, and loses none', () => {
    const table = dealt();
    stack(table, deck, [7, 6] as Face[]);
    table.state.cards.draw(deck, hand);
    table.state.cards.draw(deck, hand, 'bottom');
    expect(facesOf(table.state, hand)).toEqual([7, 6]);
    expect(facesOf(table.state, deck).sort()).toEqual([5, 6]);
  });

  test('takes the same face as often as it is there', () => {
    const table = dealt();
    stack(table, deck, [6, 6] as Face[]);
    expect(facesOf(table.state, deck).slice(0, 2)).toEqual([6, 6]);
    expect(() => stack(table, deck, [6, 6, 6] as Face[])).toThrow(RangeError);
  });
});

describe('the check of hidden information', () => {
  /** Two open cards are shuffled into the deck before Ann is asked. What everybody sees of them then is for `seen`. */
  const hiding = (seen: (g: SketchWorld) => Face | null) => {
    const zones = [zoneKinds.deck('deck'), zoneKinds.open('open')];
    const game = sketch(
      function* (g) {
        if (g.cards.all().length === 0) g.cards.createAll([5, 6] as Face[], hand);
        yield* checkpoint();
        g.cards.moveAll(hand, deck);
        g.cards.shuffle(deck);
        yield* ask({ seat: ann, kind: 'guess', options: named('five', 'six') });
      },
      { cards: 2, zones },
    );
    return startTable({ ...game, view: (g) => ({ seen: seen(g) }) }, null, 'hiding');
  };

  test('looks at what has become hidden since the turn began', () => {
    const top = ({ cards }: SketchWorld) => {
      const card = cards.top(deck);
      return card === null ? null : cards.faceOf(card);
    };
    expect(() => lookAt(hiding(top))).toThrow(Leak);
    expect(lookAt(hiding(() => null))).toBeGreaterThan(0);
  });

  test('stops where the game itself cannot be played from its checkpoint', () => {
    const once = sketch(
      function* (g) {
        if (g.fields.score === 1) throw new Error('cannot go on from here');
        g.fields.score = 1;
        yield* checkpoint();
        yield* ask({ seat: ann, kind: 'go', options: named('go') });
      },
      { cards: 2, zones: [zoneKinds.deck('deck')] },
    );
    expect(() => checkHidden(startTable(once, null, 'once'), ben, dice(1))).toThrow('cannot go on from here');
  });

  function lookAt(table: ReturnType<typeof hiding>): number {
    let moments = 0;
    for (let time = 0; time < 10; time++) moments += checkHidden(table, ben, dice(time));
    return moments;
  }
});

describe('random players', () => {
  const twoSteps = sketch(function* () {
    yield* ask({ seat: ann, kind: 'one', options: named('a', 'b') });
    yield* ask({ seat: ben, kind: 'two', options: named('a', 'b') });
  });

  test('play to the end, or as far as they are told', () => {
    const table = startTable(twoSteps, null, 'random');
    const lengths: number[] = [];
    playRandomly(table, dice(1), { limit: 1, after: ({ length }) => lengths.push(length) });
    expect([table.over, table.length]).toEqual([false, 1]);
    playRandomly(table, dice(1), { after: ({ length }) => lengths.push(length) });
    expect([table.over, lengths]).toEqual([true, [1, 2]]);
  });

  test('stop with what the rules throw, and at a dead end', () => {
    const failing = sketch(function* () {
      yield* ask({ seat: ann, kind: 'one', options: named('a') });
      throw new Error('a mistake');
    });
    expect(() => playRandomly(startTable(failing, null, 'fail'), dice(1))).toThrow('a mistake');
    const table = startTable(twoSteps, null, 'over');
    playRandomly(table, dice(1));
    expect(() => step(table, dice(1))).toThrow('dead end');
  });

  test('choose alike from the same seed, and otherwise from another', () => {
    const numbers = (seed: number) => {
      const below = dice(seed);
      return Array.from({ length: 20 }, () => below(1000));
    };
    expect(numbers(5)).toEqual(numbers(5));
    expect(numbers(5)).not.toEqual(numbers(6));
    for (const number of numbers(5)) expect(number).toBeLessThan(1000);
  });
});

rule(['lower-1', 'lower-2'], 'a rule test names the rules it proves', () => {
  expect(expect.getState().currentTestName).toContain('[lower-1 lower-2] a rule test names the rules it proves');
});

describe('outside tests', () => {
  /** What plain Node says to this import from inside the kernel, without the condition that tests run under. */
  function importing(specifier: string, ...flags: string[]): string {
    const code = `import(${JSON.stringify(specifier)}).then(() => 'there', (error) => error.code).then(console.log)`;
    const cwd = new URL('..', import.meta.url);
    return execFileSync(process.execPath, [...flags, '-e', code], { cwd, encoding: 'utf8' }).trim();
  }

  test('there is no scripted chance to be imported', () => {
    expect(importing('@ragtag/kernel/testing')).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
    expect(importing('@ragtag/kernel/testing', '--conditions=production')).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
    expect(importing('@ragtag/kernel/testing/test-table.ts')).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  });
});
