/** Challenges. CCG-CHAL-01 to -16, CCG-KEY-04, CCG-KEY-08 to -13, CCG-KEY-19, CCG-KEY-20 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import { powerReasons } from '../state/power-reasons.ts';
import type { UnitType } from '../state/terms.ts';
import type { Challenge } from '../state/turn.ts';
import { ask, choose } from './asking.ts';
import { playStep } from './challenge-play.ts';
import { chooseDefender } from './defending.ts';
import { changeInfluence } from './influence.ts';
import { commit, defeat, exhaust, isInPlay } from './moving.ts';
import { mysticForChallenge } from './mystic.ts';
import { canPayAny, payAny } from './paying.ts';
import { fire, happening } from './triggers.ts';

/** CCG-CHAL-01, CCG-KEY-13 */
export function canChallenge(g: Ccg, card: Card): boolean {
  return (
    g.placeOf(card) === 'alert' &&
    g.isUnit(card) &&
    !g.isExhausted(card) &&
    !g.hasKeyword(card, 'Vision') &&
    !g.derived.isBarred(card, 'challenge')
  );
}

/** Whom a player may challenge: each opponent whose tax, if any, can be paid. */
export function challengeable(g: Ccg, seat: Seat): Seat[] {
  return g.opponentsOf(seat).filter((other) => canPayAny(g, seat, taxOf(g, other)));
}

function taxOf(g: Ccg, against: Seat): number {
  return g.standing('challenge-tax').filter(({ you }) => you === against).length;
}

function declared(by: Seat, against: Seat, challenger: Card, as: UnitType, threat: Card | null): Challenge {
  return {
    by,
    against,
    challenger,
    as,
    threat: threat !== null,
    defender: threat,
    defended: threat !== null,
    step: 'declared',
    ended: false,
    mayDefend: new Set(),
    picksDefender: false,
    loser: 'defeated',
    turnedTables: false,
    mystic: { challenger: null, defender: null },
    winner: null,
    after: [],
  };
}

/** A challenge of an opponent, in the order of the procedure. */
export function* challenge(g: Ccg, by: Seat, challenger: Card): Rules<void> {
  const options = challengeable(g, by).map((player) => ({ type: 'player' as const, player }));
  const { player: against } = yield* choose({ seat: by, kind: 'challenge-whom', rules: ['CCG-CHAL-16'], options });
  yield* payAny(g, by, taxOf(g, against));
  const as = yield* challengesAs(g, by, challenger);
  yield* g.scopes.within('challenge', challengeOf(g, declared(by, against, challenger, as, null)));
}

function* challengeOf(g: Ccg, declaration: Challenge): Rules<void> {
  const it = begin(g, declaration);
  const { against, challenger } = it;
  // 1. The challenger, then the defender.
  yield* fire(g, happening('challenge-declared', against, challenger));
  if (goesOn(g, it)) yield* chooseDefender(g, it);
  if (goesOn(g, it) && !it.defended && g.derived.listens('undefended'))
    yield* fire(g, happening('undefended', against, challenger));
  yield* fight(g, it);
}

/** A challenge of a Cylon threat; the neighbour plays the Cylons. Returns whether it was beaten. CCG-THREAT-15 to -17 */
export function challengeThreat(g: Ccg, by: Seat, challenger: Card, threat: Card): Rules<boolean> {
  const { type } = g.printed(challenger);
  const declaration = declared(by, g.leftOf(by), challenger, type as UnitType, threat); // it is a unit
  return g.scopes.within('challenge', challengeOfThreat(g, declaration));
}

function* challengeOfThreat(g: Ccg, declaration: Challenge): Rules<boolean> {
  const it = begin(g, declaration);
  yield* fire(g, happening('challenge-declared', it.against, it.challenger));
  yield* fight(g, it);
  return it.winner === it.challenger;
}

function begin(g: Ccg, it: Challenge): Challenge {
  g.challenge = it;
  g.touch();
  const { by, against, challenger, threat, as, defender } = it;
  const target = threat && defender !== null ? { target: defender, targetId: g.printed(defender).id } : {};
  const { id } = g.printed(challenger);
  g.emit({ type: 'challenged', player: by, against, card: challenger, id, threat, as, ...target });
  return it;
}

/** CCG-KEY-19 */
function* challengesAs(g: Ccg, seat: Seat, card: Card): Rules<UnitType> {
  const own = g.printed(card).type as UnitType; // it is a unit
  if (!g.hasKeyword(card, 'Strafe')) return own;
  const other = own === 'ship' ? 'personnel' : 'ship';
  const options = [
    { type: 'as', as: own },
    { type: 'as', as: other },
  ] as const;
  return (yield* ask({
    seat,
    kind: 'strafe',
    rules: ['CCG-KEY-19'],
    context: { card, id: g.printed(card).id },
    options,
  })).as;
}

