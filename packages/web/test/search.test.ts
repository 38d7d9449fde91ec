import { describe, expect, test } from 'vitest';
import { pieces, search, termsOf } from '../src/shell/reference/search.ts';

const things = [
  { id: 'BG-JUMP-04', title: 'Jumping the fleet', text: 'The check is over before the fleet jumps, see the Brig.' },
  { id: 'BG-HAZARD-02', title: 'Hazardous locations, Brig and Sickbay', text: 'Whoever is there draws less.' },
  { id: 'BG-BRIG-01', title: 'Prison', text: 'Locked up.' },
  { id: 'BG-CHECK-05', title: 'Skill checks', text: 'Two Destiny cards go in.' },
  { id: 'BG-CHECK-15', title: 'Skill checks', text: 'Shuffled, then turned over.' },
];
const found = (query: string) => search(things, query, (thing) => thing).map(({ id }) => id);

describe('what is found', () => {
  test('the number counts more than the title, the title more than the text', () => {
    expect(found('brig')).toEqual(['BG-BRIG-01', 'BG-HAZARD-02', 'BG-JUMP-04']);
  });
  test('the very number comes first, however it is written', () => {
    expect(found('bg-check-15')[0]).toBe('BG-CHECK-15');
    expect(found('CHECK-05')).toEqual(['BG-CHECK-05']);
  });
  test('every word has to be there, wherever', () => {
    expect(found('check destiny')).toEqual(['BG-CHECK-05']);
    expect(found('destiny prison')).toEqual([]);
  });
  test('a whole word counts more than a part of one', () => {
    const two = [
      { id: '1', title: '', text: 'an unarmed raptor' },
      { id: '2', title: '', text: 'the armed raptor' },
    ];
    expect(search(two, 'armed', (thing) => thing).map(({ id }) => id)).toEqual(['2', '1']);
  });
  test('nothing is found by nothing', () => {
    expect(found('   ')).toEqual([]);
  });
  test('equally good ones stay in the order of the book', () => {
    expect(found('skill')).toEqual(['BG-CHECK-05', 'BG-CHECK-15']);
  });
  test('accents and capitals do not matter', () => {
    expect(search([{ id: '1', title: 'Café', text: '' }], 'CAFE', (thing) => thing)).toHaveLength(1);
  });
});

describe('what is marked', () => {
  const marked = (text: string, query: string) =>
    pieces(text, termsOf(query))
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('');
  test('every place, in the letters of the text', () => {
    expect(marked('Jump: the fleet jumps', 'jump')).toBe('[Jump]: the fleet [jump]s');
  });
  test('words that overlap are marked once', () => {
    expect(marked('raiders', 'raid aide')).toBe('[raid][e]rs');
  });
  test('nothing is lost', () => {
    for (const query of ['', 'e', 'the he', 'x'])
      expect(
        pieces('The fleet, then', termsOf(query))
          .map(({ text }) => text)
          .join(''),
      ).toBe('The fleet, then');
  });
});
