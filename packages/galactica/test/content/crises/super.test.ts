import { type PositionSetup, position, type SeatSetup, take } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { allFaces } from '../../../src/content.ts';
import { REVISION } from '../../../src/core/content/revision.ts';
import { takeAction } from '../../../src/core/rules/action.ts';
import { GameOver } from '../../../src/core/rules/end-of-game.ts';
import { jump } from '../../../src/core/rules/jump.ts';
import { activateLocation } from '../../../src/core/rules/locations.ts';
import { movementStep } from '../../../src/core/rules/movement.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { cardLines } from '../../../src/core/text/card-lines.ts';
import { lineText } from '../../../src/words/english/card-line.ts';
import { worth } from './worth.ts';

const superCrises = allFaces.flatMap((entry) => (entry.deck === 'super-crisis' ? [entry] : []));

const adama: SeatSetup = { character: 'william-adama', at: 'command', miracle: 0 };
const roslin: SeatSetup = { character: 'laura-roslin', at: 'presidents-office', miracle: 0 };
const cylon = { character: 'tom-zarek', revealed: true, at: 'caprica', loyaltyFaceup: ['cylon-morale'] } as const;

const destiny = ['Repair 1', 'Repair 1'];

/** Seat 2, a Cylon whose turn it is, has the card; the humans are Adama (Admiral, CAG) and Roslin (President). */
function table(name: string, setup: Partial<PositionSetup> = {}) {
  const seats = [adama, roslin, { ...cylon, superCrises: [name] }];
  return position({ seats, current: 2, admiral: 0, president: 1, cag: 0, destiny, ...setup });
}
type Table = ReturnType<typeof table>;

function play(name: string, setup: Partial<PositionSetup> = {}): Table {
  return table(name, setup)
    .run((g) => activateLocation(g, seat(2), 'caprica'))
    .choose(2, { index: 0 });
}

/** Plays a card with a check to which Adama adds what is needed for this strength, up to a question about its result. */
function added(name: string, strength: number, setup: Partial<PositionSetup> = {}): Table {
  const p = table(name, setup);
  const skills = superCrises.find((entry) => entry.name === name)?.check?.skills ?? [];
  const fromDestiny = setup.destiny ? 0 : skills.includes('engineering') ? 2 : -2;
  const cards = worth(p.g.content, skills, strength - fromDestiny);
  for (const card of cards) take(p.g, 'skill', card, zones.hand(seat(0)));
  p.run((g) => activateLocation(g, seat(2), 'caprica'))
    .choose(2, { index: 0 })
    .pass('add-to-check');
  if (cards.length > 0) p.choose(0, ...cards.map(() => ({ type: 'card' })));
  while (
    p.table.pending.some(({ kind }) => kind === 'add-to-check' || kind === 'after-total' || kind === 'before-roll')
  ) {
    p.pass('choose-damaged-ship', 'pick-player');
    if (p.table.pending.some(({ kind }) => kind === 'choose-damaged-ship' || kind === 'pick-player')) break;
  }
  return p;
}
/** ... which then is the strength. */
function checked(name: string, strength: number, setup: Partial<PositionSetup> = {}): Table {
  const p = added(name, strength, setup);
  expect(p.events()).toContainEqual(expect.objectContaining({ type: 'check-totalled', strength }));
  return p;
}
const dials = (p: Table) => {
  const { fuel, food, morale, population } = p.g.state.resources;
  return { fuel, food, morale, population };
};
const untouched = { fuel: 8, food: 8, morale: 10, population: 12 };
const discarded = (p: Table) => p.names(zones.superCrisisDiscard);

test('all thirteen are there, with text made from what they do', () => {
  expect(superCrises).toHaveLength(13);
  for (const entry of superCrises) {
    expect(entry).toMatchObject({ deck: 'super-crisis', count: 1, activation: [], jump: false });
    expect(cardLines(entry).map(lineText).join(' ')).not.toBe('');
  }
});

test('Bomb on Colonial 1: passed, nothing', () => {
  const p = checked('Bomb on Colonial 1', 15);
  expect(dials(p)).toEqual(untouched);
  expect(p.g.state.colonialOneDestroyed).toBe(false);
  expect(discarded(p)).toEqual(['Bomb on Colonial 1']);
});

test('Bomb on Colonial 1: failed, Colonial One is gone for good with everybody in Sickbay', () => {
  const p = checked('Bomb on Colonial 1', 14);
  expect(dials(p)).toEqual({ ...untouched, morale: 8 });
  expect(p.g.player(seat(1)).place).toBe('sickbay');
  expect(p.g.player(seat(0)).place).toBe('command');
  expect(p.names(zones.inPlay)).toEqual(['Bomb on Colonial 1']);
  p.g.cards.draw(zones.skillDeck.politics, zones.hand(seat(0)));
  p.run((g) => movementStep(g, seat(0)));
  expect(p.asked(0)?.options.map(({ location }) => location)).not.toContain('presidents-office');
});