/** Whether the challenger is still at it. */
function isChallenging(g: Ccg, it: Challenge): boolean {
  return !it.ended && g.isInFleet(it.challenger) && !g.isOut(it.by);
}

function goesOn(g: Ccg, it: Challenge): boolean {
  return isChallenging(g, it) && !g.isOut(it.against);
}

// 2. to 5.

function* fight(g: Ccg, it: Challenge): Rules<void> {
  // 2. Events and abilities. CCG-CHAL-04
  if (stillFought(g, it)) {
    it.step = 'play';
    yield* playStep(g, it, () => stillFought(g, it));
  }
  if (!isChallenging(g, it)) {
    // Ended by an effect, or the challenger has left play. CCG-CHAL-14
  } else if (it.defended) {
    yield* defended(g, it); // 4. and 5.
  } else if (goesOn(g, it)) {
    yield* undefended(g, it); // 3. CCG-CHAL-06
  }
  yield* finish(g, it);
}

/** Whether there is anything left to play for. */
function stillFought(g: Ccg, it: Challenge): boolean {
  return goesOn(g, it) && (!it.defended || defenderOf(g, it) !== null);
}

/** Null once it has left play. */
function defenderOf(g: Ccg, { defender }: Challenge): Card | null {
  return defender !== null && isInPlay(g, defender) ? defender : null;
}

/** CCG-CHAL-06, CCG-KEY-04 */
function* undefended(g: Ccg, it: Challenge): Rules<void> {
  const power = Math.max(0, g.power(it.challenger));
  it.step = 'resolved';
  it.winner = it.challenger;
  let taken = false;
  if (power > 0 && g.hasKeyword(it.challenger, 'Manipulate')) {
    const options = [{ type: 'take' }, { type: 'inflict' }] as const;
    const answer = yield* ask({ seat: it.by, kind: 'manipulate', rules: ['CCG-KEY-04'], context: { power }, options });
    taken = answer.type === 'take';
  }
  yield* changeInfluence(g, [taken ? { seat: it.by, by: power } : { seat: it.against, by: -power }]);
  commit(g, it.challenger);
}

/** CCG-CHAL-07 to -11 */
function* defended(g: Ccg, it: Challenge): Rules<void> {
  it.step = 'mystic';
  if (stillFought(g, it)) it.mystic.challenger = yield* mysticForChallenge(g, it.by);
  if (stillFought(g, it)) it.mystic.defender = yield* mysticForChallenge(g, it.against);
  const { mystic } = it;
  if (!isChallenging(g, it)) return; // CCG-CHAL-14
  const defender = defenderOf(g, it);
  if (defender === null) commit(g, it.challenger); // CCG-CHAL-15
  if (defender === null || mystic.challenger === null || mystic.defender === null) return;
  it.step = 'resolved';
  const ours = g.power(it.challenger) + mystic.challenger;
  const theirs = g.power(defender) + mystic.defender;
  const won = ours >= theirs; // CCG-CHAL-09
  it.winner = won ? it.challenger : defender;
  const loser = won ? defender : it.challenger;
  const why = { challenger: powerReasons(g, it.challenger), defender: powerReasons(g, defender) };
  g.emit({ type: 'challenge-decided', challenger: ours, defender: theirs, won, why });
  commit(g, it.winner);
  yield* loses(g, it, loser, it.winner, Math.abs(ours - theirs));
}

function* loses(g: Ccg, it: Challenge, loser: Card, winner: Card, by: number): Rules<void> {
  const spared = it.turnedTables && loser === it.defender;
  if (spared) yield* defeat(g, winner, loser);
  else if (it.loser === 'exhausted') exhaust(g, loser);
  else yield* defeat(g, loser, winner);
  if (g.derived.listens('challenge-won')) {
    const seat = winner === it.challenger ? it.by : it.against;
    yield* fire(g, happening('challenge-won', seat, winner, loser, by));
  }
}

function* finish(g: Ccg, it: Challenge): Rules<void> {
  for (const act of it.after) yield* act();
  const changes = g.turn.mystic;
  for (const [seat, list] of changes)
    changes.set(
      seat,
      list.filter(({ here }) => !here),
    );
  g.challenge = null;
  g.touch();
  g.emit({ type: 'challenge-ended' });
}
