/** Games without Daybreak: once-per-game abilities, revealed Cylons, and the locations as they were before. */
import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { contentFor } from '../../src/content.ts';
import { buildDestiny } from '../../src/core/engine/decks.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { activateLocation } from '../../src/core/rules/locations.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { discardQuorumToLimit } from '../../src/core/rules/quorum.ts';
import { receiveSkills } from '../../src/core/rules/receive-skills.ts';
import type { ExpansionSet } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { view } from '../../src/core/view/view.ts';
import { galactica } from '../../src/game.ts';
import { english } from '../../src/words/english/phrases.ts';
import { offered } from './acting.ts';
import { add, startCheck } from './checks.ts';
import { adama, facedown, faceup, starbuck, tigh, zarek } from './people.ts';

const plain = 'not-a-cylon-base';
const cylon = { revealed: true, loyaltyFaceup: ['cylon-morale'] } as const;
const me = seat(0);

function table(sets: readonly ExpansionSet[], setup: Partial<PositionSetup> = {}): Position {
  return position({ ...galactica.configure({ sets, players: 3 }), seats: [zarek, adama, starbuck], ...setup });
}
/** Seat 0 is a revealed Cylon, and somebody else is President. */
function asCylon(sets: readonly ExpansionSet[], one: Partial<SeatSetup> = {}, setup: Partial<PositionSetup> = {}) {
  return table(sets, { seats: [{ ...zarek, ...cylon, ...one }, adama, starbuck], president: 1, ...setup });
}

rule('BG-UNI-01', 'nothing of Daybreak is in the game, and nothing speaks of it', () => {
  for (const sets of [['base'], ['base', 'pegasus'], ['base', 'exodus']] as const) {
    const { faces, locations, characters, pieces, variations } = contentFor(galactica.configure({ sets: [...sets] }));
    const decks = new Set(faces.map(({ deck }) => deck));
    for (const deck of ['mutiny', 'motive']) expect(decks).not.toContain(deck);
    expect(faces.map(({ name }) => name)).not.toContain('You Are The Mutineer');
    expect([...Object.values(locations), ...characters].map(({ set }) => set)).not.toContain('daybreak');
    expect([locations['quorum-chamber'], locations['hub-destroyed'], pieces['assault-raptor']]).toEqual([
      undefined,
      undefined,
      0,
    ]);
    expect(variations.miracles).toBe(false);
    const texts = JSON.stringify([faces.map(({ text }) => text), characters.map(({ abilities }) => abilities)]);
    expect(texts).not.toMatch(/mutiny|mutineer|miracle token|miracle abilit|motive card/i);
  }
});

rule('BG-UNI-08', 'with Pegasus every Destiny deck has two cards of its treachery among twelve', () => {
  const p = table(['base', 'pegasus']);
  for (let built = 0; built < 3; built++) {
    p.g.cards.moveAll(zones.destiny, zones.box);
    buildDestiny(p.g);
    const cards = p.g.cards.list(zones.destiny).map((card) => p.g.entry(card));
    const treachery = cards.filter((entry) => entry.deck === 'skill' && entry.type === 'treachery');
    expect([cards.length, treachery.map(({ set }) => set)]).toEqual([12, ['pegasus', 'pegasus']]);
  }
});

describe('once-per-game abilities', () => {
  const law = { name: 'Declare Martial Law' };
  const withTigh = (setup: Partial<PositionSetup> = {}): Position =>
    table(['base', 'pegasus'], { seats: [tigh, adama, starbuck], president: 2, ...setup });
  const next = (p: Position): Position => p.run((g) => takeAction(g, me));

  rule(['BG-UNI-69', 'BG-UNI-01'], 'each player has one use in the whole game, and no token', () => {
    const p = next(withTigh()).choose(0, law);
    expect(p.g.holder('president')).toBe(seat(1));
    const told = p.events('spectator').map(({ type }) => type);
    expect(told).toContain('once-per-game-used');
    expect(told.filter((type) => type.startsWith('miracle'))).toEqual([]);
    expect(offered(next(p), 0)).not.toContain('Declare Martial Law');
    expect(view(p.g, 'spectator').players[0]).toMatchObject({ miracle: 0, withoutTokens: true });
  });

  /** In a later turn, with another character. */
  const executed = (p: Position): Position => {
    p.run((g) => execute(g, me)).choose(0, { character: 'tom-zarek' });
    p.g.turn.clear();
    p.g.player(me).place = 'command';
    return p;
  };

  rule('BG-UNI-70', "whoever has used it and is executed cannot use the new character's", () => {
    const p = executed(next(withTigh()).choose(0, law));
    expect(offered(next(p), 0)).not.toContain('Unconventional Tactics');
  });

  rule('BG-UNI-71', "whoever has not can use the new character's", () => {
    const p = executed(withTigh());
    expect(offered(next(p), 0)).toContain('Unconventional Tactics');
  });
});

