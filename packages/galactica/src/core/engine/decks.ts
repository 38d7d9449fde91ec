/** Decks, discard piles and the Destiny deck. BG-SKILL, BG-DESTINY, BG-LIMIT-01 */
import { type Card, EVERYBODY, type Rules, type Seat, type Zone } from '@ragtag/kernel';
import type { SkillEntry } from '../content/entry.ts';
import type { Context } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';
import { type SkillType, skillTypes } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { ask } from './asking.ts';

/** The printed skill card a card is. */
export function skillEntry(g: Galactica, card: Card): SkillEntry {
  const entry = g.entry(card);
  if (entry.deck !== 'skill') throw new Error(`'${entry.name}' is no skill card`);
  return entry;
}

/** The type of a skill card. BG-SKILL-02 */
export function typeOf(g: Galactica, card: Card): SkillType {
  return skillEntry(g, card).type;
}

/** A deck that has run out gets its discard pile, shuffled. BG-SKILL-04, BG-LIMIT-01 */
function refill(g: Galactica, deck: Zone, discard: Zone): void {
  const { cards } = g;
  if (cards.count(deck) > 0 || cards.count(discard) === 0) return;
  cards.moveAll(discard, deck);
  cards.shuffle(deck);
  g.emit({ type: 'deck-reshuffled', deck: cards.zones[deck]?.name ?? '' });
}

/** Draws the top card of a deck into a zone, shuffling its discard pile in when it is used up. BG-LIMIT-01 */
export function drawCard(
  g: Galactica,
  deck: Zone,
  discard: Zone | null,
  to: Zone,
  where?: 'top' | 'bottom',
): Card | null {
  if (discard !== null) refill(g, deck, discard);
  const card = g.cards.draw(deck, to, where);
  if (card !== null && discard !== null) refill(g, deck, discard);
  return card;
}

/** Draws one skill card into a hand; false if there is none left. Reshuffles as soon as a deck is used up. */
export function drawSkillCard(g: Galactica, seat: Seat, type: SkillType): boolean {
  const card = drawCard(g, zones.skillDeck[type], zones.skillDiscard[type], zones.hand(seat));
  if (card === null) return false;
  g.emitWith(
    { type: 'skill-drawn', seat, skill: type },
    {
      card,
      name: g.entry(card).name,
      strength: g.strength(card),
    },
  );
  return true;
}

/** Puts a card on top of a discard pile, shown to all. BG-SECRET-19 */
export function discardTo(g: Galactica, card: Card, discard: Zone): void {
  g.cards.show(g.cards.move(card, discard), EVERYBODY);
}

/** A skill card goes face up to the discard pile of its type. BG-SKILL-03 */
export function discardSkillCard(g: Galactica, card: Card): void {
  discardTo(g, card, zones.skillDiscard[typeOf(g, card)]);
}

/** Several at once: of those of one type only the last is seen on top. BG-SECRET-19, BG-SECRET-20 */
export function discardSkillCards(g: Galactica, cards: readonly Card[]): void {
  const tops = new Map<SkillType, Card>();
  for (const card of cards) {
    const type = typeOf(g, card);
    g.cards.move(card, zones.skillDiscard[type]); // BG-SKILL-03; it keeps its number there
    tops.set(type, card);
  }
  // In the order they came, so that the cards below tell nothing by it.
  for (const card of cards) {
    const type = typeOf(g, card);
    if (tops.get(type) !== card) continue;
    g.cards.show(card, EVERYBODY);
    g.emit({ type: 'discard-top', skill: type, name: g.entry(card).name, strength: g.strength(card) });
  }
}

/** A skill card is played from a hand: shown to all, and out of the hand as its text starts. BG-UNI-116, BG-UNI-118 */
export function* playSkillCard(g: Galactica, seat: Seat, card: Card): Rules<void> {
  const { name, type } = skillEntry(g, card);
  g.emit({ type: 'skill-card-played', seat, name, skill: type, strength: g.strength(card) });
  discardSkillCard(g, card);
}

/** A card that would be played leaves the hand before anything is paid: it cannot be paid with. BG-UNI-116 */
export function leavingHand(g: Galactica, { card, you }: Context): 0 | 1 {
  return card !== null && g.hand(you).includes(card) ? 1 : 0;
}

/** Takes the top cards of a deck for this player to look at, shuffling its discard pile in if it has too few. */
export function lookAtTop(g: Galactica, seat: Seat, deck: Zone, discard: Zone, n: number): Card[] {
  const { cards } = g;
  const looked = zones.lookedAt(seat);
  const seen: Card[] = [];
  while (seen.length < n) {
    refill(g, deck, discard); // BG-LIMIT-01
    const card = cards.draw(deck, looked);
    if (card === null) break;
    seen.push(card);
  }
  if (seen.length > 0) {
    g.emitWith(
      { type: 'deck-looked-at', seat, deck: cards.zones[deck]?.name ?? '', n: seen.length },
      {
        names: seen.map((card) => g.entry(card).name),
      },
    );
  }
  return seen;
}

/** Looks at the top cards of a deck, and puts each on top or at the bottom. */
export function* scry(g: Galactica, seat: Seat, deck: Zone, discard: Zone, n: number): Rules<void> {
  const { cards } = g;
  const seen = lookAtTop(g, seat, deck, discard, n);
  const name = cards.zones[deck]?.name ?? '';
  while (seen.length > 0) {
    const options = seen.flatMap((card) => [
      { type: 'top' as const, card, name: g.entry(card).name },
      { type: 'bottom' as const, card, name: g.entry(card).name },
    ]);
    const { type, card } = yield* ask({ seat, kind: 'put-back', options, context: { deck: name } });
    const names = [g.entry(card).name];
    cards.move(card, deck, type);
    seen.splice(seen.indexOf(card), 1);
    g.emitWith({ type: 'card-put-back', seat, deck: name, where: type }, { names });
  }
}

/** Two cards of each type, shuffled, seen by nobody. BG-DESTINY-01, BG-DESTINY-03 */
export function buildDestiny(g: Galactica): void {
  for (const type of skillTypes) {
    for (let n = 0; n < 2; n++) drawCard(g, zones.skillDeck[type], zones.skillDiscard[type], zones.destiny);
  }
  g.cards.shuffle(zones.destiny);
  g.emit({ type: 'destiny-built' });
}

/** Cards off the Destiny deck, rebuilding it when it is used up. BG-DESTINY-02, BG-DESTINY-03 */
export function drawDestiny(g: Galactica, n: number, to: Zone): Card[] {
  const drawn: Card[] = [];
  while (drawn.length < n) {
    if (g.cards.count(zones.destiny) === 0) buildDestiny(g);
    const card = g.cards.draw(zones.destiny, to);
    if (card === null) break;
    drawn.push(card);
    if (g.cards.count(zones.destiny) === 0) buildDestiny(g);
  }
  return drawn;
}

/** Destiny cards into the check, face down. BG-CHECK-05, BG-BOARD-01 */
export function addDestiny(g: Galactica, n: number): void {
  const added = drawDestiny(g, n, zones.check);
  g.emit({ type: 'destiny-added', n: added.length });
}