test('Cylon Intruders: passed, nothing; partly, one centurion; failed, a hit and two', () => {
  expect(checked('Cylon Intruders', 18).g.state.boarding.get(0)).toBe(0);
  const partly = checked('Cylon Intruders', 14);
  expect(partly.g.state.boarding.get(0)).toBe(1);
  expect(partly.asked(2)).toBeNull();
  const failed = checked('Cylon Intruders', 13);
  failed.choose(2, { ship: 'galactica' });
  expect(
    failed.events().filter(({ type }) => type === 'location-damaged' || type === 'resource-token-hit'),
  ).toHaveLength(1);
  expect(failed.g.state.boarding.get(0)).toBe(2);
});

const oneBasestar = { basestars: [{ area: 'bow' }], rolls: [3, 1, 1, 1, 1, 1, 1] } as const;

test('Fleet Mobilization: passed, the basestars fire, then launch', () => {
  const p = checked('Fleet Mobilization', 24, oneBasestar);
  expect(dials(p)).toEqual(untouched);
  expect(p.g.state.raiders.bow).toBe(3);
  expect(p.g.state.heavyRaiders.bow).toBe(0);
});

test('Fleet Mobilization: failed, all kinds of ships in turn and a morale', () => {
  const p = checked('Fleet Mobilization', 23, { ...oneBasestar, boarding: [1] });
  expect(dials(p)).toEqual({ ...untouched, morale: 9 });
  // The raiders' icon launches 2, the last one 3 more; the heavy raiders' one moves the centurion and launches 1.
  expect(p.g.state.raiders.bow).toBe(5);
  expect(p.g.state.heavyRaiders.bow).toBe(1);
  expect(p.g.state.boarding.get(1)).toBe(1);
});

test('Inbound Nukes: failed, fuel, food and population', () => {
  expect(dials(checked('Inbound Nukes', 15))).toEqual(untouched);
  expect(dials(checked('Inbound Nukes', 14))).toEqual({ fuel: 7, food: 7, morale: 10, population: 11 });
});

test('"Demand Peace" Manifesto: the Admiral gives up a morale and takes two hits', () => {
  const p = play('"Demand Peace" Manifesto').choose(0, { index: 0 });
  expect(p.g.state.resources.morale).toBe(9);
  p.choose(2, { ship: 'galactica' }).choose(2, { ship: 'pegasus' });
  expect(p.events().filter(({ type }) => type === 'location-damaged' || type === 'resource-token-hit')).toHaveLength(2);
  expect(p.asked(2)).toBeNull();
});

test('"Demand Peace" Manifesto: or President and Admiral lose their hands', () => {
  const seats = [
    { ...adama, hand: ['Repair', 'Launch Scout'] },
    { ...roslin, hand: ['Repair'] },
    { ...cylon, superCrises: ['"Demand Peace" Manifesto'], hand: ['Repair'] },
    { character: 'saul-tigh', hand: ['Repair', 'Repair'] },
  ];
  const p = play('"Demand Peace" Manifesto', { seats }).choose(0, { index: 1 });
  expect([0, 1, 2, 3].map((n) => p.handNames(n).length)).toEqual([0, 0, 1, 2]);
  expect(dials(p)).toEqual(untouched);
});

test('Footage Transmitted: passed, a treachery card for everybody', () => {
  const p = checked('Footage Transmitted', 17);
  expect([0, 1, 2].map((n) => p.handNames(n).length)).toEqual([1, 1, 1]);
});

test('Footage Transmitted: partly, two treachery cards for each Cylon player', () => {
  const p = checked('Footage Transmitted', 12);
  expect([0, 1, 2].map((n) => p.handNames(n).length)).toEqual([0, 0, 2]);
  expect(p.g.hand(seat(2)).map((card) => p.g.entry(card))).toMatchObject([
    { type: 'treachery' },
    { type: 'treachery' },
  ]);
  expect(p.names(zones.superCrisisHand(seat(2)))).toEqual([]);
});

test('Footage Transmitted: failed, and a super crisis each', () => {
  const p = checked('Footage Transmitted', 11);
  expect([0, 1, 2].map((n) => p.handNames(n).length)).toEqual([0, 0, 2]);
  expect(p.names(zones.superCrisisHand(seat(2)))).toHaveLength(1);
});

