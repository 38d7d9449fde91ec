/** The loyalty deck: how it is made, dealt from and added to. */
import { type Card, only, type Rules, type Seat } from '@ragtag/kernel';
import type { CharacterEntry, LoyaltyEntry } from '../content/entry.ts';
import { active } from '../rules/hooks.ts';
import { receiveMutineer } from '../rules/mutineer.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';

export interface LoyaltyCounts {
  readonly cylons: number;
  readonly notCylons: number;
  readonly mutineer: boolean;
}

const byPlayers: Readonly<Record<number, LoyaltyCounts>> = {
  3: { cylons: 1, notCylons: 6, mutineer: false }, // BG-LOYDECK-04
  4: { cylons: 1, notCylons: 8, mutineer: true }, // BG-LOYDECK-05
  5: { cylons: 2, notCylons: 9, mutineer: false }, // BG-LOYDECK-07
  6: { cylons: 2, notCylons: 11, mutineer: true }, // BG-LOYDECK-09
};

/** What the loyalty deck starts with, before the characters' adjustments. */
export function loyaltyCounts(players: number, exodus = true): LoyaltyCounts {
  const counts = byPlayers[players];
  if (!counts) throw new RangeError(`there is no loyalty deck for ${players} players`);
  return exodus ? counts : { ...counts, notCylons: counts.notCylons - 1 }; // BG-LOYDECK-12
}

/** The recipe of the deck, for whoever sets a game up. */
export interface LoyaltyRecipe extends LoyaltyCounts {
  readonly players: number;
  /** Characters for each of whom it has one not-a-Cylon card more. BG-LOYDECK-14..16 */
  readonly moreFor: readonly string[];
}

export function recipesWith(characters: readonly CharacterEntry[]): LoyaltyRecipe[] {
  const extra = characters.filter(({ abilities }) => abilities.some(({ hooks }) => hooks?.extraLoyaltyCards));
  const moreFor = extra.map(({ name }) => name);
  return Object.keys(byPlayers).map((players) => {
    return { players: Number(players), ...loyaltyCounts(Number(players)), moreFor };
  });
}

/** Cards for the characters in play, over the table's own number. BG-LOYDECK-14..16 */
function extraCards(g: Galactica): number {
  let extra = 0;
  for (const { hook, owner } of active(g, 'extraLoyaltyCards')) {
    if (owner !== null) extra += hook(g, owner, owner, 'setup') + hook(g, owner, owner, 'sleeper');
  }
  return extra;
}

/** Before it, the cards lie sorted: Cylon cards, not-a-Cylon cards with the goals and Final Five, the Mutineer apart. */
export function buildLoyaltyDeck(g: Galactica): void {
  const { cards } = g;
  const counts = loyaltyCounts(g.seats.length);
  cards.shuffle(zones.unusedCylons); // BG-LOYDECK-02
  cards.shuffle(zones.notCylonDeck);
  for (let n = 0; n < counts.cylons; n++) cards.draw(zones.unusedCylons, zones.loyaltyDeck); // BG-LOYDECK-03
  for (let n = 0; n < counts.notCylons + extraCards(g); n++) cards.draw(zones.notCylonDeck, zones.loyaltyDeck);
  const mutineer = cards.list(zones.removed).find((card) => isMutineer(g, card)); // BG-LOYDECK-01
  if (counts.mutineer && mutineer !== undefined) cards.move(mutineer, zones.loyaltyDeck);
  cards.shuffle(zones.loyaltyDeck); // BG-LOYDECK-17
}

/** One card to everybody, a second one to those whose sheet says so. BG-LOYDECK-17, BG-LOYDECK-18 */
export function* dealFirstLoyalty(g: Galactica): Rules<void> {
  const { firstPlayer } = g.state;
  const more = active(g, 'extraLoyaltyCards');
  const dealt = new Map<Seat, Card[]>();
  for (const seat of g.seatsFrom(firstPlayer)) {
    let n = 1;
    for (const { hook, owner } of more) if (owner === seat) n += hook(g, owner, seat, 'setup');
    dealt.set(seat, deal(g, seat, n));
  }
  // Told to all at the same moment, whatever was dealt. BG-LOYDECK-21
  for (const [seat, cards] of dealt) announce(g, seat, cards);
  for (const seat of g.seatsFrom(firstPlayer)) yield* revealMutineer(g, seat);
}

/** Deals from the loyalty deck as far as it goes; a Mutineer among them takes effect. BG-UNI-30 */
export function* dealLoyalty(g: Galactica, seat: Seat, n: number): Rules<void> {
  announce(g, seat, deal(g, seat, n));
  yield* revealMutineer(g, seat);
}

function deal(g: Galactica, seat: Seat, n: number): Card[] {
  const dealt: Card[] = [];
  while (dealt.length < n) {
    const card = g.cards.draw(zones.loyaltyDeck, zones.loyalty(seat));
    if (card === null) break;
    dealt.push(card);
  }
  return dealt;
}

function announce(g: Galactica, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  const names = cards.map((card) => loyaltyEntry(g, card)?.id ?? '');
  g.emitWith({ type: 'loyalty-dealt', seat, n: cards.length }, only(seat), { names });
}

function* revealMutineer(g: Galactica, seat: Seat): Rules<void> {
  const mutineer = g.cards.list(zones.loyalty(seat)).find((card) => isMutineer(g, card));
  if (mutineer !== undefined) yield* receiveMutineer(g, seat, mutineer, 'dealt');
}

/** Shuffles one not-a-Cylon card into the loyalty deck. BG-UNI-29, BG-UNI-31 */
export function addNotCylonAndShuffle(g: Galactica): void {
  const { cards } = g;
  if (cards.count(zones.notCylonDeck) === 0) {
    for (const card of cards.list(zones.loyaltyDiscard)) {
      if (countsAsNotCylon(loyaltyEntry(g, card))) cards.move(card, zones.notCylonDeck);
    }
    cards.shuffle(zones.notCylonDeck);
  }
  cards.draw(zones.notCylonDeck, zones.loyaltyDeck);
  cards.shuffle(zones.loyaltyDeck);
  g.emit({ type: 'not-a-cylon-card-added' });
}

function loyaltyEntry(g: Galactica, card: Card): LoyaltyEntry | null {
  const entry = g.entry(card);
  return entry.deck === 'loyalty' ? entry : null;
}

function isMutineer(g: Galactica, card: Card): boolean {
  return loyaltyEntry(g, card)?.kind === 'mutineer';
}

/** The cards of the not-a-Cylon deck. BG-LOYDECK-02 */
function countsAsNotCylon(entry: LoyaltyEntry | null): boolean {
  return entry?.kind === 'not-cylon' || entry?.kind === 'personal-goal' || entry?.kind === 'final-five';
}
