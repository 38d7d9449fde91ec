/** What somebody does who has aims of their own, and what the sheets of the later boxes are used for. */
import type { View } from '@ragtag/galactica';
import type { SeatSetup } from '@ragtag/galactica/testing';
import type { Option } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { checking, crewWith, hand, seen, takes, turn } from './table.ts';

const cylonPlaces: readonly Option[] = ['caprica', 'cylon-fleet', 'human-fleet'].map((location) => ({
  type: 'move',
  location,
  cost: 0,
}));

/** Agendas are for leaders where there are no motives. */
const withAgendas = { sets: ['base', 'pegasus'], cylonFleet: false, conflictedLoyalties: false } as const;

/** A leader at seat 4, whose turn it is. */
function leader(one: Partial<SeatSetup>, changes: Partial<View> = {}, resources = {}): View {
  const sheet = { at: 'caprica', ...one, character: one.character ?? 'cavil' } as const;
  const boxes = one.agenda === undefined ? {} : withAgendas;
  return seen(4, { ...boxes, seats: crewWith({ 4: sheet }), cylonLeader: true, current: 4, resources }, changes);
}
const goes = (view: View): unknown => takes(view, 'movement', [{ type: 'stay' }, ...cylonPlaces])[0]?.['location'];

describe('a Cylon Leader', () => {
  test('for the humans, with nothing more to wish for: goes among them', () => {
    const view = leader({ agenda: 'Join the Colonials' });
    expect(goes(view)).toBe('human-fleet');
    const [act] = takes(view, 'choose-action', [
      { type: 'effect', index: 0, text: { key: 'scry', args: { n: 1 } } },
      {
        type: 'effect',
        index: 1,
        text: { key: 'base.infiltration', args: {} },
      },
    ]);
    expect(act).toMatchObject({ index: 1 });
  });

  test('against them: stays away and does harm', () => {
    expect(goes(leader({ agenda: 'Genocide', superCrises: ['Massive Assault'] }))).not.toBe('human-fleet');
  });

  test('for the humans, but food has to fall first: harms them until it has, then helps', () => {
    const motives = ['Keep Them Docile', 'Learn to Cherish'];
    expect(goes(leader({ motives }, {}, { food: 8, population: 6 }))).not.toBe('human-fleet');
    expect(goes(leader({ motives }, {}, { food: 4, population: 6 }))).toBe('human-fleet');
  });

  test('for the Cylons, but the fleet has to get far first: helps until it has, then goes home', () => {
    const among = { agenda: 'The Illusion of Hope', infiltrating: true, at: 'command' } as const;
    const options = [{ type: 'location', location: 'command', name: 'Command' }, { type: 'end-infiltration' }];
    const done = (distance: number) => takes(leader(among, { distance }), 'action', options)[0]?.type;
    expect(done(3)).not.toBe('end-infiltration');
    expect(done(6)).toBe('end-infiltration');
  });

  test('turns a motive up at once, one for the Cylons not early among the humans', () => {
    const offered: readonly Option[] = [{ type: 'nothing' }, { type: 'motive', card: 1, name: 'A Justified Response' }];
    const at = (infiltrating: boolean, distance: number) => {
      const place = infiltrating ? 'command' : 'caprica';
      const view = leader({ motives: ['A Justified Response'], infiltrating, at: place }, { distance });
      return takes(view, 'reveal-motive', offered)[0]?.type;
    };
    expect([at(false, 2), at(true, 2), at(true, 5)]).toEqual(['motive', 'nothing', 'motive']);
  });

  test('keeps the cards that a motive asks for', () => {
    const view = leader({ motives: ['Fight with Honor', 'Harvest their Resources'], hand: ['Bait', 'Repair 1'] });
    const discarded = takes(view, 'discard', hand(view), { min: 1, max: 1 });
    expect(discarded).toMatchObject([{ name: 'Repair' }]);
  });

  test('adds to a check for the side it is on', () => {
    const held = ['Consolidate Power 2', 'Scientific Research 4'];
    const adds = (agenda: string) => {
      const view = leader({ agenda, infiltrating: true, at: 'command', hand: held });
      const check = { difficulty: 9, skills: ['politics', 'leadership'], added: [2, 2, null, null, null] } as const;
      const asked = checking(view, 'Water Sabotaged', check);
      return takes(asked, 'add-to-check', hand(asked), { min: 0, max: 2 }).map(({ name }) => name);
    };
    expect(adds('Join the Colonials')).toEqual(['Consolidate Power']);
    expect(adds('Genocide')).toEqual(['Scientific Research']);
  });
});

