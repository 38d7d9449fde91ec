import { expect, test } from 'vitest';
import { phrase } from '../../src/core/text/phrase.ts';
import { add, happened, mark, plain, startCheck } from './checks.ts';

const even = ['Consolidate Power 1', 'Launch Scout 1'];

test('what is turned up is told card by card, with what each counts', () => {
  const p = plain({ seats: [{}, { hand: ['Popular Influence 3', 'Repair 2'] }, {}], destiny: even });
  startCheck(p, { difficulty: 9, partial: [4, mark('partial')] });
  expect(happened(p, 'check-begins')).toMatchObject([{ difficulty: 9, printed: 9, partial: 4 }]);
  expect(happened(p, 'check-begins')).toMatchObject([
    { text: expect.arrayContaining([{ kind: 'pass', text: phrase('mark', { name: 'pass' }) }]) },
  ]);
  add(p, 1, 'Popular Influence 3', 'Repair 2');
  p.pass();
  const [revealed] = happened(p, 'check-revealed');
  expect(revealed?.['cards']).toHaveLength(4);
  expect(revealed?.['cards']).toEqual(
    expect.arrayContaining([
      { name: 'Popular Influence', skill: 'politics', strength: 3, counts: 3 },
      { name: 'Consolidate Power', skill: 'politics', strength: 1, counts: 1 },
      { name: 'Repair', skill: 'engineering', strength: 2, counts: -2 },
      { name: 'Launch Scout', skill: 'tactics', strength: 1, counts: -1 },
    ]),
  );
});

test('cards added face up are told at once, face down never before the reveal', () => {
  const p = plain({ seats: [{}, { hand: ['Investigative Committee 4', 'Repair 1'] }, {}], destiny: even });
  startCheck(p);
  p.choose(1, { name: 'Investigative Committee' });
  add(p, 1, 'Repair 1');
  const open = { cards: [{ name: 'Repair', skill: 'engineering', strength: 1, counts: -1 }] };
  expect(p.events('spectator')).toContainEqual(expect.objectContaining({ type: 'check-cards-added', ...open }));

  const q = plain({ seats: [{}, { hand: ['Repair 1'] }, { hand: ['Repair 2'] }], destiny: even });
  startCheck(q);
  add(q, 1, 'Repair 1');
  expect(JSON.stringify(q.events('spectator'))).not.toContain('Repair');
});
