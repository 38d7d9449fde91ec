/** A character is executed. The steps in the rulebook's order: BG-EXEC-01 */
import { ask, type Card, type Rules, type Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import { titles } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { revealedByExecution } from './final-five.ts';
import { facedownCylons, loyaltyEntry } from './loyalty.ts';
import { receiveMutineer } from './mutineer.ts';
import { cardsForLostCharacter, newCharacter } from './new-character.ts';
import { isPiloting, stopPiloting } from './piloting.ts';
import { lose } from './resources.ts';
import { discardTokensAndCards, endActions, resurrect, revealAsCylon } from './reveal.ts';
import { brigLeft, reassign } from './titles.ts';
import { discardSkills } from './treachery.ts';

/** Executes a character; one that another execution brings about waits until the first is finished. BG-UNI-150 */
export function* execute(g: Galactica, seat: Seat): Rules<void> {
  const { executions } = g.turn;
  if (executions.includes(seat)) return; // nobody dies twice
  executions.push(seat);
  if (executions.length > 1) return;
  for (let next = executions[0]; next !== undefined; next = executions[0]) {
    yield* executeOne(g, next);
    executions.shift();
  }
}

function* executeOne(g: Galactica, seat: Seat): Rules<void> {
  g.emit({ type: 'executed', seat, character: g.character(seat)?.id ?? '' });
  if (isPiloting(g, seat)) stopPiloting(g, seat, 'reserve'); // BG-UNI-132
  // 1. Discard. Cards of the quorum hand and super crises stay. BG-EXEC-05
  yield* discardSkills(g, seat, 'all', 'choice', {}); // BG-EXEC-02
  discardTokensAndCards(g, seat); // BG-EXEC-03, BG-EXEC-04, BG-EXEC-06
  // 2. Prove loyalty.
  const card = yield* cylonCard(g, seat);
  if (g.player(seat).revealed) yield* resurrect(g, seat);
  else if (card !== null)
    yield* revealAsCylon(g, seat, card, 'execution'); // BG-EXEC-11, BG-EXEC-36
  else yield* executeHuman(g, seat); // BG-EXEC-12
  endActions(g, seat); // 5. BG-EXEC-37
}

/** Exactly one Cylon card is revealed, the player picks which. BG-EXEC-07 */
function* cylonCard(g: Galactica, seat: Seat): Rules<Card | null> {
  const [first, ...more] = g.player(seat).revealed ? [] : facedownCylons(g, seat);
  if (first === undefined) return null;
  if (more.length === 0) return first;
  const options = [first, ...more].map((card) => ({ type: 'card', card, name: loyaltyEntry(g, card).id }));
  const picked = yield* ask({
    seat,
    kind: 'reveal-one',
    rules: ['BG-EXEC-07'],
    secret: true, // how many he has is nobody's business
    options,
  });
  return picked.card;
}

/** Step 3: he was human after all. */
function* executeHuman(g: Galactica, seat: Seat): Rules<void> {
  const player = g.player(seat);
  const wasInBrig = player.place === 'brig';
  yield* showLoyalty(g, seat); // BG-EXEC-12
  const { morale } = g.state.resources;
  yield* lose(g, 'morale', 1); // A. BG-EXEC-14
  if (g.state.resources.morale < morale) g.state.executionCostMorale = true;
  const owed = cardsForLostCharacter(g, seat);
  const mutineer = discardLoyalty(g, seat); // C. BG-EXEC-16
  yield* newCharacter(g, seat, owed); // B, D, E: the old one is gone for good. BG-EXEC-15
  // Titles last, so that the new character can be the next in line. BG-EXEC-27, BG-TURNREF-28
  for (const title of titles) if (g.holder(title) === seat) yield* reassign(g, title);
  if (wasInBrig && player.place !== 'brig') yield* brigLeft(g, seat);
  // BG-EXEC-21, BG-TURNREF-29: the Mutineer card stays, and takes the titles just received away again
  if (mutineer !== null) yield* receiveMutineer(g, seat, mutineer, 'handed-on');
}

/** All loyalty cards face up for all to see; the Final Five among them take effect. BG-FINAL5-04 */
function* showLoyalty(g: Galactica, seat: Seat): Rules<void> {
  const cards = g.cards.list(zones.loyalty(seat)).map((card) => g.cards.move(card, zones.loyaltyFaceup(seat)));
  if (cards.length > 0) g.emit({ type: 'loyalty-shown', seat, names: cards.map((card) => loyaltyEntry(g, card).id) });
  yield* revealedByExecution(g, seat, cards);
}

/** Out of the game, for all to see; the Final Five not even to be used again. Returns the Mutineer card if he had it. */
function discardLoyalty(g: Galactica, seat: Seat): Card | null {
  let mutineer: Card | null = null;
  for (const card of g.cards.list(zones.loyaltyFaceup(seat))) {
    const { kind } = loyaltyEntry(g, card);
    if (kind === 'mutineer') mutineer = card;
    else g.cards.move(card, kind === 'final-five' ? zones.removed : zones.loyaltyDiscard);
  }
  return mutineer;
}
