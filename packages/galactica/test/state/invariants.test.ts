import { type Position, type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { checkInvariants } from '../../src/core/state/invariants.ts';
import { zones } from '../../src/core/state/zones.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';

const quiet = (setup: Partial<PositionSetup> = {}): Position => {
  const p = position({
    seats: [{ character: 'laura-roslin' }, { character: 'saul-tigh' }, { character: 'kara-thrace' }],
    ...setup,
  });
  p.g.state.step = 'movement';
  p.g.state.turnNumber = 4; // every card is looked at every fourth turn
  return p;
};
const breaks = (what: RegExp, change: (g: Galactica) => void, setup: Partial<PositionSetup> = {}): void => {
  const p = quiet(setup);
  expect(() => checkInvariants(p.g)).not.toThrow();
  change(p.g);
  expect(() => checkInvariants(p.g)).toThrow(what);
};

test('resources and tracks stay in range', () => {
  breaks(/fuel is -1/, ({ state }) => {
    state.resources.fuel = -1;
  });
  breaks(/morale is 16/, ({ state }) => {
    state.resources.morale = 16;
  });
  breaks(/fleet marker is on space 6/, ({ state }) => {
    state.jumpTrack = 6;
  });
  breaks(/pursuit marker is on space 5/, ({ state }) => {
    state.pursuit = 5;
  });
  breaks(/nukes/, ({ state }) => {
    state.nukes.held = 3;
  });
  breaks(/raptors/, ({ state }) => {
    state.raptors.reserve = 5;
  });
  breaks(/5 centurions/, ({ state }) => {
    state.boarding.set(0, 5);
  });
  breaks(/taken Galactica/, ({ state }) => {
    state.boarding.set(4, 1);
  });
});

test('no ship is lost or doubled', () => {
  breaks(/7 ships of kind viper/, ({ state }) => {
    state.vipers.viper.reserve += 1;
  });
  breaks(/less than no mark-vii/, ({ state }) => {
    state.vipers['mark-vii'].damaged = -1;
  });
  breaks(/ships of kind viper/, (g) => {
    g.player(seat(2)).place = 'space';
    g.player(seat(2)).ship = 'viper';
  });
  breaks(/21 raiders/, ({ state }) => {
    state.raiders.bow = 21;
  });
  breaks(/5 heavy raiders/, ({ state }) => {
    state.fleetHeavyRaiders.bow = 5;
  });
  breaks(/assault raptor is damaged/, ({ state }) => {
    state.vipers['assault-raptor'].beside -= 1;
    state.vipers['assault-raptor'].damaged += 1;
  });
});

test('damage tokens are one of each, and six on Galactica end the game', () => {
  breaks(/2 hangar tokens/, ({ state }) => {
    for (const basestar of state.basestars) {
      basestar.where = 'main';
      basestar.damage.hangar = true;
    }
  });
  breaks(/off the board carries weapons/, ({ state }) => {
    const [first] = state.basestars;
    if (first) first.damage.weapons = true;
  });
  breaks(/galactica is gone/, ({ state }) => {
    for (const at of [
      'admirals-quarters',
      'armory',
      'command',
      'ftl-control',
      'hangar-deck',
      'weapons-control',
    ] as const) {
      state.damaged[at] = true;
    }
  });
  breaks(/airlock is damaged after/, ({ state }) => {
    state.pegasusDestroyed = true;
    state.damaged.airlock = true;
  });
});

test('every card is where its kind may lie', () => {
  breaks(/lies in crisis-deck/, ({ cards }) => {
    const card = cards.top(zones.quorumDeck);
    if (card !== null) cards.move(card, zones.crisisDeck);
  });
  breaks(/lies in skill-discard:tactics/, ({ cards }) => {
    const card = cards.top(zones.skillDeck.politics);
    if (card !== null) cards.move(card, zones.skillDiscard.tactics);
  });
  breaks(/Destiny deck is used up/, ({ cards }) => {
    cards.moveAll(zones.destiny, zones.box);
  });
});

test('people are where they can be', () => {
  breaks(/two players are/, (g) => {
    g.player(seat(1)).character = g.player(seat(0)).character;
  });
  breaks(/could be chosen/, (g) => {
    g.state.unavailable.set(g.player(seat(0)).character, false);
  });
  breaks(/is at command with ship viper/, (g) => {
    g.player(seat(1)).ship = 'viper';
  });
  breaks(/pilots and cannot/, (g) => {
    g.player(seat(1)).place = 'space';
    g.player(seat(1)).ship = 'viper';
    g.state.vipers.viper.reserve -= 1;
  });
  breaks(/stranded 0 at off-board/, (g) => {
    g.player(seat(1)).place = 'off-board';
  });
  breaks(/at airlock, which is gone/, (g) => {
    g.player(seat(1)).place = 'airlock';
    g.state.pegasusDestroyed = true;
  });
  breaks(/at presidents-office, which is gone/, (g) => {
    g.state.colonialOneDestroyed = true;
  });
  breaks(/4 miracle tokens/, (g) => {
    g.player(seat(0)).miracle = 4;
  });
  breaks(/seat 0, human, is at caprica/, (g) => {
    g.player(seat(0)).place = 'caprica';
  });
  breaks(/0 loyalty cards/, (g) => {
    g.cards.moveAll(zones.loyalty(seat(0)), zones.box);
  });
  breaks(/super crises/, (g) => {
    g.cards.draw(zones.superCrisisDeck, zones.superCrisisHand(seat(0)));
  });
  breaks(/2 mutiny cards/, (g) => {
    g.state.step = 'receive-skills';
    for (let n = 0; n < 2; n++) g.cards.draw(mutinyZones.deck, mutinyZones.hand(seat(0)));
  });
});

test('nobody is both human and revealed', () => {
  const cylon = {
    seats: [
      { character: 'laura-roslin' },
      { character: 'saul-tigh' },
      { character: 'kara-thrace', revealed: true, loyaltyFaceup: ['cylon-brig'] },
    ],
    cag: 1,
  };
  breaks(
    /human with a Cylon card/,
    (g) => Object.assign(g.player(seat(2)), { revealed: false, place: 'command' }),
    cylon,
  );
  breaks(/revealed without a Cylon card/, (g) => g.cards.moveAll(zones.loyaltyFaceup(seat(2)), zones.removed), cylon);
  breaks(/has a miracle token/, (g) => Object.assign(g.player(seat(2)), { miracle: 1 }), cylon);
  breaks(/has mutiny cards/, (g) => void g.cards.draw(mutinyZones.deck, mutinyZones.hand(seat(2))), cylon);
  breaks(/has quorum cards/, (g) => void g.cards.draw(zones.quorumDeck, zones.quorumGiven(seat(2))), cylon);
  breaks(/the admiral is a Cylon/, (g) => Object.assign(g.state, { admiral: seat(2) }), cylon);
  breaks(/Mutineer is a Cylon/, (g) => Object.assign(g.state, { mutineer: seat(2) }), cylon);
});

test('titles are held by somebody who may', () => {
  breaks(/nobody is president/, ({ state }) => {
    state.president = null;
  });
  breaks(/admiral is in the Brig/, (g) => {
    g.player(seat(1)).place = 'brig';
  });
  breaks(/quorum hand and is not President/, ({ cards }) => {
    cards.draw(zones.quorumDeck, zones.quorumHand(seat(1)));
  });
  breaks(/cag in a game without it/, (g) => Object.assign(g.state, { cag: seat(0) }), { cylonFleet: false });
});
