/**
 * The hidden-information property: exchange faces a viewer may not know, and everything the viewer receives stays the
 * same, to the byte. Two worlds that differ only in hidden faces are played side by side with the same answers. They may
 * part only when the viewer is openly shown a face that differs, when another player could not have given the same
 * answer, or when one of them waits in secret for somebody whom the other need not ask. Cells are the same in both as
 * well, but for those that are declared hidden.
 */
import type { GivenAnswer } from '../src/answer-log.ts';
import type { Answer } from '../src/decision.ts';
import type { Game } from '../src/game.ts';
import { type StoredCheckpoint, writeCheckpoint } from '../src/journal.ts';
import { includes, type Seat, type Viewer } from '../src/seats.ts';
import type { Checkpoint, Table } from '../src/table.ts';
import type { Card, Zone } from '../src/zones.ts';
import { type Below, Leak, Pair, Twin } from './twins.ts';

export { Leak } from './twins.ts';

/** How far a check goes. */
export interface Further {
  /** How many answers are given in both worlds after those of the position, over the ends of turns. */
  readonly further?: number;
  /** The kinds of events that happened in both are added to these. */
  readonly kinds?: Set<string>;
}

/**
 * Checks one viewer at one position: `table` is at a turn boundary plus some answers. Both the view of the position with
 * faces exchanged on the spot, and the play since the boundary in a world exchanged at the boundary, must look the same.
 * Returns how many moments were compared.
 */
export function checkHidden<C, F, G>(
  table: Table<C, F, G>,
  viewer: Viewer,
  below: Below,
  { further = 0, kinds = new Set() }: Further = {},
): number {
  const here = table.fork();
  if (here.fault) throw here.fault;
  const before = JSON.stringify(here.game.view(here.state, viewer));
  exchange(here, viewer, below, 200);
  const after = JSON.stringify(here.game.view(here.state, viewer));
  if (before !== after) throw new Leak(`the view of ${viewer} depends on faces it may not know:\n${before}\n${after}`);
  exchangeOrder(here, viewer, below);
  const reordered = JSON.stringify(here.game.view(here.state, viewer));
  if (before !== reordered) throw new Leak(`${viewer} sees an order it may not know:\n${before}\n${reordered}`);
  const { pair } = replayTwins(table, viewer, below, kinds);
  pair.playOn(further, below);
  return 1 + pair.moments;
}

/** Plays again, in two worlds, all since a turn boundary, be it the last or not. Returns how many moments were compared. */
export function checkHiddenSince<C, F, G>(
  point: Checkpoint,
  table: Table<C, F, G>,
  viewer: Viewer,
  below: Below,
  { kinds = new Set() }: Pick<Further, 'kinds'> = {},
): number {
  return replayTwins(table, viewer, below, kinds, [], point).pair.moments;
}

/**
 * Plays a game from its very beginning in two worlds whose piles were shuffled differently, so that what the set-up
 * makes of hidden faces differs. Returns how many moments were compared.
 */
export function checkFromTheDeal<C, F, G>(
  start: { readonly game: Game<C, F, G>; readonly configuration: C; readonly seed: string },
  viewer: Viewer,
  below: Below,
  { further = 0, kinds = new Set() }: Further = {},
): number {
  const ours = new Twin(start, viewer, kinds);
  const other = new Twin(start, viewer, kinds);
  ours.begin();
  other.beginDealtOtherwise(below);
  const pair = new Pair(ours, other, viewer);
  if (pair.compare()) pair.playOn(further, below);
  return pair.moments;
}

/** A turn so far, in two worlds that look the same to a viewer. */
export interface Twins {
  /** How many moments were compared. */
  readonly moments: number;
  /** How many cards have another face in the other world. */
  readonly differing: number;
  /** Each world at the turn boundary, and its hash where the rules first ask. */
  readonly worlds: readonly [TwinWorld, TwinWorld];
  /** The same answer in each, as long as the worlds look the same. */
  readonly given: readonly { readonly seat: Seat; readonly answers: readonly [Answer, Answer] }[];
}
interface TwinWorld {
  readonly checkpoint: StoredCheckpoint;
  readonly hash: number;
}

/**
 * Plays the turn again in two worlds at once, comparing all the viewer receives. What differs is known to none of `others`
 * either.
 */