describe('others at the table of a leader', () => {
  const among = { character: 'cavil', infiltrating: true, at: 'command' } as const;
  const order = (seats: readonly SeatSetup[]): unknown => {
    const view = seen(0, { seats, cylonLeader: true, current: 0 });
    const players = [1, 4].map((seat) => ({ type: 'player', seat }));
    return takes(view, 'pick-player', players, { context: { name: 'Executive Order' } })[0]?.['seat'];
  };
  test('give no Executive Order to one who goes about among them', () => {
    expect(order(crewWith({ 1: { at: 'research-lab' }, 4: { ...among, at: 'ftl-control' } }))).toBe(1);
  });

  test('trust one who turned up motives for the humans more than one who did not', () => {
    const brigged = (motivesRevealed: readonly string[]): unknown => {
      const seats = crewWith({ 4: { ...among, motivesRevealed } });
      const view = seen(0, { seats, cylonLeader: true, current: 0 });
      const effect = {
        key: 'sendTo',
        args: { who: { key: 'chosen', args: {} }, place: { key: 'location', args: { id: 'brig' } } },
      };
      const players = [1, 4].map((seat) => ({ type: 'player', seat }));
      return takes(view, 'pick-player', players, { context: { name: 'Arrest Order', effect } })[0]?.['seat'];
    };
    expect(brigged(['A Justified Response', 'No Unnecessary Force'])).toBe(4);
    expect(brigged(['End the Chase', 'Make an Ally'])).toBe(1);
  });
});

describe('sheets of the later boxes', () => {
  const respond = (name: string, more: object = {}): Option => ({ type: 'respond', from: 'sheet', name, ...more });
  const pass: Option = { type: 'pass' };
  const as = (character: string, one: Partial<SeatSetup> = {}, setup: object = {}): View =>
    seen(3, { seats: crewWith({ 3: { ...one, character } }), current: 3, ...setup });

  test('Helena Cain never goes to FTL Control to jump, even to win', () => {
    const view = as('helena-cain', {}, { jumpTrack: 4, resources: { population: 6 } });
    expect(turn({ ...view, nextJumpWins: true, distance: 8 })).not.toMatchObject({ location: 'ftl-control' });
  });

  test('Gaeta has a bad FTL roll made again, not a good one', () => {
    const view = as('felix-gaeta', {}, { jumpTrack: 3, resources: { population: 5 } });
    const after = (natural: number) =>
      takes(view, 'after-roll', [pass, respond('FTL Operator')], { context: { purpose: 'ftl', natural } })[0]?.type;
    expect([after(4), after(7)]).toEqual(['respond', 'pass']);
  });

  test('Tory Foster and Hot Dog draw whenever they may', () => {
    expect(takes(as('tory-foster'), 'quorum-used', [pass, respond('Adaptable')])[0]?.type).toBe('respond');
    const lost = { context: { resource: 'population', n: 1 } };
    expect(takes(as('brendan-costanza'), 'resource-lost', [pass, respond('Memento')], lost)[0]?.type).toBe('respond');
  });

  test('Kat takes a card of 5 for an FTL roll, no card for a shot at a raider', () => {
    const view = as('louanne-katraine', {}, { jumpTrack: 3, resources: { population: 5 } });
    const cards = [1, 5].map((strength) => respond('Hotshot', { discard: strength, discarded: 'Repair', strength }));
    const before = (purpose: string) => takes(view, 'before-roll', [pass, ...cards], { context: { purpose } })[0];
    expect(before('ftl')).toMatchObject({ strength: 5 });
    expect(before('viper-attack')).toMatchObject({ type: 'pass' });
  });

  test('Kat does not stay where she began her turn', () => {
    const view = as('louanne-katraine', { at: 'command' });
    expect(turn(view).at).not.toBe('command');
  });

  test('Cain has only a proven Cylon executed', () => {
    const check = { difficulty: 7, skills: ['leadership', 'tactics'], added: [2, 2, 2, 2, 2], target: 1 } as const;
    const view = checking(as('helena-cain'), 'Water Sabotaged', { ...check, location: 'admirals-quarters' });
    expect(takes(view, 'after-pass', [pass, respond('Intolerant')])[0]?.type).toBe('pass');
  });

  test('"Caprica" Six turns a check over that lies open, against the humans', () => {
    const view = leader({ character: 'caprica-six', agenda: 'Genocide', hand: ['Repair 2', 'Scientific Research 4'] });
    const open = (strength: number) => ({
      card: 1,
      deck: 'skill',
      name: 'Consolidate Power',
      text: [],
      type: 'politics' as const,
      strength,
    });
    const check = { difficulty: 9, skills: ['politics', 'leadership'], added: [2, 2, 0, 0, 0] } as const;
    const asked = (total: number) =>
      takes(
        checking(view, 'Water Sabotaged', { ...check, stage: 'revealed', cards: [open(total)] }),
        'check-revealed',
        [pass, { ...respond('Human Delusion'), from: 'miracle' }],
      )[0]?.type;
    expect([asked(11), asked(20)]).toEqual(['respond', 'pass']);
  });
});
