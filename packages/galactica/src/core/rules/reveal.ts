/** A player is revealed as a Cylon. The steps in the rulebook's order: BG-REVEAL-02, BG-TURNREF-34 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { context } from '../engine/context.ts';
import { discardTo } from '../engine/decks.ts';
import { active, forbidden } from '../engine/hooks.ts';
import { isKnownCylon, takersOfLoyalty } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import { isInBrig } from './boards.ts';
import { drawSuperCrises } from './cylon-player.ts';
import { distance } from './destination.ts';
import { discardSkills } from './discard.ts';
import { sendTo } from './hazardous-locations.ts';
import { facedownCylons, handOnLoyalty, loyaltyEntry } from './loyalty.ts';
import { loseTitles } from './titles.ts';

/** Skill cards a player keeps who reveals himself. BG-REVEAL-03 */
const KEPT = 3;
/** Up to this distance facedown loyalty cards are handed on. BG-REVEAL-14, BG-REVEAL-15 */
const LAST_DISTANCE_TO_HAND_ON = 6;

/** Cylon cards this player could reveal as an action now. BG-REVEAL-01 */
export function revealableCylonCards(g: Galactica, seat: Seat): Card[] {
  if (isKnownCylon(g, seat)) return []; // BG-FAQ-01: a second Cylon card stays where it is
  if (forbidden(g, seat, { kind: 'reveal' })) return [];
  return facedownCylons(g, seat);
}

/** A player is revealed as a Cylon. */
export function* revealAsCylon(
  g: Galactica,
  seat: Seat,
  card: Card,
  how: 'action' | 'execution' | 'card',
): Rules<void> {
  const player = g.player(seat);
  // In the Brig, and when an execution reveals it, the card does nothing. BG-EXEC-09, ruling on BG-REVEAL-01
  const works = how === 'action' && !isInBrig(g, seat);
  const shown = g.cards.move(card, zones.loyaltyFaceup(seat));
  const entry = loyaltyEntry(g, shown);
  player.revealed = true; // a Cylon player from here on. BG-TERM-02
  g.emit({ type: 'cylon-revealed', seat, card: entry.id, how });

  const c = context('loyalty', seat, { card: shown, acting: true });
  if (works && entry.reveal) yield* entry.reveal.run(g, c);

  yield* discardForReveal(g, seat);
  if (works && entry.afterDiscard) yield* entry.afterDiscard.run(g, c);
  yield* loseTitles(g, seat); // BG-REVEAL-07
  yield* resurrect(g, seat); // BG-REVEAL-08, BG-REVEAL-10
  if (how === 'action') drawSuperCrises(g, seat, 1); // BG-REVEAL-11, BG-REVEAL-13
  yield* handOnFacedown(g, seat); // BG-REVEAL-14
  for (const { hook, owner } of active(g, 'cylonRevealed')) yield* hook(g, owner, seat);
  endActions(g, seat); // BG-REVEAL-16
}

/** Step 1. */
function* discardForReveal(g: Galactica, seat: Seat): Rules<void> {
  const over = g.cards.count(zones.hand(seat)) - KEPT;
  if (over > 0) yield* discardSkills(g, seat, over, 'choice', {}); // BG-REVEAL-03
  discardTokensAndCards(g, seat);
}

/** What a player who is revealed or executed gives up besides skill cards. */
export function discardTokensAndCards(g: Galactica, seat: Seat): void {
  for (const { hook, owner } of active(g, 'givesUp')) hook(g, owner, seat);
  // BG-REVEAL-06, BG-EXEC-06
  const given = g.cards.list(zones.quorumGiven(seat));
  if (given.length === 0) return;
  const names = given.map((card) => g.entry(card).name); // they lay open
  for (const card of given) discardTo(g, card, zones.quorumDiscard);
  g.emit({ type: 'quorum-discarded', seat, n: given.length, names });
}

/** The character goes to the Resurrection Ship, or what is left of it; a ship it piloted stays behind. BG-REVEAL-08, BG-REVEAL-10, BG-EXEC-34 */
export function* resurrect(g: Galactica, seat: Seat): Rules<void> {
  g.player(seat).stranded = 0;
  for (const { hook, owner } of active(g, 'resurrects')) hook(g, owner, seat); // BG-INFIL-17
  yield* sendTo(g, seat, 'resurrection-ship');
}

/** All facedown loyalty cards to one human player, while the journey is not far gone. BG-REVEAL-14, BG-REVEAL-15, BG-TURNREF-37 */
function* handOnFacedown(g: Galactica, seat: Seat): Rules<void> {
  if (!g.content.variations.loyaltyHandedOn || distance(g) > LAST_DISTANCE_TO_HAND_ON) return;
  const cards = g.cards.list(zones.loyalty(seat));
  const options = takersOfLoyalty(g).map((to) => ({ type: 'player' as const, seat: to }));
  if (cards.length === 0 || options.length === 0) return;
  const picked = yield* choose({
    seat,
    kind: 'hand-on-loyalty',
    rules: ['BG-REVEAL-14', 'BG-EXEC-08'],
    context: { n: cards.length },
    options,
  });
  yield* handOnLoyalty(g, seat, picked.seat, cards);
}

/** No more actions this turn; and if it is the player's own turn, it goes straight to its end. BG-REVEAL-16, BG-EXEC-37 */
export function endActions(g: Galactica, seat: Seat): void {
  g.turn.modifiers.set('no-more-actions', seat); // BG-TURNREF-30
  if (seat === g.current) g.turn.ended = true;
}