describe('treachery of Pegasus', () => {
  rule('BG-UNI-66', 'a leader who does not infiltrate uses its text, as an action or for a move', () => {
    const leader = (one: Partial<SeatSetup>): Position =>
      table(['base', 'pegasus'], {
        cylonLeader: true,
        seats: [{ character: 'cavil', ...one }, { ...adama, at: 'brig' }, starbuck],
        president: 2,
        admiral: 2,
      });
    const hand = ['Human Weakness', "God's Plan"];
    const acting = (one: Partial<SeatSetup>) => leader({ hand, ...one }).run((g) => takeAction(g, me));
    expect(offered(acting({}), 0)).toContain('Human Weakness');
    expect(offered(acting({ infiltrating: true }), 0)).not.toContain('Human Weakness');
    const p = acting({}).choose(0, { name: 'Human Weakness' });
    expect(p.g.state.resources.population).toBe(11);
    const moving = leader({ hand }).run((g) => movementStep(g, me));
    expect(offered(moving, 0)).toContain("God's Plan");
    moving.choose(0, { name: "God's Plan" });
    expect(moving.names(zones.destiny)[0]).toBe("God's Plan");
  });

  const reckless = (sets: readonly ExpansionSet[], cards: readonly string[], setup: Partial<PositionSetup> = {}) => {
    const p = table(sets, {
      seats: [zarek, { ...adama, hand: ['At Any Cost', ...cards] }, starbuck],
      destiny: ['Consolidate Power 1', 'Launch Scout 1', 'Repair 1', 'Repair 1'],
      ...setup,
    });
    startCheck(p, { difficulty: 9 });
    p.choose(1, { name: 'At Any Cost' });
    while (p.table.pending[0]?.kind !== 'add-to-check') p.pass('add-to-check');
    return p;
  };

  rule('BG-UNI-88', 'a reckless check turns none up, but those in it take effect', () => {
    const p = reckless(['base', 'pegasus'], ['Special Destiny']);
    add(p, 1, 'Special Destiny').pass();
    const told = p.events('spectator').map(({ type }) => type);
    expect([told.includes('check-reckless'), told.includes('treachery-turned-up')]).toEqual([true, false]);
    expect([0, 1, 2].map((one) => p.handNames(one).length)).toEqual([1, 1, 1]);
    const both = reckless(['base', 'pegasus', 'daybreak'], ['Bait']);
    add(both, 1, 'Bait').pass();
    expect(both.events('spectator').map(({ type }) => type)).toContain('treachery-turned-up');
  });

  rule('BG-UNI-89', 'By Your Command activates heavy raiders, but centurions do not move', () => {
    const p = reckless(['base', 'pegasus'], ['By Your Command'], {
      boarding: [1, 0, 0, 0, 0],
      heavyRaiders: { bow: 1 },
    });
    add(p, 1, 'By Your Command').pass();
    const { ships, boarding } = view(p.g, 'spectator');
    expect(boarding).toEqual([1, 0, 0, 0, 0]);
    expect(ships.areas.bow.heavyRaiders).toBe(0); // it has moved on
  });
});

