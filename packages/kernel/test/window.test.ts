import { ask, openWindow, type Rules, type Seat, seat, type Window } from '@ragtag/kernel';
import { TestTable } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { named, sketch } from './sketch.ts';

const [ann, ben, cat] = [seat(0), seat(1), seat(2)];

type Response = { readonly type: string };

/** A table with a window open to all three; `cards` is what each could still play. Says who did what, in order. */
function opened(
  until: Window<Response>['until'],
  cards: Record<Seat, string[]>,
  more: Partial<Window<Response>> & { closes?: string; atWindow?: () => void } = {},
) {
  const done: string[] = [];
  const table = new TestTable(
    sketch(function* () {}),
    null,
  );
  table.atWindow = more.atWindow ?? null;
  table.perform(function* () {
    yield* openWindow<Response>({
      kind: 'before-roll',
      rules: ['R-9'],
      seats: [ann, ben, cat],
      until,
      arbiter: cat,
      responses: (seat) => named(...(cards[seat] ?? [])),
      respond(seat, { type }) {
        done.push(`${seat} ${type}`);
        cards[seat] = (cards[seat] ?? []).filter((card) => card !== type);
        return type === more.closes ? 'close' : undefined;
      },
      ...more,
    });
    done.push('closed');
  });
  return { table, done, asked: () => table.pending.map(({ seat, kind }) => `${kind} ${seat}`) };
}

describe('a window', () => {
  test('asks only those who can respond, with a pass first', () => {
    const { table, asked } = opened('all-pass', { [ann]: [], [ben]: ['luck', 'skill'], [cat]: [] });
    expect(asked()).toEqual(['before-roll 1']);
    expect(table.askedOf(ben)).toMatchObject({
      rules: ['R-9'],
      secret: true,
      options: [{ type: 'pass' }, { type: 'luck' }, { type: 'skill' }],
      silence: 0,
    });
  });

  test('closes unseen when nobody can respond', () => {
    const { table, done } = opened('all-pass', {});
    expect(done).toEqual(['closed']);
    expect(table.over).toBe(true);
  });

  test('is open to all who look, whether or not anybody can respond, and again after each response', () => {
    const openings = (cards: Record<Seat, string[]>, more: Partial<Window<Response>> = {}) => {
      let count = 0;
      const { table } = opened('all-pass', cards, { ...more, atWindow: () => count++ });
      if (table.askedOf(ben)) table.choose(ben, { type: 'luck' });
      return count;
    };
    expect(openings({})).toBe(1);
    expect(openings({ [ann]: ['luck'] })).toBe(1);
    expect(openings({ [ben]: ['luck'] })).toBe(2);
    expect(openings({}, { seats: [] })).toBe(0);
    expect(openings({}, { isOpenTo: () => false })).toBe(0);
  });

  test('leaves nobody an answer to take back unnoticed: others may have answered since', () => {
    const { table } = opened('all-pass', { [ann]: ['luck'], [ben]: ['luck'] });
    table.choose(ann, { type: 'pass' });
    expect(table.revealedAt).toBe(table.length);
  });

  test('shows nobody who is waited for', () => {
    const { table } = opened('all-pass', { [ann]: ['luck'], [ben]: ['luck'] });
    for (const viewer of [ann, ben, cat, 'spectator'] as const) {
      expect(table.view(viewer)).toMatchObject({ awaited: [], waiting: true });
    }
    expect([table.view(ann).asked?.kind, table.view(cat).asked, table.view('spectator').asked]).toEqual([
      'before-roll',
      null,
      null,
    ]);
    table.choose(ann, { type: 'pass' });
    expect(table.view(cat)).toMatchObject({ asked: null, awaited: [], waiting: true });
  });

  test('tells what it is about, and which event it belongs to', () => {
    const context = { roll: 3 };
    const { table } = opened('all-pass', { [ann]: ['luck'] }, { context, event: 'jump' });
    expect(table.askedOf(ann)?.context).toEqual({ roll: 3, event: 'jump' });
    expect(opened('all-pass', { [ann]: ['luck'] }, { context }).table.askedOf(ann)?.context).toEqual({ roll: 3 });
    expect(opened('all-pass', { [ann]: ['luck'] }).table.askedOf(ann)?.context).toEqual({});
  });

  test('is not open to those who might not respond', () => {
    const { asked } = opened('all-pass', { [ann]: ['luck'], [ben]: ['luck'] }, { seats: [ben] });
    expect(asked()).toEqual(['before-roll 1']);
  });
});

