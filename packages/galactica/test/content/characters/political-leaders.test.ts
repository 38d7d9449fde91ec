import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { takeAction } from '../../../src/core/rules/action.ts';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { activateLocation, canActivate } from '../../../src/core/rules/locations.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { adding, crisis } from '../../sheets.ts';

const roslin = { character: 'laura-roslin', at: 'research-lab' } as const;
const baltar = { character: 'gaius-baltar', at: 'research-lab' } as const;
const zarek = { character: 'tom-zarek', at: 'research-lab' } as const;
const adama = { character: 'william-adama' } as const;
const tyrol = { character: 'galen-tyrol' } as const;
const starbuck = { character: 'kara-thrace' } as const;
const content = adding({ faces: [crisis('First'), crisis('Second'), crisis('Third')] });

test('Roslin, Religious Visions: she draws two crises, resolves one and puts the other under the deck', () => {
  const p = position({ seats: [roslin, adama, tyrol], content, next: { crisis: ['First', 'Second'] } });
  p.run((g) => crisisStep(g, seat(0)));
  expect(p.asked(0)?.options.map(({ name }) => name)).toEqual(['First', 'Second']);
  p.choose(0, { name: 'Second' });
  expect(p.names(zones.turnCrises)).toEqual(['Second']);
  expect(p.names(zones.crisisDeck).at(-1)).toBe('First');
});

test('Roslin, Skilled Politician: of four quorum cards one is carried out, President or not', () => {
  const next = {
    quorum: ['Food Rationing', 'Enact Production Quotas', 'Arrest Order', 'Inspirational Speech', 'Probation'],
  };
  const p = position({ seats: [roslin, adama, tyrol], president: 1, next });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Skilled Politician' });
  expect(p.asked(0)?.options.map(({ name }) => name)).toEqual(next.quorum.slice(0, 4));
  p.choose(0, { name: 'Enact Production Quotas' });
  expect(p.g.state.resources).toMatchObject({ food: 9, morale: 9 });
  expect(p.names(zones.quorumDeck)[0]).toBe('Probation');
  expect(p.names(zones.quorumDeck).slice(-3)).toEqual(['Food Rationing', 'Arrest Order', 'Inspirational Speech']);
  expect(p.g.player(seat(0)).miracle).toBe(0);
});

rule(
  'BG-CLAR-22',
  'Terminal Illness: Roslin with fewer than two cards cannot activate any location; with two she discards them first',
  () => {
    const poor = position({ seats: [{ ...roslin, hand: ['Repair'] }, adama, tyrol] });
    expect(canActivate(poor.g, seat(0), 'research-lab')).toBe(false);
    const p = position({ seats: [{ ...roslin, hand: ['Repair', 'Executive Order', 'Launch Scout'] }, adama, tyrol] });
    expect(canActivate(p.g, seat(0), 'research-lab')).toBe(true);
    expect(canActivate(p.g, seat(1), 'research-lab')).toBe(true); // it is her illness
    p.run((g) => activateLocation(g, seat(0), 'research-lab'));
    p.choose(0, { name: 'Repair' }, { name: 'Launch Scout' });
    p.choose(0, { skill: 'tactics' });
    expect(p.g.hand(seat(0))).toHaveLength(2);
  },
);

test('Baltar, Delusional Intuition: having drawn a crisis he draws a card of any type', () => {
  const p = position({ seats: [baltar, adama, tyrol], content, next: { crisis: ['First'] } });
  p.run((g) => crisisStep(g, seat(0)));
  expect(p.asked(0)?.options).toHaveLength(6);
  p.choose(0, { skill: 'treachery' });
  expect(p.g.hand(seat(0))).toHaveLength(1);
  const others = position({ seats: [adama, baltar, tyrol], content, next: { crisis: ['First'] } });
  others.run((g) => crisisStep(g, seat(0))).pass();
  expect(others.g.hand(seat(1))).toEqual([]);
});

rule(
  'BG-UNI-133',
  'Secret Destiny comes first: Baltar draws for the crisis that is not replaced, and once only',
  () => {
    const p = position({ seats: [baltar, starbuck, tyrol], content, next: { crisis: ['First', 'Second'] } });
    p.run((g) => crisisStep(g, seat(0)));
    expect(p.asked(0)).toBeNull();
    p.choose(1, { name: 'Secret Destiny' });
    expect(
      p
        .events()
        .filter(({ type }) => type === 'crisis-drawn')
        .map(({ name }) => name),
    ).toEqual(['First', 'Second']);
    p.choose(0, { skill: 'politics' });
    expect(p.g.hand(seat(0))).toHaveLength(1);
    expect(p.table.pending).toEqual([]);
  },
);