const psychological = {
  seats: [
    { ...adama, hand: ['Repair', 'Launch Scout', 'Executive Order'] },
    { ...roslin, hand: ['Repair'] },
    { ...cylon, hand: ['Repair', 'Repair'], superCrises: ['Psychological Warfare'] },
  ],
};

test('Psychological Warfare: a morale, two cards each, two treachery cards for everybody', () => {
  const p = play('Psychological Warfare', psychological).choose(1, { index: 0 });
  p.choose(0, { name: 'Repair' }, { name: 'Launch Scout' });
  expect(p.g.state.resources.morale).toBe(9);
  expect(p.handNames(0)).toHaveLength(3);
  expect(p.handNames(0)).toContain('Executive Order');
  expect(p.handNames(1)).toHaveLength(2);
  expect(p.handNames(2)).toHaveLength(4); // a Cylon player keeps his cards and still draws
});

rule('BG-UNI-119', 'Psychological Warfare: each has drawn before the next one discards', () => {
  const seats = psychological.seats.map((one) => ({ ...one, hand: ['Repair', 'Launch Scout', 'Executive Order'] }));
  const choosing = (revision: number) => {
    const p = play('Psychological Warfare', { seats, revision }).choose(1, { index: 0 });
    return [0, 1].filter((n) => p.asked(n)?.kind === 'discard');
  };
  expect(choosing(REVISION)).toHaveLength(1);
  expect(choosing(5)).toEqual([0, 1]); // as games of that time have it
});

test('Psychological Warfare: or two treachery cards for Cylons and a Destiny deck of six', () => {
  const p = play('Psychological Warfare', psychological).choose(1, { index: 1 });
  expect([0, 1, 2].map((n) => p.handNames(n).length)).toEqual([3, 1, 4]);
  const deck = p.g.cards.list(zones.destiny).map((card) => p.g.entry(card));
  expect(deck).toHaveLength(6);
  expect(deck.every((entry) => entry.deck === 'skill' && entry.type === 'treachery')).toBe(true);
});

test('The Farm: passed, nothing; partly, a food', () => {
  expect(dials(checked('The Farm', 15))).toEqual(untouched);
  const partly = checked('The Farm', 8);
  expect(dials(partly)).toEqual({ ...untouched, food: 7 });
  expect(discarded(partly)).toEqual(['The Farm']);
});

rule('BG-FAQ-50', 'The Farm: failed, food, population, and no more miracles of human players', () => {
  const p = checked('The Farm', 7);
  expect(dials(p)).toEqual({ ...untouched, food: 7, population: 11 });
  expect(p.names(zones.inPlay)).toEqual(['The Farm']);
  p.g.player(seat(1)).miracle = 1;
  p.run((g) => takeAction(g, seat(1)));
  expect(p.asked(1)?.options.map(({ type }) => type)).not.toContain('ability');
  const free = table('The Farm');
  free.g.player(seat(1)).miracle = 1;
  free.run((g) => takeAction(g, seat(1)));
  expect(free.asked(1)?.options.map(({ type }) => type)).toContain('ability');
});

test('Fighting Blind: the CAG lets two centurions aboard', () => {
  const p = play('Fighting Blind').choose(0, { index: 0 });
  expect(p.g.state.boarding.get(0)).toBe(2);
});

test('Fighting Blind: or is executed', () => {
  const p = play('Fighting Blind').choose(0, { index: 1 }).choose(0, { character: 'saul-tigh' });
  expect(p.g.character(seat(0))?.id).toBe('saul-tigh');
  expect(p.g.state.resources.morale).toBe(9);
  expect(p.g.state.boarding.get(0)).toBe(0);
  expect(p.g.turn.ended).toBe(false);
});

test('Fire All Missiles: failed, two civilian ships are destroyed', () => {
  expect(checked('Fire All Missiles', 22).g.cards.count(zones.civiliansDestroyed)).toBe(0);
  const p = checked('Fire All Missiles', 21);
  expect(p.g.cards.count(zones.civiliansDestroyed)).toBe(2);
  expect(p.asked(2)).toBeNull();
});

test('Fire All Missiles: a card with a check ability in it hits Galactica twice, passed or not', () => {
  const p = added('Fire All Missiles', 22, { destiny: ['Dradis Contact', 'Dradis Contact'] });
  p.choose(2, { ship: 'galactica' }).choose(2, { ship: 'galactica' }).pass();
  expect(p.events()).toContainEqual(expect.objectContaining({ type: 'check-outcome', outcome: 'pass' }));
  expect(p.events().filter(({ type }) => type === 'location-damaged' || type === 'resource-token-hit')).toHaveLength(2);
  expect(p.g.cards.count(zones.civiliansDestroyed)).toBe(0);
});

