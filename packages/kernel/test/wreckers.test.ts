import { ConfigurationError, type Face, logFor, type Seat, seat, startTable } from '@ragtag/kernel';
import { TestTable } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Configuration, configure, usual } from '../testing/wreckers/configuration.ts';
import {
  AGAIN,
  crewDeck,
  HONEST,
  hazardDeck,
  type Printed,
  printed,
  STEADY,
  WRECKER,
} from '../testing/wreckers/printed-cards.ts';
import { places, type Ship, type ShipFields } from '../testing/wreckers/ship.ts';
import { wreckers } from '../testing/wreckers/wreckers.ts';

const [ann, ben, cat] = [seat(0), seat(1), seat(2)];

type WreckersTable = TestTable<Configuration, ShipFields, Ship>;

function face(wanted: Partial<Record<string, unknown>> & Pick<Printed, 'kind'>): Face {
  const found = printed.findIndex((card) =>
    Object.entries(wanted).every(([key, value]) => Object.entries(card).some(([k, v]) => k === key && v === value)),
  );
  if (found < 0) throw new Error(`nothing is printed like ${JSON.stringify(wanted)}`);
  return found as Face; // an index of the printed cards
}
const sail = (value: number) => face({ kind: 'crew', suit: 'sail', value });
const rope = (value: number) => face({ kind: 'crew', suit: 'rope', value });

interface Position {
  readonly hazard: Face;
  /** What Ann, who is captain, Ben and Cat draw first; the rest is ones of rope. */
  readonly hands?: readonly (readonly Face[])[];
  readonly coins?: number;
  /** What is left of them. */
  readonly planks?: number;
  readonly roles?: readonly Face[];
  readonly configuration?: Partial<Configuration>;
}

/** Three sailors at the start of Ann's turn, everybody with a few ropes and the cards given. */
function position({ hazard, hands = [], coins = 0, planks, roles = [], configuration = {} }: Position): WreckersTable {
  const table = new TestTable(wreckers, configure({ players: 3, ...configuration }));
  const { state: ship } = table;
  for (const at of ship.seats) ship.cards.create(roles[at] ?? HONEST, places.role(at));
  for (const at of ship.seats) for (const held of hands[at] ?? []) ship.cards.create(held, places.hand(at));
  for (let ropes = 0; ropes < 40; ropes++) ship.cards.create(rope(1), places.crewDeck);
  ship.cards.create(hazard, places.hazardDeck);
  for (let calm = 0; calm < 5; calm++) ship.cards.create(face({ kind: 'salvage', cards: 1 }), places.hazardDeck);
  return table.setUp(() => {
    for (const at of ship.seats) ship.sailor(at).coins = coins;
    ship.log.planks = planks ?? table.configuration.planks;
    ship.log.captain = ann;
    ship.log.underWay = true;
  });
}

function log(table: WreckersTable, viewer: Seat | 'spectator' = 'spectator') {
  return logFor(table.takeEvents(), viewer);
}

const gale = (atLeast: number) => face({ kind: 'gale', atLeast });
const trial = (strength: number) => face({ kind: 'trial', suit: 'sail', strength });
const salvage = (cards: number) => face({ kind: 'salvage', cards });

describe('a configuration', () => {
  test('may leave everything as usual', () => {
    expect(configure({})).toEqual(usual);
    expect(configure({ players: 3, turns: 5 })).toEqual({ ...usual, players: 3, turns: 5 });
  });

  test.each<[unknown, string]>([
    [null, 'expected an object like {"players":5'],
    [5, 'expected an object like'],
    [[], 'expected an object like'],
    [{ players: 2 }, 'expected "players": a whole number from 3 to 6'],
    [{ players: 7 }, 'expected "players": a whole number from 3 to 6'],
    [{ players: '5' }, 'expected "players": a whole number from 3 to 6'],
    [{ planks: 0 }, 'expected "planks": a whole number from 1 to 1000'],
    [{ turns: 1.5 }, 'expected "turns": a whole number from 1 to 1000'],
    [{ leagues: undefined }, 'expected "leagues": a whole number from 1 to 1000'],
    [{ rum: 1 }, "expected only players, planks, leagues, turns, not 'rum'"],
    [JSON.parse('{ "__proto__": 1 }'), "not '__proto__'"],
  ])('is not %j', (input, message) => {
    expect(() => configure(input)).toThrow(ConfigurationError);
    expect(() => configure(input)).toThrow(message);
  });
});