describe('revealed Cylons', () => {
  rule('BG-FAQ-02', 'the Resurrection Ship is where cards that are still face down can be passed on', () => {
    const p = asCylon(['base'], { at: 'resurrection-ship', loyalty: [plain, 'cylon-brig'] });
    p.run((g) => takeAction(g, me))
      .choose(0, { type: 'location' })
      .choose(0, { seat: 2 });
    expect([facedown(p, 0), facedown(p, 2)]).toEqual([[], ['cylon-brig', plain, plain]]);
  });

  rule('BG-UNI-77', 'with Exodus alone an executed Cylon shows one card and keeps the others', () => {
    const seats = [{ ...zarek, loyalty: ['cylon-brig', plain] }, adama, starbuck];
    const p = table(['base', 'exodus'], { seats }).run((g) => execute(g, me));
    expect(p.table.pending).toEqual([]);
    expect([faceup(p, 0), facedown(p, 0)]).toEqual([['cylon-brig'], [plain]]);
    const handing = table(['base', 'pegasus', 'exodus'], { seats }).run((g) => execute(g, me));
    expect(handing.asked(0)?.kind).toBe('hand-on-loyalty');
  });
});

describe('Caprica', () => {
  /** A Cylon's action there, with two crises to choose from, and then the rest of the turn. */
  const caprica = (...sets: ExpansionSet[]): Position => {
    const next = { crisis: ['Prison Labor', 'Water Sabotaged'] };
    const more = { next, part: 'action', raiders: { bow: 2 }, jumpTrack: 1 } as const;
    const p = asCylon(['base', ...sets], { at: 'caprica' }, { ...more, cylonFleet: false, cag: null }).play();
    p.choose(0, { type: 'location' }).choose(0, { name: 'Water Sabotaged' });
    while (p.g.current === me && p.table.pending[0]) p.table.give(p.table.pending[0].seat, lastOption(p));
    return p;
  };
  const lastOption = (p: Position) => {
    const [asked] = p.table.pending;
    return asked && asked.min === 0 ? [] : 0;
  };
  const steps = (p: Position) => p.events().flatMap(({ type, step }) => (type === 'step' ? [step] : []));
  const afterwards = (p: Position) => {
    const activated = steps(p).includes('activate-cylon-ships');
    return { activated, jumpTrack: p.g.state.jumpTrack };
  };

  rule(
    ['BG-UNI-78', 'BG-UNI-79', 'BG-UNI-82'],
    'no ships are activated, and the jump is prepared but in the base game',
    () => {
      expect(afterwards(caprica())).toEqual({ activated: false, jumpTrack: 1 });
      expect(afterwards(caprica('exodus'))).toEqual({ activated: false, jumpTrack: 2 });
      expect(afterwards(caprica('pegasus'))).toEqual({ activated: false, jumpTrack: 2 });
    },
  );

  rule(['BG-UNI-80', 'BG-UNI-82'], 'the crisis not chosen is discarded, with an overlay it goes under the deck', () => {
    const where = (p: Position) => ({
      discarded: p.names(zones.crisisDiscard).includes('Prison Labor'),
      last: p.names(zones.crisisDeck).at(-1) === 'Prison Labor',
    });
    expect(where(caprica())).toEqual({ discarded: true, last: false });
    expect(where(caprica('exodus'))).toEqual({ discarded: true, last: false });
    expect(where(caprica('pegasus'))).toEqual({ discarded: false, last: true });
  });

  rule('BG-UNI-79', 'what is printed there says when the jump is not prepared', () => {
    const text = contentFor(galactica.configure({ sets: ['base', 'exodus'] })).locations.caprica?.actions[0]?.effect
      .text;
    expect(text && english(text)).toContain('in the base game alone');
  });
});

