/** The turn: draw, act, meet the hazard, keep to the hand limit. WR-TURN */
import { type Asked, ask, askAll, only, type Rules, type Seat } from '@ragtag/kernel';
import { meetHazard } from './hazards.ts';
import { WRECKER } from './printed-cards.ts';
import { type CardOption, places, type Ship } from './ship.ts';

const HAND_LIMIT = 6;
const SPY_PRICE = 2;
const ACCUSE_PRICE = 3;

export function* turn(ship: Ship): Rules {
  drawUp(ship); // WR-TURN-1
  yield* act(ship); // WR-TURN-2
  if (!ship.over) yield* meetHazard(ship); // WR-TURN-3
  yield* keepToLimit(ship); // WR-TURN-4
  ship.log.turn += 1; // WR-TURN-5
  if (ship.log.turn === ship.configuration.turns) ship.end('wreckers', 'night falls');
  passCaptaincy(ship);
}

/** Everybody draws a card, the captain two. WR-TURN-1 */
function drawUp(ship: Ship): void {
  for (const seat of ship.crewFromLeft()) ship.draw(seat, seat === ship.captain ? 2 : 1);
}

type Action =
  | { readonly type: 'work' | 'rest' | 'scout' | 'scuttle' }
  | { readonly type: 'spy' | 'accuse'; readonly seat: Seat };

/** The captain does one thing. WR-TURN-2 */
function* act(ship: Ship): Rules {
  const { captain } = ship;
  const action = yield* ask({ seat: captain, kind: 'act', rules: ['WR-TURN-2'], options: actions(ship) });
  ship.world.emit({ type: 'acted', seat: captain, action: action.type });
  switch (action.type) {
    case 'work':
      return ship.earn(captain, 2);
    case 'rest':
      return ship.draw(captain, 2);
    case 'scout':
      return yield* scout(ship);
    case 'spy':
      return spy(ship, action.seat);
    case 'accuse':
      return yield* accuse(ship, action.seat);
    case 'scuttle':
      ship.losePlank();
      return ship.overboard(captain);
  }
}

const always: readonly Action[] = [{ type: 'work' }, { type: 'rest' }, { type: 'scout' }];

function actions(ship: Ship): Action[] {
  const { captain, cards } = ship;
  const options = [...always];
  const { coins } = ship.sailor(captain);
  for (const seat of ship.seats) {
    if (seat === captain || !ship.sailor(seat).aboard) continue;
    const role = cards.top(places.role(seat));
    if (coins >= SPY_PRICE && role !== null && !cards.knows(role, captain)) options.push({ type: 'spy', seat });
    if (coins >= ACCUSE_PRICE) options.push({ type: 'accuse', seat });
  }
  if (ship.sinking && ship.roleOf(captain) === WRECKER) options.push({ type: 'scuttle' });
  return options;
}

/** Looks at the next hazard, and may put it under the deck. WR-SCOUT */
function* scout(ship: Ship): Rules {
  const { cards, captain } = ship;
  ship.refill(places.hazardDeck, places.hazardDiscard);
  const card = cards.top(places.hazardDeck);
  if (card === null) return;
  cards.show(card, only(captain), 'stays');
  const face = cards.faceOf(card);
  ship.world.emitWith({ type: 'scouted', seat: captain }, only(captain), { face });
  const { type } = yield* ask({
    seat: captain,
    kind: 'scouted',
    rules: ['WR-SCOUT-1'],
    context: { face },
    options: [{ type: 'leave' }, { type: 'bury' }],
  });
  if (type === 'bury') cards.move(card, places.hazardDeck, 'bottom');
  ship.world.emit({ type, seat: captain });
}

/** Looks at somebody's role, and knows it from then on. WR-SPY */
function spy(ship: Ship, of: Seat): void {
  const { cards, captain } = ship;
  ship.pay(captain, SPY_PRICE);
  const role = cards.top(places.role(of));
  if (role === null) return;
  cards.show(role, only(captain));
  ship.world.emitWith({ type: 'spied', seat: captain, of }, only(captain), { face: cards.faceOf(role) });
}

/** All vote at once, unseen; more than two thirds of those aboard throw the accused overboard. WR-ACCUSE */
function* accuse(ship: Ship, accused: Seat): Rules {
  ship.pay(ship.captain, ACCUSE_PRICE);
  const voters = ship.crewFromLeft();
  const votes = yield* askAll(
    voters.map((seat) => ({
      seat,
      kind: 'vote',
      rules: ['WR-ACCUSE-2'],
      context: { accused },
      options: [{ type: 'for' }, { type: 'against' }],
    })),
  );
  const against = voters.filter((_, index) => votes[index]?.[0]?.type === 'for');
  ship.world.emit({ type: 'voted', accused, against });
  if (against.length * 3 > voters.length * 2) ship.overboard(accused);
}

/** Whoever holds more than six cards discards the rest, all at once and in the open. WR-TURN-4 */
function* keepToLimit(ship: Ship): Rules {
  const questions: Asked<CardOption>[] = [];
  for (const seat of ship.crewFromLeft()) {
    const over = ship.cards.count(places.hand(seat)) - HAND_LIMIT;
    if (over <= 0) continue;
    const options = ship.handOptions(seat);
    questions.push({ seat, kind: 'discard', rules: ['WR-TURN-4'], secret: false, options, min: over, max: over });
  }
  const discards = yield* askAll(questions);
  for (const [index, { seat }] of questions.entries()) ship.discard(seat, discards[index] ?? []);
}

function passCaptaincy(ship: Ship): void {
  const [next] = ship.crewFromLeft();
  if (next !== undefined) ship.log.captain = next;
}
