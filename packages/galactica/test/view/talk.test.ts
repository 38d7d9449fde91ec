import { position, type SeatSetup } from '@ragtag/galactica/testing';
import { only, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { lookAtCivilians, placeCivilians } from '../../src/core/rules/civilian-ships.ts';
import { lookAtLoyalty } from '../../src/core/rules/loyalty.ts';
import { zones } from '../../src/core/state/zones.ts';
import { type Statement, statementsFor } from '../../src/core/view/talk.ts';
import { view } from '../../src/core/view/view.ts';
import { add, plain, startCheck } from '../rules/checks.ts';

const table = (first: Partial<SeatSetup> = {}, second: Partial<SeatSetup> = {}) =>
  position({
    seats: [
      { character: 'laura-roslin', ...first },
      { character: 'saul-tigh', ...second },
      { character: 'kara-thrace' },
    ],
  });
const about = (statements: readonly Statement[], what: Statement['about']) =>
  statements.filter((statement) => statement.about === what);
const claims = (statements: readonly Statement[], number: number) =>
  statements.flatMap((one) => (one.about === 'player' && one.seat === number ? [one.claim] : []));

rule('BG-SECRET-02', 'anybody may call anybody a Cylon at any time, and nothing changes', () => {
  const p = table();
  const before = JSON.stringify(view(p.g, 'omniscient'));
  for (const one of p.g.seats) {
    for (const other of p.g.seats) expect(claims(statementsFor(p.g, one), other)).toContain('cylon');
  }
  expect(JSON.stringify(view(p.g, 'omniscient'))).toBe(before);
});

rule(
  ['BG-SECRET-03', 'BG-SECRET-04', 'BG-SECRET-05'],
  'after looking, "human" or "Cylon" is all that can be said',
  () => {
    const p = table({}, { loyalty: ['cylon-brig', 'cylon-damage'] });
    const before = statementsFor(p.g, seat(0));
    p.run((g) => lookAtLoyalty(g, seat(0), seat(1), 'all'));
    const after = statementsFor(p.g, seat(0));
    expect(claims(after, 1)).toEqual(['human', 'cylon']);
    expect(after).toEqual(before); // nothing specific about the cards, not even how many of which there are
  },
);

rule(
  ['BG-SECRET-08', 'BG-SECRET-10', 'BG-SECRET-24'],
  'before adding cards help can be offered in extremes only',
  () => {
    const p = startCheck(plain({ seats: [{}, { hand: ['Repair 1'] }, { hand: ['Repair 2'] }] }));
    expect(about(statementsFor(p.g, seat(1)), 'help')).toEqual([
      { about: 'help', amount: 'a lot' },
      { about: 'help', amount: 'a little' },
    ]);
    expect(about(statementsFor(p.g, seat(1)), 'contribution')).toEqual([]);
    expect(about(statementsFor(table().g, seat(0)), 'help')).toEqual([]);
  },
);

rule(
  ['BG-SECRET-11', 'BG-SECRET-12', 'BG-SECRET-13'],
  'a contribution is told by its number and an extreme, two or more cards may be medium',
  () => {
    const p = startCheck(
      plain({
        seats: [{ hand: ['Repair 1'] }, { hand: ['Repair 1'] }, { hand: ['Executive Order 1', 'Executive Order 2'] }],
      }),
    );
    add(p, 1, 'Repair 1');
    add(p, 2, 'Executive Order 1', 'Executive Order 2');
    expect(about(statementsFor(p.g, seat(1)), 'contribution')).toEqual([
      { about: 'contribution', cards: 1, amount: 'a lot' },
      { about: 'contribution', cards: 1, amount: 'a little' },
    ]);
    expect(about(statementsFor(p.g, seat(2)), 'contribution')).toEqual([
      { about: 'contribution', cards: 2, amount: 'a lot' },
      { about: 'contribution', cards: 2, amount: 'a little' },
      { about: 'contribution', cards: 2, amount: 'medium' },
    ]);
  },
);

rule('BG-SECRET-11', 'whoever added nothing has nothing to describe', () => {
  const p = startCheck(plain({ seats: [{ hand: ['Repair 1'] }, { hand: ['Repair 1'] }, { hand: ['Repair 2'] }] }));
  add(p, 1);
  expect(about(statementsFor(p.g, seat(1)), 'contribution')).toEqual([]);
  expect(about(statementsFor(p.g, seat(1)), 'help')).toEqual([]);
});

rule(['BG-SECRET-07', 'BG-SECRET-24'], 'no statement names a strength or a type, or grades in between', () => {
  const p = startCheck(plain({ seats: [{}, { hand: ['Repair 1'] }, { hand: ['Executive Order 2'] }] }));
  const graded = p.g.seats.map((one) =>
    statementsFor(p.g, one, 'Repair').filter(({ about: what }) => what !== 'ability'),
  );
  expect(graded.every((statements) => statements.length > 0)).toBe(true);
  for (const statements of graded) {
    for (const statement of statements) {
      const words = Object.values(statement).map(String);
      expect(words.join(' ')).not.toMatch(
        /strength|politics|leadership|tactics|piloting|engineering|treachery|medium|rather/,
      );
    }
  }
});

rule(
  ['BG-SECRET-14', 'BG-SECRET-15', 'BG-SECRET-16'],
  'anybody may ask for an ability; who holds it may say so, and only then',
  () => {
    const p = table({ hand: ['Executive Order 1', 'Consolidate Power 1'] });
    const wanted = (number: number) =>
      statementsFor(p.g, seat(number)).flatMap((one) => ('wanted' in one ? [one.wanted] : []));
    expect(wanted(1)).toEqual(expect.arrayContaining(['Executive Order', 'Strategic Planning']));
    expect(wanted(0)).toEqual(wanted(1)); // what is held does not show in what can be asked for
    const held = (number: number, asked: string | null) =>
      statementsFor(p.g, seat(number), asked).flatMap((one) => ('held' in one ? [one.held] : []));
    expect(held(0, 'Executive Order')).toEqual(['Executive Order']);
    expect(held(1, 'Executive Order')).toEqual([]);
    expect(held(0, null)).toEqual([]);
  },
);

rule('BG-SECRET-21', 'whoever knows the top of a deck may call it good or bad, and nobody else anything', () => {
  const p = table();
  expect(about(statementsFor(p.g, seat(0)), 'deck')).toEqual([]);
  const top = p.g.cards.top(zones.destinationDeck);
  if (top === null) throw new Error('there are destinations');
  p.g.cards.show(top, only(seat(0)));
  expect(about(statementsFor(p.g, seat(0)), 'deck')).toEqual([
    { about: 'deck', deck: 'destination', top: 'good' },
    { about: 'deck', deck: 'destination', top: 'bad' },
  ]);
  expect(about(statementsFor(p.g, seat(1)), 'deck')).toEqual([]);
});

rule('BG-SECRET-23', 'whoever has seen a civilian ship may say that it holds a lot or a little', () => {
  const p = table();
  p.run(function* (g) {
    placeCivilians(g, 'stern', 2);
    lookAtCivilians(g, seat(0), g.cards.list(zones.civilians.stern).slice(0, 1));
  });
  const [ship] = p.g.cards.list(zones.civilians.stern);
  expect(about(statementsFor(p.g, seat(0)), 'civilian')).toEqual([
    { about: 'civilian', ship, aboard: 'a lot' },
    { about: 'civilian', ship, aboard: 'a little' },
  ]);
  expect(about(statementsFor(p.g, seat(1)), 'civilian')).toEqual([]);
});

rule('BG-SECRET-25', 'a revealed Cylon can say no more than anybody else', () => {
  const hand = ['Executive Order 1'];
  const human = table({ hand });
  const cylon = table({ hand, revealed: true, loyalty: [], loyaltyFaceup: ['cylon-brig'] });
  expect(statementsFor(cylon.g, seat(0))).toEqual(statementsFor(human.g, seat(0)));
});

rule(
  ['BG-SECRET-27', 'BG-SECRET-28', 'BG-SECRET-29'],
  'goals and Final Five can be hinted at by anybody, and named by nobody',
  () => {
    const with13 = table({ loyalty: ['goal-selfish', 'final-five-damage'] });
    const without = table();
    const said = statementsFor(with13.g, seat(0));
    expect(said).toEqual(statementsFor(without.g, seat(0)));
    expect(about(said, 'own-loyalty')).toEqual([{ about: 'own-loyalty', hint: 'better not look' }]);
    expect(claims(said, 0)).toEqual(['human', 'cylon']);
    expect(JSON.stringify(said)).not.toMatch(/goal|final/i);
  },
);