test('Baltar, Cylon Detector: he sees all loyalty cards of another player', () => {
  const p = position({ seats: [baltar, { ...adama, loyalty: ['cylon-brig', 'not-a-cylon-base'] }, tyrol] });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Cylon Detector' });
  expect(p.asked(0)?.options.map((one) => one['seat'])).toEqual([1, 2]);
  p.choose(0, { seat: 1 });
  const cards = p.g.cards.list(zones.loyalty(seat(1)));
  expect(cards.every((card) => p.g.cards.knows(card, seat(0)))).toBe(true);
  expect(cards.some((card) => p.g.cards.knows(card, seat(2)))).toBe(false);
  const late = position({ seats: [baltar, adama, tyrol] });
  late.g.player(seat(0)).cylonDetectorBanned = true;
  late.run((g) => takeAction(g, seat(0)));
  expect(late.asked(0)?.options).not.toContainEqual(expect.objectContaining({ name: 'Cylon Detector' }));
});

test('Baltar, Coward, and Boomer, Sleeper Agent, are dealt one loyalty card more, each in their time', () => {
  const { characters } = position({ seats: [baltar, adama, tyrol] }).g.content;
  const p = position({ seats: [baltar, { character: 'sharon-valerii' }, tyrol] });
  const extra = (who: number, when: 'setup' | 'sleeper') =>
    (characters[p.g.player(seat(who)).character]?.abilities ?? []).reduce(
      (sum, { hooks }) => sum + (hooks?.extraLoyaltyCards?.(p.g, seat(who), seat(who), when) ?? 0),
      0,
    );
  expect([extra(0, 'setup'), extra(0, 'sleeper')]).toEqual([1, 0]);
  expect([extra(1, 'setup'), extra(1, 'sleeper')]).toEqual([0, 1]);
  expect([extra(2, 'setup'), extra(2, 'sleeper')]).toEqual([0, 0]);
});

test('Zarek, Friends in Low Places: he may make the Brig’s check 2 harder or 2 easier', () => {
  const trying = () => {
    const p = position({
      seats: [zarek, { ...adama, at: 'brig' }, tyrol],
      current: 1,
      admiral: 0,
      destiny: ['Launch Scout 2', 'Strategic Planning 3'],
    });
    return p.run((g) => activateLocation(g, seat(1), 'brig'));
  };
  const easier = trying().choose(0, { name: 'Friends in Low Places', difficulty: -2 });
  easier.pass('choose-location').choose(1, { location: 'command' });
  expect(easier.g.player(seat(1)).place).toBe('command');
  const harder = trying().choose(0, { name: 'Friends in Low Places', difficulty: 2 }).pass();
  expect(harder.g.player(seat(1)).place).toBe('brig');
  expect(harder.events()).toContainEqual(expect.objectContaining({ type: 'check-totalled', difficulty: 9 }));
});

test('Zarek, Unconventional Tactics: one population for one of another resource', () => {
  const p = position({ seats: [zarek, adama, tyrol] });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Unconventional Tactics' });
  expect(p.asked(0)?.options).toHaveLength(3);
  p.choose(0, { index: 1 });
  expect(p.g.state.resources).toMatchObject({ population: 11, food: 9, fuel: 8, morale: 10 });
  const empty = position({ seats: [zarek, adama, tyrol], resources: { population: 0 } });
  empty.run((g) => takeAction(g, seat(0)));
  expect(empty.asked(0)?.options).not.toContainEqual(expect.objectContaining({ name: 'Unconventional Tactics' }));
});

test('Zarek, Convicted Criminal: no location with another character in it, except the Brig', () => {
  const p = position({ seats: [zarek, { ...adama, at: 'research-lab' }, { ...tyrol, at: 'brig' }] });
  expect(canActivate(p.g, seat(0), 'research-lab')).toBe(false);
  expect(canActivate(p.g, seat(1), 'research-lab')).toBe(true);
  expect(canActivate(p.g, seat(0), 'brig')).toBe(true);
  expect(canActivate(p.g, seat(0), 'presidents-office')).toBe(true);
});
