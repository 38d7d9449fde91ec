/** The Cylon phase. CCG-THREAT-01 to -23, CCG-DEFENSE-01 to -04 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import { traitBit } from '../state/terms.ts';
import { ask, pass } from './asking.ts';
import { canChallenge, challengeThreat } from './challenge.ts';
import { topOfDeck } from './decks.ts';
import { changeInfluence } from './influence.ts';
import { forget, sacrifice } from './moving.ts';
import { fire, happening } from './triggers.ts';

/** The powers of all bases still in the game, and what cards in force make of it. CCG-DEFENSE-01, CCG-DEFENSE-03 */
export function fleetDefenseLevel(g: Ccg): number {
  let level = 0;
  for (const seat of g.seats) if (!g.isOut(seat)) level += g.printed(g.baseOf(seat)).power;
  for (const { rule } of g.standing('fleet-defense')) level += rule.n;
  return level;
}

/** The threats of all face-up cards in alert and reserve areas. CCG-THREAT-01 */
export function cylonThreatLevel(g: Ccg): number {
  let level = 0;
  for (const seat of g.seats) level += threatOf(g, seat);
  return level;
}

/** What one player's fleet adds to it. */
export function threatOf(g: Ccg, seat: Seat): number {
  let sum = 0;
  const { derived, cards } = g;
  for (const place of ['alert', 'reserve'] as const) {
    for (let card = cards.top(g.zone(place, seat)); card !== null; card = cards.next(card))
      sum += derived.threatOf(card);
  }
  return sum;
}

export function* cylonPhase(g: Ccg): Rules<void> {
  const level = cylonThreatLevel(g);
  const fleetDefense = fleetDefenseLevel(g);
  g.emit({ type: 'threat-level', level, fleetDefense });
  if (level <= fleetDefense) return; // CCG-THREAT-03
  // 1. Threats are revealed, red texts resolved, the fleet may jump.
  for (const seat of g.players) revealThreat(g, seat);
  const voided = yield* voidedTexts(g);
  yield* redTexts(g, voided);
  if (mustJump(g)) return yield* g.scopes.within('jump', jump(g));
  for (const card of threats(g)) if (g.printed(card).cylonThreat === 0) discardThreat(g, card); // CCG-THREAT-11
  // 2. Challenges or passes. CCG-THREAT-22
  yield* faceThreats(g);
  for (const card of threats(g)) discardThreat(g, card); // CCG-THREAT-23
}

/** CCG-THREAT-04, CCG-THREAT-05 */
export function revealThreat(g: Ccg, seat: Seat): Card | null {
  const top = topOfDeck(g, seat);
  if (top === null) return null;
  const card = g.cards.move(top, g.zone('threats', seat), 'bottom');
  g.emit({ type: 'threat-revealed', player: seat, card, id: g.printed(card).id, power: g.power(card) });
  return card;
}

function threats(g: Ccg): Card[] {
  return g.players.flatMap((seat) => g.list('threats', seat));
}

function discardThreat(g: Ccg, card: Card): void {
  forget(g, card);
  g.cards.move(card, g.zone('discard', g.ownerOf(card)));
}

/** Texts that bases may make void, for one player. */
function* voidedTexts(g: Ccg): Rules<ReadonlySet<string>> {
  g.turn.voided.clear();
  if (g.derived.listens('threats-revealed')) yield* fire(g, happening('threats-revealed', g.state.first));
  return g.turn.voided;
}

/** In turn order; a threat that a red text reveals has its own text resolved as well. CCG-THREAT-07 */
function* redTexts(g: Ccg, voided: ReadonlySet<string>): Rules<void> {
  const done = new Set<Card>();
  for (;;) {
    const card = threats(g).find((one) => !done.has(one) && g.printed(one).red !== null);
    if (card === undefined) return;
    done.add(card);
    g.turn.spared = new Set(g.seats.filter((seat) => voided.has(`${card} ${seat}`)));
    yield* g.scopes.within('red-text', redText(g, card));
    g.turn.spared = new Set();
  }
}

function* redText(g: Ccg, card: Card): Rules<void> {
  const { red, id } = g.printed(card);
  const player = g.ownerOf(card);
  g.emit({ type: 'red-text', player, card, id });
  const c = g.context(player, card);
  if (red?.prepare) yield* red.prepare(g, c);
  if (red) yield* red.run(g, c);
}

/** CCG-THREAT-08 */
function mustJump(g: Ccg): boolean {
  const revealed = threats(g);
  return revealed.length > 0 && revealed.every((card) => (g.printed(card).traits & traitBit('Cylon')) !== 0);
}

/** Each player sacrifices an asset or a supply card. CCG-THREAT-09, CCG-THREAT-10 */
function* jump(g: Ccg): Rules<void> {
  g.emit({ type: 'fleet-jumped' });
  for (const seat of g.players) {
    const assets = g.list('resources', seat).filter((card) => g.isAsset(card));
    const options = [
      ...g.named('card', assets).map((option) => ({ ...option, place: 'resources' as const })),
      ...g.named('card', g.list('supply', seat)).map((option) => ({ ...option, place: 'supply' as const })),
    ];
    if (options.length === 0) continue;
    const { card } = yield* ask({ seat, kind: 'jump', rules: ['CCG-THREAT-09'], options });
    yield* sacrifice(g, card);
  }
  for (const card of threats(g)) discardThreat(g, card);
}

/** CCG-THREAT-13 to -22 */
function* faceThreats(g: Ccg): Rules<void> {
  const seats = g.players;
  let passes = 0;
  for (let turn = 0; passes < seats.length && threats(g).length > 0; turn++) {
    const seat = seats[turn % seats.length] as Seat; // within the seats
    const acted = g.isOut(seat) ? false : yield* face(g, seat);
    passes = acted ? 0 : passes + 1;
  }
}

function* face(g: Ccg, seat: Seat): Rules<boolean> {
  const units = g.list('alert', seat).filter((card) => canChallenge(g, card));
  const options = [pass, ...g.named('challenge', threats(g).length > 0 ? units : [])];
  const answer = yield* ask({ seat, kind: 'face-threats', rules: ['CCG-THREAT-13'], options });
  if (answer.type === 'pass') {
    yield* changeInfluence(g, [{ seat, by: -1 }]); // CCG-THREAT-14
    return false;
  }
  const { card, id } = answer;
  const chosen = yield* ask({
    seat,
    kind: 'which-threat',
    rules: ['CCG-THREAT-15'],
    context: { card, id },
    options: g.named('threat', threats(g)),
  });
  if (yield* challengeThreat(g, seat, card, chosen.card)) yield* beaten(g, seat, card, chosen.card);
  return true;
}

/** CCG-THREAT-18 to -20 */
function* beaten(g: Ccg, seat: Seat, card: Card, threat: Card): Rules<void> {
  g.emit({ type: 'threat-beaten', player: seat, card: threat, id: g.printed(threat).id });
  yield* changeInfluence(g, [{ seat, by: g.players.length === 2 ? 2 : 1 }]);
  if (g.derived.listens('threat-beaten')) yield* fire(g, happening('threat-beaten', seat, card, threat));
}
