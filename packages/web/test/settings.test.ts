import { expect, test } from 'vitest';
import { makeStore } from '../src/shell/settings/settings.ts';
import type { Keep } from '../src/shell/settings/store.ts';

const KEY = 'ragtag.settings';

function drawer(first?: string): Keep & { content: string | null } {
  return {
    content: first ?? null,
    getItem() {
      return this.content;
    },
    setItem(_, value) {
      this.content = value;
    },
  };
}

const calm = () => true;
const lively = () => false;

test('what is chosen is found again', () => {
  const keep = drawer();
  makeStore(keep, lively).set('handOrder', 'strength');
  expect(makeStore(keep, lively).snapshot()).toMatchObject({ handOrder: 'strength', sound: false });
});

test('nothing moves where the system asks for it, unless it was chosen', () => {
  const keep = drawer();
  const store = makeStore(keep, calm);
  expect(store.snapshot().pace).toBe('instant');
  store.set('pace', 'film');
  expect(makeStore(keep, calm).snapshot().pace).toBe('film');
});

test.each(['', '{', 'null', '7', '[]', '{"pace":"sideways","volume":7,"sound":"yes","language":5}'])(
  'what cannot be read counts as not chosen: %s',
  (stored) => {
    expect(makeStore(drawer(stored), lively).snapshot()).toEqual(makeStore(drawer(), lively).snapshot());
  },
);

test('one bad setting does not spoil the others', () => {
  const store = makeStore(drawer('{"pace":"sideways","sound":true}'), lively);
  expect(store.snapshot()).toMatchObject({ pace: 'brisk', sound: true });
});

test('another tab’s choices are kept and heard of', () => {
  const keep = drawer();
  const [mine, other] = [makeStore(keep, lively), makeStore(keep, lively)];
  let heard = 0;
  mine.subscribe(() => heard++);
  other.set('sound', true);
  mine.again();
  expect([mine.snapshot().sound, heard]).toEqual([true, 1]);
  other.set('guide', false);
  mine.set('volume', 1);
  expect(makeStore(keep, lively).snapshot()).toMatchObject({ sound: true, guide: false, volume: 1 });
});

test('a browser that forbids keeping forgets when the page is closed, and not before', () => {
  const forbidden: Keep = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  };
  const store = makeStore(forbidden, lively);
  store.set('sound', true);
  expect(store.snapshot().sound).toBe(true);
});

test('keeps everything under one name', () => {
  const names: string[] = [];
  makeStore({ getItem: () => null, setItem: (name) => names.push(name) }, lively).set('sound', true);
  expect(names).toEqual([KEY]);
});
