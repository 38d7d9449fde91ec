import { type Answer, type Decision, illegal, type Plain, randomAnswer, startTable } from '@ragtag/kernel';
import { dice } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { galacticaHost } from '../../src/host/host.ts';
import { obvious } from '../../src/host/obvious.ts';
import { galactica } from '../../src/index.ts';

const first = () => 0;

/** A question in a window, where this can be done. */
function window(kind: string, context: Decision['context'], ...names: readonly string[]): Decision {
  const options = [{ type: 'pass' }, ...names.map((name) => ({ type: 'respond', from: 'skill', name }))];
  const seat = 0 as Decision['seat'];
  return { seat, kind, rules: [], context, secret: true, options, min: 1, max: 1 };
}

const holding = (name: string): Plain => ({ players: [{ revealed: false, loyalty: [{ card: 1, name }] }] });
const human = () => holding('You Are Not a Cylon');
const cylon = () => holding('You Are a Cylon');
const passes = { answer: 0, why: 'hopeless' };

describe('a window passes by itself', () => {
  test('after a check that 2 points cannot turn', () => {
    const after = (short: number) => obvious(window('after-total', { short }, 'Declare Emergency'), human, first);
    expect([0, 1, 2, 3, 9].map(after)).toEqual([passes, null, null, passes, passes]);
  });

  test('where a higher die could only harm, unless somebody wants that', () => {
    const roll = (purpose: string) =>
      window('before-roll', { purpose, natural: null, modifier: 0 }, 'Strategic Planning');
    expect(obvious(roll('attack-on-galactica'), human, first)).toEqual(passes);
    expect(obvious(roll('attack-on-galactica'), cylon, first)).toBeNull();
    expect(obvious(roll('ftl'), human, first)).toBeNull();
  });

  test('after a shot that missed', () => {
    const shot = (natural: number) =>
      window('after-roll', { purpose: 'attack-on-viper', natural, modifier: 0 }, 'Evasive Maneuvers');
    expect(obvious(shot(4), human, first)).toEqual(passes);
    expect(obvious(shot(5), human, first)).toBeNull();
    expect(obvious(shot(4), cylon, first)).toBeNull();
  });

  test('where a point more or less makes no difference, or only the wrong one', () => {
    const rolled = (purpose: string, natural: number, look: () => Plain) => {
      const asked = window('after-roll', { purpose, natural, modifier: 0 });
      const ways = [1, -1].map((change) => ({ type: 'respond', from: 'skill', name: 'Calculations', change }));
      return obvious({ ...asked, options: [...asked.options, ...ways] }, look, first);
    };
    const asksAt = (purpose: string, look: () => Plain) =>
      [1, 2, 3, 4, 5, 6, 7, 8].filter((natural) => rolled(purpose, natural, look) === null);
    expect(asksAt('attack-on-galactica', human)).toEqual([4, 8]); // it hit, and one less would miss
    expect(asksAt('attack-on-galactica', cylon)).toEqual([3, 4, 7, 8]);
    expect(asksAt('ftl', human)).toEqual([6]);
    expect(asksAt('ftl', cylon)).toEqual([6, 7]);
    expect(asksAt('nuke', human)).toHaveLength(8); // whatever a die is for that nothing is said of
  });

  test('where the cards it makes count do so already', () => {
    const before = window('before-check', {}, 'Scientific Research');
    const check = (skills: Plain, positive: Plain) => () => ({ check: { skills, positive } });
    expect(obvious(before, check(['tactics', 'engineering'], []), first)).toEqual(passes);
    expect(obvious(before, check(['tactics'], ['engineering']), first)).toEqual(passes);
    expect(obvious(before, check(['tactics'], []), first)).toBeNull();
  });

  test('never where something else could be done as well', () => {
    expect(obvious(window('after-total', { short: 0 }, 'Declare Emergency', 'Iron Will'), human, first)).toBeNull();
  });
});

test('what is answered openly at once is known to all, and always legal', () => {
  const why = new Map<string, number>();
  for (let game = 0; game < 6; game++) {
    const table = startTable(galactica, galactica.configure({ players: 5 }), `obvious ${game}`);
    const below = dice(game);
    while (!table.over) {
      const [asked] = table.pending;
      if (!asked) throw new Error('nobody is asked and the game is not over');
      const own = galacticaHost.obvious(asked, () => table.view(asked.seat).game, first);
      let answer: Answer = randomAnswer(asked, below);
      if (own) {
        expect(illegal(asked, own.answer)).toBeNull();
        if (!asked.secret) expect(obvious(asked, () => table.view('spectator').game, first)).toEqual(own);
        why.set(own.why, (why.get(own.why) ?? 0) + 1);
        answer = own.answer;
      }
      table.answer(asked.seat, answer);
      if (table.fault) throw table.fault;
    }
  }
  expect([...why.keys()].sort()).toEqual(['hopeless', 'only', 'same']);
});

test('the order of abilities is asked where it makes a difference', () => {
  const order = (...names: readonly string[]) => {
    const options = names.map((name, card) => ({ type: 'ability', name, card }));
    return obvious({ ...window('ability-order', {}), secret: false, options }, human, first);
  };
  const anyOrder = { answer: 0, why: 'same' };
  expect(order('Iron Will', 'Establish Network')).toEqual(anyOrder);
  expect(order('Violent Outbursts', 'Iron Will')).toEqual(anyOrder);
  expect(order('Iron Will', 'Red Tape')).toBeNull(); // it may take the other card out first
  expect(order('Violent Outbursts', 'Bait')).toBeNull();
});

test('who can only do nothing is asked for an action all the same: their hidden cards may be why', () => {
  const asked = { ...window('action', {}), secret: false, options: [{ type: 'nothing' }] };
  expect(obvious(asked, human, first)).toBeNull();
});