test('Human Prisoner: failed, the Cylon who played it takes a hand and its owner goes to Sickbay', () => {
  expect(checked('Human Prisoner', 18).asked(2)).toBeNull();
  const seats = [
    adama,
    { ...roslin, hand: ['Repair', 'Consolidate Power'] },
    { ...cylon, superCrises: ['Human Prisoner'] },
    { ...cylon, character: 'kara-thrace', loyaltyFaceup: ['cylon-brig'] },
  ];
  const p = checked('Human Prisoner', 17, { seats });
  expect(p.asked(2)?.options.map((option) => option['seat'])).toEqual([0, 1]);
  p.choose(2, { seat: 1 });
  expect(p.handNames(1)).toEqual([]);
  expect(p.handNames(2).sort()).toEqual(['Consolidate Power', 'Repair']);
  expect(p.g.player(seat(1)).place).toBe('sickbay');
});

rule('BG-UNI-129', 'Human Prisoner: somebody who can be sent to Sickbay', () => {
  const prisoner = { ...roslin, at: 'brig', hand: ['Repair'] } as const;
  const p = checked('Human Prisoner', 17, { seats: [adama, prisoner, { ...cylon, superCrises: ['Human Prisoner'] }] });
  expect(p.asked(2)).toBeNull();
  expect([p.handNames(1), p.g.player(seat(0)).place]).toEqual([['Repair'], 'sickbay']);
});

const attacking = { cylonFleet: false, cag: null };

test('Massive Assault: heavy raiders and basestars act, the picture is set up, the marker goes back', () => {
  const p = play('Massive Assault', { ...attacking, jumpTrack: 3, boarding: [1] });
  while (p.table.pending[0]) p.table.give(p.table.pending[0].seat, 0);
  const { state } = p.g;
  expect(state.jumpTrack).toBe(1);
  expect(state.boarding.get(1)).toBe(1);
  expect(state.basestars.map(({ where, area }) => `${where} ${area}`).sort()).toEqual([
    'main starboard-bow',
    'main starboard-stern',
  ]);
  expect(state.raiders).toMatchObject({ 'starboard-bow': 4, 'starboard-stern': 2 });
  expect(state.heavyRaiders['starboard-stern']).toBe(1);
  expect([zones.civilians['port-stern'], zones.civilians['port-bow']].map((zone) => p.g.cards.count(zone))).toEqual([
    2, 2,
  ]);
  expect(discarded(p)).toEqual(['Massive Assault']);
});

test('Lured into a Trap: stays until the fleet jumps; who is in the Engine Room or FTL Control then dies', () => {
  const seats = [
    { ...adama, at: 'engine-room' } as const,
    { ...roslin, at: 'ftl-control' } as const,
    { ...cylon, superCrises: ['Lured into a Trap'] },
    { character: 'saul-tigh', at: 'armory' } as const,
  ];
  const p = play('Lured into a Trap', { ...attacking, seats, next: { destination: ['Barren Planet', 'Deep Space'] } });
  while (p.table.pending[0]) p.table.give(p.table.pending[0].seat, 0);
  expect(p.names(zones.inPlay)).toEqual(['Lured into a Trap']);
  expect(p.g.state.raiders).toMatchObject({ 'starboard-bow': 3, 'starboard-stern': 3 });
  p.run(jump);
  p.choose(0, { name: 'Barren Planet' });
  expect(p.asked(0)?.kind).toBe('choose-character');
  expect(p.g.cards.count(zones.travelled)).toBe(1); // after the jump is resolved completely
  p.choose(0, { character: 'gaius-baltar' }).choose(1, { character: 'kara-thrace' });
  expect(p.g.state.resources.morale).toBe(8);
  expect(p.g.character(seat(3))?.id).toBe('saul-tigh');
  expect(p.names(zones.inPlay)).toEqual([]);
  expect(discarded(p)).toEqual(['Lured into a Trap']);
});

rule('BG-UNI-107', 'Lured into a Trap: at the final jump the executions come before the result', () => {
  const seats = [{ ...adama, at: 'engine-room' } as const, roslin, { ...cylon, superCrises: ['Lured into a Trap'] }];
  const p = play('Lured into a Trap', { ...attacking, seats, resources: { morale: 1 } });
  while (p.table.pending[0]) p.table.give(p.table.pending[0].seat, 0);
  p.g.state.nextJumpWins = true;
  p.run(function* (g) {
    try {
      yield* jump(g);
    } catch (end) {
      if (!(end instanceof GameOver)) throw end;
    }
  });
  p.choose(0, { character: 'gaius-baltar' });
  expect(p.g.state.winner).toBe('cylons');
});
