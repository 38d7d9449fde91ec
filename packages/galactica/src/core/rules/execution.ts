/** A character is executed. The steps in the rulebook's order: BG-EXEC-01 */
import { type Card, passUnasked, type Rules, type Seat } from '@ragtag/kernel';
import { ask } from '../engine/asking.ts';
import { active } from '../engine/hooks.ts';
import { isKnownCylon } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import { isInBrig } from './boards.ts';
import { discardSkills } from './discard.ts';
import { facedownCylons, loyaltyEntry } from './loyalty.ts';
import { cardsForLostCharacter, newCharacter } from './new-character.ts';
import { isPiloting, stopPiloting } from './piloting.ts';
import { lose } from './resources.ts';
import { discardTokensAndCards, endActions, resurrect, revealAsCylon } from './reveal.ts';
import { forgetLoan } from './title-loan.ts';
import { brigLeft, reassign } from './titles.ts';

/** Executes a character; one that another execution brings about waits until the first is finished. BG-UNI-150 */
export function* execute(g: Galactica, seat: Seat, { keepsMorale = false } = {}): Rules<void> {
  const { executions } = g.turn;
  if (executions.includes(seat)) return; // nobody dies twice
  if (keepsMorale) g.turn.modifiers.set('dies-quietly', seat);
  executions.push(seat);
  if (executions.first !== seat) return;
  for (let next = executions.first; next !== null; next = executions.first) {
    yield* executeOne(g, next);
    executions.shift();
    g.turn.modifiers.set('dies-quietly', next, 0);
  }
}

function* executeOne(g: Galactica, seat: Seat): Rules<void> {
  g.emit({ type: 'executed', seat, character: g.character(seat)?.id ?? '' });
  for (const { hook, owner } of active(g, 'executed')) hook(g, owner, seat);
  if (isPiloting(g, seat)) stopPiloting(g, seat, 'reserve'); // BG-UNI-132
  // 1. Discard. Cards of the quorum hand and super crises stay. BG-EXEC-05
  yield* discardSkills(g, seat, 'all', 'choice', {}); // BG-EXEC-02
  discardTokensAndCards(g, seat); // BG-EXEC-03, BG-EXEC-04, BG-EXEC-06
  // 2. Prove loyalty.
  const card = yield* cylonCard(g, seat);
  if (isKnownCylon(g, seat)) yield* resurrect(g, seat);
  else if (card !== null)
    yield* revealAsCylon(g, seat, card, 'execution'); // BG-EXEC-11, BG-EXEC-36
  else yield* executeHuman(g, seat); // BG-EXEC-12
  endActions(g, seat); // 5. BG-EXEC-37
}

/** Exactly one Cylon card is revealed, the player picks which. BG-EXEC-07 */
function* cylonCard(g: Galactica, seat: Seat): Rules<Card | null> {
  if (isKnownCylon(g, seat)) return null;
  yield* passUnasked({ seats: [seat], isOpenTo: () => g.cards.count(zones.loyalty(seat)) > 1 });
  const [first, ...more] = facedownCylons(g, seat);
  if (first === undefined) return null;
  if (more.length === 0) return first;
  const options = [first, ...more].map((card) => ({ type: 'card' as const, card, name: loyaltyEntry(g, card).id }));
  const picked = yield* ask({
    seat,
    kind: 'reveal-one',
    rules: ['BG-EXEC-07'],
    secret: true, // how many he has is nobody's business
    silence: 0,
    options,
  });
  return picked.card;
}

/** Step 3: he was human after all. */
function* executeHuman(g: Galactica, seat: Seat): Rules<void> {
  const wasInBrig = isInBrig(g, seat);
  yield* showLoyalty(g, seat); // BG-EXEC-12
  const { morale } = g.state.resources;
  if (!g.turn.modifiers.has('dies-quietly', seat)) yield* lose(g, 'morale', 1); // A. BG-EXEC-14
  if (g.state.resources.morale < morale) g.state.executionCostMorale = true;
  forgetLoan(g, seat);
  const owed = cardsForLostCharacter(g, seat);
  const kept = discardLoyalty(g, seat); // C. BG-EXEC-16
  yield* newCharacter(g, seat, owed); // B, D, E: the old one is gone for good. BG-EXEC-15
  // Titles last, so that the new character can be the next in line. BG-EXEC-27, BG-TURNREF-28
  for (const title of g.content.titleIds) if (g.holder(title) === seat) yield* reassign(g, title);
  if (wasInBrig && !isInBrig(g, seat)) yield* brigLeft(g, seat);
  // BG-EXEC-21, BG-TURNREF-29: a card that stays takes effect again, also on the titles just received
  for (const card of kept) yield* loyaltyEntry(g, card).received?.(g, seat, card, 'handed-on') ?? [];
}

/** All loyalty cards face up for all to see; some of them take effect. BG-FINAL5-04 */
function* showLoyalty(g: Galactica, seat: Seat): Rules<void> {
  const cards = g.cards.list(zones.loyalty(seat)).map((card) => g.cards.move(card, zones.loyaltyFaceup(seat)));
  if (cards.length > 0) g.emit({ type: 'loyalty-shown', seat, names: cards.map((card) => loyaltyEntry(g, card).id) });
  for (const { hook, owner } of active(g, 'loyaltyShown')) yield* hook(g, owner, seat, cards);
}

/** Out of the game, for all to see, some not even to be used again. Returns those that stay with the player. */
function discardLoyalty(g: Galactica, seat: Seat): Card[] {
  const kept: Card[] = [];
  for (const card of g.cards.list(zones.loyaltyFaceup(seat))) {
    const { whenExecuted } = loyaltyEntry(g, card);
    if (whenExecuted === 'kept') kept.push(card);
    else if (!g.content.variations.loyaltyRenewed)
      continue; // they stay, face up. BG-UNI-96
    else g.cards.move(card, whenExecuted === 'removed' ? zones.removed : zones.loyaltyDiscard);
  }
  return kept;
}