describe('until all pass in succession', () => {
  test('everybody is asked again after a response, passed or not', () => {
    const { table, done, asked } = opened('all-pass', { [ann]: ['luck'], [ben]: ['luck', 'skill'] });
    table.choose(ann, { type: 'pass' }).choose(ben, { type: 'luck' });
    expect(done).toEqual(['1 luck']);
    expect(asked()).toEqual(['before-roll 0', 'before-roll 1']);
    table.choose(ben, { type: 'pass' }).choose(ann, { type: 'luck' });
    expect(asked()).toEqual(['before-roll 1']);
    table.choose(ben, { type: 'pass' });
    expect(done).toEqual(['1 luck', '0 luck', 'closed']);
  });

  test('it closes when all pass', () => {
    const { table, done } = opened('all-pass', { [ann]: ['luck'], [ben]: ['luck'] });
    table.choose(ann, { type: 'pass' });
    expect(done).toEqual([]);
    table.choose(ben, { type: 'pass' });
    expect(done).toEqual(['closed']);
  });
});

describe('once each', () => {
  test('a pass is for good, and so is a response', () => {
    const { table, done, asked } = opened('once-each', { [ann]: ['luck'], [ben]: ['luck', 'skill'], [cat]: ['luck'] });
    table.choose(ann, { type: 'pass' }).choose(ben, { type: 'luck' }).choose(cat, { type: 'luck' });
    table.choose(cat, { type: 'seat', seat: ben });
    expect(done).toEqual(['1 luck']);
    expect(asked()).toEqual(['before-roll 2']);
    table.choose(cat, { type: 'luck' });
    expect(done).toEqual(['1 luck', '2 luck', 'closed']);
  });

  test('one who becomes able is still asked', () => {
    const cards: Record<Seat, string[]> = { [ann]: ['luck'], [ben]: [] };
    const { table, done, asked } = opened('once-each', cards, {
      respond(seat) {
        if (seat === ann) cards[ben] = ['skill'];
      },
    });
    table.choose(ann, { type: 'luck' });
    expect(asked()).toEqual(['before-roll 1']);
    table.choose(ben, { type: 'skill' });
    expect(done).toEqual(['closed']);
  });
});

describe('when several want the same moment', () => {
  test('the arbiter decides who goes first; the others are asked again', () => {
    const { table, done, asked } = opened('all-pass', { [ann]: ['luck'], [ben]: ['luck'] });
    table.choose(ben, { type: 'luck' }).choose(ann, { type: 'luck' });
    expect(done).toEqual([]);
    expect(asked()).toEqual(['who-goes-first 2']);
    expect(table.askedOf(cat)).toMatchObject({
      secret: false,
      context: { window: 'before-roll' },
      options: [
        { type: 'seat', seat: ann },
        { type: 'seat', seat: ben },
      ],
    });
    table.choose(cat, { seat: ben });
    expect(done).toEqual(['1 luck']);
    expect(asked()).toEqual(['before-roll 0']);
    table.choose(ann, { type: 'pass' });
    expect(done).toEqual(['1 luck', 'closed']);
  });

  test('nobody decides when only one wants it', () => {
    const { table, done } = opened('all-pass', { [ann]: ['luck'], [ben]: ['luck'] });
    table.choose(ben, { type: 'luck' }).choose(ann, { type: 'pass' });
    expect(done).toEqual(['1 luck']);
  });

  test('the moment may be gone after the first', () => {
    const { table, done } = opened('all-pass', { [ann]: ['luck'], [ben]: ['luck'] }, { closes: 'luck' });
    table.choose(ann, { type: 'luck' }).choose(ben, { type: 'luck' }).choose(cat, { seat: ann });
    expect(done).toEqual(['0 luck', 'closed']);
  });
});

test('a response may ask something in turn', () => {
  const said: string[] = [];
  const { table, done } = opened(
    'all-pass',
    { [ann]: ['luck'] },
    {
      *respond(seat): Rules<'close'> {
        const { type } = yield* ask({ seat: ben, kind: 'how', options: named('so', 'or so') });
        said.push(`${seat} ${type}`);
        return 'close';
      },
    },
  );
  table.choose(ann, { type: 'luck' });
  expect(done).toEqual([]);
  table.choose(ben, { type: 'or so' });
  expect([said, done]).toEqual([['0 or so'], ['closed']]);
});