describe('set-up', () => {
  test('is of 300 cards for five', () => {
    expect(wreckers.shape(usual).cards).toBe(300);
    expect([crewDeck.length, hazardDeck.length]).toEqual([246, 48]);
    expect(startTable(wreckers, usual, 'cards').world.cards.all()).toHaveLength(300);
  });

  test('deals roles, of which everybody sees only their own', () => {
    const table = startTable(wreckers, usual, 'roles');
    for (const viewer of table.world.seats) {
      expect(table.view(viewer).game).toMatchObject({
        sailors: table.world.seats.map((of) => ({
          role: { count: 1, cards: of === viewer ? [{ face: table.state.roleOf(of) }] : [] },
        })),
      });
    }
    const roles = table.world.seats.map((of) => table.state.roleOf(of));
    expect(roles.filter((role) => role === WRECKER).length).toBeGreaterThan(0);
  });
});

describe('a turn', () => {
  test('begins with a card for everybody and two for the captain', () => {
    const table = position({ hazard: gale(3) });
    expect(table.world.seats.map((of) => table.world.cards.count(places.hand(of)))).toEqual([2, 1, 1]);
    expect(log(table, ben)).toEqual([
      { type: 'drew', seat: ben, count: 1, faces: [rope(1)] },
      { type: 'drew', seat: cat, count: 1 },
      { type: 'drew', seat: ann, count: 2 },
    ]);
  });

  test('ends with everybody at six cards, discarded at once and in the open', () => {
    const table = position({
      hazard: salvage(1),
      hands: [[1, 2, 3, 4, 5].map(sail), [], [1, 2, 3, 4, 5, 1].map(sail)],
    });
    table.choose(ann, { type: 'work' }).choose(ann, { coins: 0 });
    expect(table.view(ben)).toMatchObject({ awaited: [cat, ann], asked: null });
    expect(table.askedOf(cat)).toMatchObject({ min: 1, max: 1, options: { length: 7 } });
    log(table);
    table.give(ann, 0).give(cat, 6);
    expect(log(table).slice(0, 2)).toEqual([
      { type: 'discarded', seat: cat, faces: [sail(1)] },
      { type: 'discarded', seat: ann, faces: [rope(1)] },
    ]);
    expect(table.state.captain).toBe(ben);
  });
});