rule('BG-UNI-81', 'printed Human Fleet: look through a hand, take a card, and roll for damage', () => {
  const fleet = (roll: number): Position => {
    const seats = [
      { ...zarek, ...cylon, at: 'human-fleet' as const },
      { ...adama, hand: ['Repair', 'Launch Scout'] },
      starbuck,
    ];
    const p = table(['base'], { seats, president: 1, rolls: [roll] });
    p.run((g) => activateLocation(g, me, 'human-fleet'));
    expect(offered(p, 0)).toEqual(['Repair', 'Launch Scout']);
    expect(p.events(seat(2)).map(({ type }) => type)).not.toContain('skills-taken');
    p.choose(0, { name: 'Repair' });
    return p;
  };
  expect([fleet(5), fleet(4)].map((p) => view(p.g, 'spectator').damaged.length + lost(p))).toEqual([1, 0]);
  const p = fleet(4);
  expect([p.handNames(0), p.handNames(1)]).toEqual([['Repair'], ['Launch Scout']]);
  const table3 = table(['base'], {
    seats: [
      { ...zarek, ...cylon, at: 'human-fleet' },
      { ...adama, hand: ['Repair'] },
      { ...starbuck, hand: ['Repair'] },
    ],
    president: 1,
  }).run((g) => activateLocation(g, me, 'human-fleet'));
  expect(table3.asked(0)?.options.map((option) => option['seat'])).toEqual([1, 2]);
});
/** Damage tokens that cost a resource. */
const lost = ({ g: { state } }: Position): number => Number(state.foodTokenGone) + Number(state.fuelTokenGone);

rule(
  'BG-UNI-85',
  'the Resurrection Ship of Pegasus is hazardous, gives one skill card and super crises, and no more',
  () => {
    const p = asCylon(['base', 'pegasus'], { at: 'resurrection-ship', loyalty: [plain] });
    p.run((g) => receiveSkills(g, me)).choose(0, { skill: 'tactics' });
    expect([p.table.pending, p.handNames(0).length]).toEqual([[], 1]);
    p.run((g) => takeAction(g, me)).choose(0, { type: 'location' });
    expect([p.table.pending, p.g.cards.count(zones.superCrisisHand(me)), facedown(p, 0)]).toEqual([[], 1, [plain]]);
    const moving = asCylon(['base', 'pegasus'], { at: 'caprica' }).run((g) => movementStep(g, me));
    expect(moving.asked(0)?.options.map(({ location }) => location)).not.toContain('resurrection-ship');
  },
);

rule('BG-UNI-86', "the President's quorum hand has no limit in the base game, and 10 with any expansion", () => {
  const over = (...sets: ExpansionSet[]): unknown => {
    const p = table(['base', ...sets]);
    for (const card of p.g.cards.list(zones.quorumDeck).slice(0, 12)) p.g.cards.move(card, zones.quorumHand(me));
    return p.run((g) => discardQuorumToLimit(g)).asked(0)?.min ?? 0;
  };
  expect([over(), over('pegasus'), over('exodus'), over('daybreak')]).toEqual([0, 2, 2, 2]);
});

describe('executions without Exodus', () => {
  rule('BG-UNI-96', 'who is proved human keeps the loyalty cards, face up', () => {
    const p = table(['base', 'pegasus'], { next: { loyalty: [plain, plain] } }).run((g) => execute(g, me));
    p.choose(0, { character: 'saul-tigh' });
    expect([faceup(p, 0), facedown(p, 0)]).toEqual([[plain], []]);
    expect(view(p.g, seat(1)).players[0]?.loyaltyFaceup).toHaveLength(1);
    const renewed = table(['base', 'pegasus', 'exodus'], { next: { loyalty: [plain, plain] } });
    renewed.run((g) => execute(g, me)).choose(0, { character: 'saul-tigh' });
    expect([faceup(renewed, 0), facedown(renewed, 0).length]).toEqual([[], 1]);
  });

  rule('BG-UNI-97', 'Boomer taken after the Sleeper Agent phase goes to the Brig and is dealt no card', () => {
    const boomer = (...sets: ExpansionSet[]): Position => {
      const p = table(['base', 'pegasus', ...sets], {
        already: ['sleeperPhaseDone'],
        next: { loyalty: Array(3).fill(plain) },
      });
      return p.run((g) => execute(g, me)).choose(0, { character: 'sharon-valerii' });
    };
    const p = boomer();
    expect(view(p.g, 'spectator').players[0]).toMatchObject({ place: 'brig', character: { id: 'sharon-valerii' } });
    expect([facedown(p, 0), p.g.cards.count(zones.loyaltyDeck)]).toEqual([[], 3]);
    expect(facedown(boomer('exodus'), 0)).toHaveLength(2);
  });
});