export function playTwins<C, F, G>(
  table: Table<C, F, G>,
  viewer: Viewer,
  below: Below,
  others: readonly Viewer[] = [],
): Twins {
  const { pair, ...twins } = replayTwins(table, viewer, below, new Set(), others);
  return { ...twins, moments: pair.moments };
}

interface Replayed<C, F, G> extends Omit<Twins, 'moments'> {
  readonly pair: Pair<C, F, G>;
}

function replayTwins<C, F, G>(
  table: Table<C, F, G>,
  viewer: Viewer,
  below: Below,
  kinds: Set<string>,
  others: readonly Viewer[] = [],
  point: Checkpoint = table.checkpoint(),
): Replayed<C, F, G> {
  const given = Array.from({ length: table.length }, (_, index) => table.answerAt(index));
  const ours = new Twin(table, viewer, kinds);
  const other = new Twin(table, viewer, kinds);
  ours.stand(point, given.slice(0, point.at));
  const differing = other.standExchanged(point, given.slice(0, point.at), () => {
    exchange(other, viewer, below, (others.length > 0 ? 8 : 1) + below(4), others);
  });

  const worlds = [worldOf(ours), worldOf(other)] as const;
  const both: { seat: Seat; answers: readonly [Answer, Answer] }[] = [];
  const pair = new Pair(ours, other, viewer);
  pair.compare();
  for (let next = point.at; next < given.length && !pair.parted; next++) {
    const { seat, answer } = given[next] as GivenAnswer; // `next` is less than the length
    const same = pair.answer(seat, answer);
    if (same !== null && pair.compare()) both.push({ seat, answers: [answer, same] });
  }
  return { pair, differing, worlds, given: both };
}

function worldOf<C, F, G>(table: Table<C, F, G>): TwinWorld {
  return { checkpoint: writeCheckpoint(table), hash: table.hash };
}

/** Exchanges faces a viewer does not know between places, small places as often as large ones. */
export function exchange<C, F, G>(
  table: Table<C, F, G>,
  viewer: Viewer,
  below: Below,
  swaps: number,
  others: readonly Viewer[] = [],
): void {
  const { cards } = table.world;
  const groups = unknownGroups(table, [viewer, ...others]);
  for (let swap = 0; swap < swaps && groups.length > 0; swap++) {
    const places = pick(groups, below);
    // Where it is to make a difference to one player only, that player gets something else.
    const held = others.length === 0 ? places : places.filter((place) => place.some((card) => isHeld(table, card)));
    if (held.length > 0) cards.swapFaces(pick(pick(held, below), below), pick(pick(places, below), below));
  }
}

/** Whether some player knows this card. */
function isHeld<C, F, G>({ world: { cards, seats } }: Table<C, F, G>, card: Card): boolean {
  return seats.some((seat) => cards.knows(card, seat));
}

/** Lays the cards of every place in another order where the viewer may not see it. */
function exchangeOrder<C, F, G>({ world: { cards } }: Table<C, F, G>, viewer: Viewer, below: Below): void {
  cards.zones.forEach(({ order }, index) => {
    if (includes(order, viewer)) return;
    const zone = index as Zone; // its place in the list
    const left = cards.list(zone);
    while (left.length > 0) for (const card of left.splice(below(left.length), 1)) cards.move(card, zone, 'bottom');
  });
}

function pick<T>(items: readonly T[], below: Below): T {
  return items[below(items.length)] as T; // never of an empty list: below(length) is an index
}

/** The cards whose faces these viewers do not know, in groups that look alike from behind, and in each by where they are. */
function unknownGroups<C, F, G>(
  { world: { cards }, game, state }: Table<C, F, G>,
  viewers: readonly Viewer[],
): Card[][][] {
  const fixed = new Set(game.fixed?.(state) ?? []);
  const groups = new Map<number, Map<number, Card[]>>();
  for (const card of cards.all()) {
    if (fixed.has(card) || viewers.some((viewer) => cards.knows(card, viewer))) continue;
    const places = entry(groups, game.alike(state, card), () => new Map<number, Card[]>());
    entry(places, cards.zoneOf(card), () => []).push(card);
  }
  return [...groups.values()].map((places) => [...places.values()]).filter((places) => places.flat().length > 1);
}

function entry<T>(map: Map<number, T>, key: number, make: () => T): T {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}
