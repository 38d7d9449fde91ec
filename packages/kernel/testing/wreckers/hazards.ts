/** The hazards: trials, gales and salvage. WR-HAZARD */
import { askAll, askSome, choose, type Face, openWindow, type Rules, type Seat } from '@ragtag/kernel';
import { AGAIN, type Hazard, print, STEADY, worth } from './printed-cards.ts';
import { type CardOption, places, type Ship } from './ship.ts';

const MOST_ADDED = 2;
const FROM_DECK = 2;
const DIE = 6;

export function* meetHazard(ship: Ship): Rules {
  ship.refill(places.hazardDeck, places.hazardDiscard);
  const card = ship.cards.draw(places.hazardDeck, places.hazardDiscard);
  if (card === null) return;
  const face = ship.cards.faceOf(card);
  const hazard = print(face);
  ship.world.emit({ type: 'hazard', face });
  switch (hazard.kind) {
    case 'trial':
      return yield* trial(ship, hazard);
    case 'gale':
      return yield* gale(ship, hazard);
    case 'salvage':
      return yield* salvage(ship, hazard);
    default:
      throw new RangeError(`${hazard.kind} in the hazard deck`);
  }
}

/** All add cards face down to one pile, which must reach a strength in the trial's suit. WR-TRIAL */
function* trial(ship: Ship, { suit, strength }: Hazard & { kind: 'trial' }): Rules {
  const { cards } = ship;
  const context = { suit, strength };
  for (const seat of ship.crewFromLeft()) {
    yield* addToPile(ship, seat, context); // WR-TRIAL-1
  }
  for (let drawn = 0; drawn < FROM_DECK; drawn++) ship.drawCrew(places.pile); // WR-TRIAL-2
  const steadied = yield* steady(ship, 'before-trial', context, 'all-pass'); // WR-TRIAL-3

  cards.shuffle(places.pile); // WR-TRIAL-4
  const faces: Face[] = [];
  let total = steadied;
  for (let card = cards.top(places.pile); card !== null; card = cards.top(places.pile)) {
    const face = cards.faceOf(card);
    faces.push(face);
    total += worth(face, suit);
    cards.move(card, places.crewDiscard);
  }
  ship.world.emit({ type: 'trial-revealed', faces, total });
  // WR-TRIAL-5
  if (total >= strength) ship.sailOn();
  else ship.losePlank();
}

/** Anybody may add up to two cards; how many is no secret. WR-TRIAL-1 */
function* addToPile(ship: Ship, seat: Seat, context: { suit: string; strength: number }): Rules {
  const options = ship.handOptions(seat);
  if (options.length === 0) return;
  const rules = ['WR-TRIAL-1'];
  const added = yield* askSome({ seat, kind: 'add-to-pile', rules, context, options, min: 0, max: MOST_ADDED });
  for (const { card } of added) ship.cards.move(card, places.pile);
  ship.world.emit({ type: 'added', seat, count: added.length });
}

/** A die to be rolled, with luck before it and after it. WR-GALE */
function* gale(ship: Ship, { atLeast }: Hazard & { kind: 'gale' }): Rules {
  const steadied = yield* steady(ship, 'before-gale', { atLeast }, 'once-each'); // WR-GALE-1
  let roll: number;
  do {
    roll = ship.world.chance.die(DIE); // WR-GALE-2
    ship.world.emit({ type: 'rolled', roll });
  } while (yield* rollAgain(ship, { atLeast, roll, steadied })); // WR-GALE-3
  // WR-GALE-4
  if (roll + steadied < atLeast) ship.losePlank();
  else if (roll === DIE) ship.sailOn();
}

/** Anybody may play Steady cards; each is worth one. */
function* steady(
  ship: Ship,
  kind: string,
  context: { readonly [key: string]: string | number },
  until: 'all-pass' | 'once-each',
): Rules<number> {
  let played = 0;
  yield* openWindow({
    kind,
    rules: ['WR-LUCK-1'],
    context,
    event: 'hazard',
    seats: ship.crewFromLeft(),
    until,
    arbiter: ship.captain,
    responses: (seat) => luckOf(ship, seat, STEADY),
    respond(seat, option) {
      ship.discard(seat, [option]);
      played += 1;
    },
  });
  return played;
}

/** Anybody may have the die rolled again; the moment is gone when one does. WR-GALE-3 */
function* rollAgain(ship: Ship, context: { atLeast: number; roll: number; steadied: number }): Rules<boolean> {
  let again = false;
  yield* openWindow({
    kind: 'after-roll',
    rules: ['WR-LUCK-2'],
    context,
    event: 'hazard',
    seats: ship.crewFromLeft(),
    until: 'all-pass',
    arbiter: ship.captain,
    responses: (seat) => luckOf(ship, seat, AGAIN),
    respond(seat, option) {
      ship.discard(seat, [option]);
      again = true;
      return 'close';
    },
  });
  return again;
}

const noLuck: readonly CardOption[] = [];

function luckOf(ship: Ship, seat: Seat, face: Face): readonly CardOption[] {
  const card = ship.cards.find(places.hand(seat), face);
  return card === null ? noLuck : [{ type: 'card', card }];
}

/** A chest for the highest of the bids made at once; the captain settles ties. WR-SALVAGE */
function* salvage(ship: Ship, { cards: prize }: Hazard & { kind: 'salvage' }): Rules {
  const bidders = ship.crewFromLeft().filter((seat) => ship.sailor(seat).coins > 0);
  const context = { prize };
  const answers = yield* askAll(
    bidders.map((seat) => ({ seat, kind: 'bid', rules: ['WR-SALVAGE-1'], context, options: bidsOf(ship, seat) })),
  ); // WR-SALVAGE-1
  const bids = answers.map(([bid]) => bid?.coins ?? 0);
  ship.world.emit({ type: 'bids', bidders, bids });
  const highest = Math.max(0, ...bids);
  if (highest === 0) return;
  const tied = bidders.filter((_, index) => bids[index] === highest);
  const { seat: winner } = yield* choose({
    seat: ship.captain,
    kind: 'settle-tie',
    rules: ['WR-SALVAGE-2'],
    options: tied.map((seat) => ({ type: 'seat', seat })),
  }); // WR-SALVAGE-2
  ship.pay(winner, highest);
  ship.draw(winner, prize);
}

function bidsOf(ship: Ship, seat: Seat): { type: 'bid'; coins: number }[] {
  const bids: { type: 'bid'; coins: number }[] = [];
  for (let coins = 0; coins <= ship.sailor(seat).coins; coins++) bids.push({ type: 'bid', coins });
  return bids;
}