describe('the captain', () => {
  test('may look at a role and knows it from then on', () => {
    const table = position({ hazard: gale(3), coins: 2, roles: [HONEST, WRECKER, HONEST] });
    table.choose(ann, { type: 'spy', seat: ben });
    const seen = { sailors: [{}, { role: { cards: [{ face: WRECKER }] } }, {}] };
    expect(table.view(ann).game).toMatchObject(seen);
    expect(table.view(cat).game).not.toMatchObject(seen);
    const events = table.takeEvents();
    expect(logFor(events, ann)).toContainEqual({ type: 'spied', seat: ann, of: ben, face: WRECKER });
    expect(logFor(events, cat)).toContainEqual({ type: 'spied', seat: ann, of: ben });
  });

  test('may look at the next hazard and bury it, knowing where it is', () => {
    const table = position({ hazard: gale(5) });
    table.choose(ann, { type: 'scout' });
    expect(table.askedOf(ann)).toMatchObject({ kind: 'scouted', context: { face: gale(5) } });
    table.choose(ann, { type: 'bury' });
    expect(table.view(ann).game).toMatchObject({ hazardDeck: { cards: [{ face: gale(5), at: 4 }] } });
    expect(table.view(ben).game).toMatchObject({ hazardDeck: { cards: [] } });
  });

  test('may put somebody to a vote of all, unseen; more than two thirds drown', () => {
    const accused = () => {
      const table = position({ hazard: salvage(1), coins: 3, roles: [HONEST, WRECKER, HONEST] });
      return table.choose(ann, { type: 'accuse', seat: ben });
    };
    const table = accused();
    expect(table.view(cat)).toMatchObject({ awaited: [], asked: { kind: 'vote', context: { accused: ben } } });
    table.choose(ann, { type: 'for' }).choose(cat, { type: 'for' }).choose(ben, { type: 'against' });
    expect(table.state.sailor(ben).aboard).toBe(true);
    const all = accused();
    for (const voter of [ann, ben, cat]) all.choose(voter, { type: 'for' });
    expect(all.view(cat)).toMatchObject({ over: true, game: { outcome: 'crew' } });
    expect(all.view('omniscient').over).toBe(true);
  });

  test('being a wrecker, may hole a ship that is sinking, and is out', () => {
    const scuttle = { type: 'scuttle' };
    const offered = (planks: number, role: Face) =>
      position({ hazard: salvage(1), planks, roles: [role] }).askedOf(ann)?.options;
    expect(offered(5, WRECKER)).not.toContainEqual(scuttle);
    expect(offered(4, HONEST)).not.toContainEqual(scuttle);
    expect(offered(4, WRECKER)).toContainEqual(scuttle);
    const table = position({ hazard: salvage(1), planks: 4, roles: [WRECKER] });
    table.choose(ann, scuttle);
    expect(table.view(ben).game).toMatchObject({
      planks: 3,
      outcome: 'crew',
      sailors: [{ aboard: false, role: { cards: [{ face: WRECKER }] }, hand: { count: 0 } }, {}, {}],
    });
  });
});

describe('a trial', () => {
  const added = [[sail(5), STEADY], [sail(4)], [rope(3)]];

  /** Everybody has added what they drew first; Ann and the deck add nothing but ropes of one. */
  function underTrial(strength: number): WreckersTable {
    const table = position({ hazard: trial(strength), hands: added });
    table.choose(ann, { type: 'rest' });
    table.give(ben, [1]).give(cat, []);
    return table;
  }

  test('takes cards face down: how many is seen, what is not', () => {
    const table = underTrial(3);
    expect(table.view(ann).game).toMatchObject({ pile: { count: 1, cards: [] } });
    expect(table.view(ben).game).toMatchObject({ pile: { count: 1, cards: [] } });
    expect(log(table)).toContainEqual({ type: 'added', seat: ben, count: 1 });
  });

  test('is passed by the sum of its suit less the others', () => {
    const table = underTrial(3);
    expect(table.askedOf(ann)).toMatchObject({ kind: 'add-to-pile', min: 0, max: 2 });
    log(table);
    table.give(ann, [4]);
    table.choose(ann, { type: 'pass' });
    const [, revealed, result] = log(table);
    expect(revealed).toMatchObject({ type: 'trial-revealed', total: 4 + 5 - 2 });
    expect(result).toEqual({ type: 'sailed', leagues: 1 });
  });

  test('is made easier by a steady card, and lost without', () => {
    const table = underTrial(3);
    table.give(ann, []);
    expect(table.askedOf(ann)).toMatchObject({ kind: 'before-trial', secret: true });
    log(table);
    table.choose(ann, { type: 'card' });
    expect(log(table).slice(0, 3)).toMatchObject([
      { type: 'discarded', faces: [STEADY] },
      { type: 'trial-revealed', total: 4 - 2 + 1 },
      { type: 'sailed' },
    ]);
    const lost = underTrial(3);
    lost.give(ann, []).choose(ann, { type: 'pass' });
    expect(log(lost)).toContainEqual({ type: 'plank-lost', left: 7 });
  });
});

