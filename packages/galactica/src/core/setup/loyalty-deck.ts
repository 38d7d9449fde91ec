/** The loyalty deck: how it is made, dealt from and added to. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Content, LoyaltyEntry } from '../content/entry.ts';
import { active } from '../engine/hooks.ts';
import { isRed } from '../rules/resources.ts';
import { hasLoyalty, isLeader } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { resources } from '../state/terms.ts';
import { zones } from '../state/zones.ts';

/** One more card: one that lies apart and takes effect as soon as somebody has it, or any not-a-Cylon card. BG-UNI-44 */
export interface SpecialLoyalty {
  readonly id: string | null;
  readonly joins: 'before-deal' | 'after-deal';
}

export interface LoyaltyCounts {
  readonly cylons: number;
  readonly notCylons: number;
  readonly special: SpecialLoyalty | null;
  /** So many and no more, whatever modules and characters would add. BG-VAR1P-04 */
  readonly exactly?: true;
  /** One not-a-Cylon card more, as the Sleeper Agent phase begins, for each resource in the red. BG-VAR2P-05, BG-VAR1P-21 */
  readonly moreWhenRed?: true;
  /** The rule that says so; then, where another one does, the rule with what modules add. */
  readonly rules: readonly [alone: string, withMore?: string];
}

/** What a module says about the deck: a table by the number of players, or cards more than any table says. */
export interface LoyaltyTable {
  readonly byPlayers?: Readonly<Record<number, LoyaltyCounts>>;
  /** Where one of the players is a Cylon Leader. */
  readonly withLeader?: Readonly<Record<number, LoyaltyCounts>>;
  readonly more?: number;
  /** In place of the special card, where there is one and no Cylon Leader. */
  readonly special?: SpecialLoyalty;
}

/** By the number of players: the last table there is, with what is added to it. */
export function loyaltyCharts(tables: readonly LoyaltyTable[]): Pick<Content, 'loyaltyChart' | 'leaderChart'> {
  const more = tables.reduce((sum, table) => sum + (table.more ?? 0), 0); // BG-LOYDECK-12
  const replaced = tables.findLast((table) => table.special)?.special; // BG-UNI-43, BG-UNI-48
  const chart = (which: 'byPlayers' | 'withLeader', instead?: SpecialLoyalty): Content['loyaltyChart'] => {
    const table = tables.findLast((one) => one[which])?.[which] ?? {};
    return Object.fromEntries(
      Object.entries(table).map(
        ([
          players,
          {
            special,
            rules: [alone, withMore = alone],
            ...counts
          },
        ]) => [
          players,
          {
            ...counts,
            notCylons: counts.notCylons + (counts.exactly ? 0 : more),
            special: special && (instead ?? special),
            rules: [more > 0 ? withMore : alone],
          },
        ],
      ),
    );
  };
  return { loyaltyChart: chart('byPlayers', replaced), leaderChart: chart('withLeader') };
}

/** What the loyalty deck of this game starts with. */
export function loyaltyCountsOf(g: Galactica): LoyaltyCounts {
  return loyaltyCounts(
    g.content,
    g.seats.length,
    g.seats.some((seat) => isLeader(g, seat)),
  );
}

/** What the loyalty deck starts with, before the characters' adjustments. */
export function loyaltyCounts(
  { loyaltyChart, leaderChart }: Content,
  players: number,
  withLeader = false,
): LoyaltyCounts {
  const counts = (withLeader ? leaderChart : loyaltyChart)[players];
  if (!counts) throw new RangeError(`there is no loyalty deck for ${players} players`);
  return counts;
}

/** The recipe of the deck, for whoever sets a game up. */
export interface LoyaltyRecipe {
  readonly players: number;
  /** One of them is a Cylon Leader. */
  readonly withLeader: boolean;
  readonly cylons: number;
  readonly notCylons: number;
  /** The id of one more card, of which there is only this. */
  readonly special: string | null;
  /** Characters for each of whom it has one not-a-Cylon card more. BG-LOYDECK-14..16 */
  readonly moreFor: readonly string[];
  /** And one more for each resource in the red when the rest is dealt. */
  readonly moreWhenRed: boolean;
  /** The rule it stands on. */
  readonly rule: string;
}

export function recipesWith(content: Content): LoyaltyRecipe[] {
  const extra = content.characters.filter(({ abilities }) => abilities.some(({ hooks }) => hooks?.extraLoyaltyCards));
  const moreFor = extra.map(({ name, version }) => (version === undefined ? name : `${name} (${version})`));
  const recipes = (chart: Content['loyaltyChart'], withLeader: boolean): LoyaltyRecipe[] =>
    Object.entries(chart).map(([players, { cylons, notCylons, special, exactly, moreWhenRed = false, rules }]) => {
      const id = special?.id ?? null;
      return {
        players: Number(players),
        withLeader,
        cylons,
        notCylons: notCylons + (special && id === null ? 1 : 0),
        special: id,
        moreFor: exactly ? [] : moreFor,
        moreWhenRed,
        rule: rules[0],
      };
    });
  return [...recipes(content.loyaltyChart, false), ...recipes(content.leaderChart, true)];
}