describe('a gale', () => {
  test('is weathered by a die that shows enough', () => {
    for (const [roll, planks] of [
      [3, 7],
      [4, 8],
    ] as const) {
      const table = position({ hazard: gale(4) });
      table.chance.rolls.push(roll);
      table.choose(ann, { type: 'work' });
      expect(table.state.log.planks).toBe(planks);
    }
  });

  test('is met with a steady card before the roll', () => {
    const table = position({ hazard: gale(4), hands: [[], [STEADY]] });
    table.chance.rolls.push(3);
    table.choose(ann, { type: 'work' });
    expect(table.view(ann)).toMatchObject({ awaited: [], asked: null, waiting: true });
    table.choose(ben, { type: 'card' });
    expect(table.state.log.planks).toBe(8);
  });

  test('is rolled again as often as somebody wants', () => {
    const table = position({ hazard: gale(4), hands: [[], [AGAIN], [AGAIN]] });
    table.chance.rolls.push(1, 2, 6);
    table.choose(ann, { type: 'work' });
    expect(table.askedOf(ben)).toMatchObject({ kind: 'after-roll', context: { roll: 1, atLeast: 4, event: 'hazard' } });
    table.choose(ben, { type: 'card' }).choose(cat, { type: 'card' });
    table.choose(ann, { type: 'seat', seat: cat });
    expect(table.askedOf(ben)).toMatchObject({ context: { roll: 2 } });
    table.choose(ben, { type: 'card' });
    expect([table.state.log.planks, table.state.log.leagues]).toEqual([8, 1]);
  });
});

describe('salvage', () => {
  test('goes to the highest bid; the captain settles a tie', () => {
    const table = position({ hazard: salvage(3), coins: 2 });
    table.choose(ann, { type: 'rest' });
    table.choose(cat, { coins: 2 }).choose(ann, { coins: 0 }).choose(ben, { coins: 2 });
    expect(table.askedOf(ann)).toMatchObject({ kind: 'settle-tie', options: [{ seat: ben }, { seat: cat }] });
    table.choose(ann, { seat: cat });
    expect(table.world.seats.map((of) => table.state.sailor(of).coins)).toEqual([2, 2, 0]);
  });

  test('goes to nobody who bids nothing', () => {
    const table = position({ hazard: salvage(3), coins: 1 });
    table.choose(ann, { type: 'rest' });
    for (const bidder of [ann, ben, cat]) table.choose(bidder, { coins: 0 });
    expect(log(table)).not.toContainEqual(expect.objectContaining({ type: 'paid' }));
  });
});

describe('the game ends', () => {
  test('for the wreckers when the last plank is gone', () => {
    const table = position({ hazard: gale(4), configuration: { planks: 1 } });
    table.chance.rolls.push(1);
    table.choose(ann, { type: 'work' });
    expect(table.view('omniscient')).toMatchObject({ over: true, game: { outcome: 'wreckers', planks: 0 } });
  });

  test('for the crew when the harbour is reached', () => {
    const table = position({ hazard: gale(4), configuration: { leagues: 1 } });
    table.chance.rolls.push(6);
    table.choose(ann, { type: 'work' });
    expect(table.view(ann)).toMatchObject({ over: true, game: { outcome: 'crew' } });
  });

  test('for the wreckers at nightfall', () => {
    const table = position({ hazard: gale(4), configuration: { turns: 1 } });
    table.chance.rolls.push(5);
    table.choose(ann, { type: 'work' });
    expect(table.view(ann)).toMatchObject({ over: true, game: { outcome: 'wreckers' } });
  });

  test('with every role shown', () => {
    const table = position({ hazard: gale(4), roles: [HONEST, WRECKER, HONEST], configuration: { turns: 1 } });
    table.chance.rolls.push(5);
    table.choose(ann, { type: 'work' });
    expect(table.view('spectator').game).toMatchObject({
      sailors: [HONEST, WRECKER, HONEST].map((role) => ({ role: { cards: [{ face: role }] } })),
    });
  });
});

test('the discards are shuffled in when the deck runs out', () => {
  const table = position({ hazard: gale(3) });
  const { cards } = table.world;
  const crew = cards.count(places.crewDeck);
  cards.moveAll(places.crewDeck, places.crewDiscard);
  table.choose(ann, { type: 'rest' });
  expect(log(table)).toContainEqual({ type: 'reshuffled', deck: places.crewDeck });
  expect([cards.count(places.crewDeck) + 2 + 4, cards.count(places.crewDiscard)]).toEqual([crew, 0]);
});