/** Cards for the characters in play, over the table's own number. BG-LOYDECK-14..16 */
function extraCards(g: Galactica): number {
  let extra = 0;
  for (const { hook, owner } of active(g, 'extraLoyaltyCards')) {
    if (owner !== null) extra += hook(g, owner, owner, 'setup') + hook(g, owner, owner, 'sleeper');
  }
  return extra;
}

/** Before it, the cards lie sorted: Cylon cards, not-a-Cylon cards of all kinds, and apart those that take effect at once. */
export function buildLoyaltyDeck(g: Galactica): void {
  const { cards } = g;
  const counts = loyaltyCountsOf(g);
  const notCylons = counts.notCylons + (counts.exactly ? 0 : extraCards(g));
  cards.shuffle(zones.unusedCylons); // BG-LOYDECK-02
  cards.shuffle(zones.notCylonDeck);
  for (let n = 0; n < counts.cylons; n++) cards.draw(zones.unusedCylons, zones.loyaltyDeck); // BG-LOYDECK-03
  for (let n = 0; n < notCylons; n++) cards.draw(zones.notCylonDeck, zones.loyaltyDeck);
  if (counts.special?.joins === 'before-deal') addSpecial(g, counts.special); // BG-LOYDECK-01
  cards.shuffle(zones.loyaltyDeck); // BG-LOYDECK-17
}

/** As the Sleeper Agent phase begins, before anybody is dealt to. */
export function readyForSleepers(g: Galactica): void {
  if (g.content.variations.loyaltyFrom === 'sleeper-phase') buildLoyaltyDeck(g); // BG-VAR2P-04
  if (!loyaltyCountsOf(g).moreWhenRed) return;
  for (const resource of resources) if (isRed(g, resource)) addNotCylonAndShuffle(g);
}

function addSpecial(g: Galactica, { id }: SpecialLoyalty): void {
  const from = id === null ? zones.notCylonDeck : zones.removed;
  const card = g.cards.list(from).find((one) => id === null || loyaltyEntry(g, one)?.id === id);
  if (card !== undefined) g.cards.move(card, zones.loyaltyDeck);
}

/** One card to everybody, a second one to those whose sheet says so. BG-LOYDECK-17, BG-LOYDECK-18 */
export function* dealFirstLoyalty(g: Galactica): Rules<void> {
  const { firstPlayer } = g.state;
  const more = active(g, 'extraLoyaltyCards');
  const dealt = new Map<Seat, Card[]>();
  for (const seat of g.seatsFrom(firstPlayer)) {
    if (!hasLoyalty(g, seat)) continue; // BG-LEADER-08
    let n = 1;
    for (const { hook, owner } of more) if (owner === seat) n += hook(g, owner, seat, 'setup');
    dealt.set(seat, deal(g, seat, n));
  }
  // Told to all at the same moment, whatever was dealt. BG-LOYDECK-21
  for (const [seat, cards] of dealt) announce(g, seat, cards);
  for (const seat of g.seatsFrom(firstPlayer)) yield* turnUpReceived(g, seat);
  const special = g.content.variations.loyaltyFrom === 'setup' ? loyaltyCountsOf(g).special : null;
  if (special?.joins === 'after-deal') {
    addSpecial(g, special); // BG-UNI-26
    g.cards.shuffle(zones.loyaltyDeck);
  }
  for (const { hook, owner } of active(g, 'loyaltyDealt')) hook(g, owner); // BG-LOYDECK-13
}

/** Deals from the loyalty deck as far as it goes; one among them may take effect at once. BG-UNI-30 */
export function* dealLoyalty(g: Galactica, seat: Seat, n: number): Rules<void> {
  if (!hasLoyalty(g, seat)) return; // BG-LEADER-07
  announce(g, seat, deal(g, seat, n));
  yield* turnUpReceived(g, seat);
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
  g.emitWith({ type: 'loyalty-dealt', seat, n: cards.length }, { names });
}

/** A card that a human player has just got, dealt or handed on face down, and that takes effect at once. */
export function* turnUpReceived(g: Galactica, seat: Seat): Rules<void> {
  const card = g.cards.list(zones.loyalty(seat)).find((one) => loyaltyEntry(g, one)?.received);
  if (card !== undefined) yield* loyaltyEntry(g, card)?.received?.(g, seat, card, 'dealt') ?? [];
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

/** The cards of the not-a-Cylon deck. BG-LOYDECK-02 */
function countsAsNotCylon(entry: LoyaltyEntry | null): boolean {
  return entry?.pile === 'not-cylon';
}
