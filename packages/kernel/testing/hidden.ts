/**
 * The hidden-information property: exchange faces a viewer may not know, and everything the viewer receives stays the
 * same, to the byte. Two worlds that differ only in hidden faces are played side by side with the same answers. They may
 * part only when the viewer is openly shown a face that differs, when another player could not have given the same
 * answer, or when one of them waits in secret for somebody whom the other need not ask.
 */
import type { GivenAnswer } from '../src/answer-log.ts';
import { type Answer, type Decision, isSingle } from '../src/decision.ts';
import { eventFor } from '../src/events.ts';
import { type StoredCheckpoint, writeCheckpoint } from '../src/journal.ts';
import { includes, type Seat, type Viewer } from '../src/seats.ts';
import { type Checkpoint, Table } from '../src/table.ts';
import type { Card, Face } from '../src/zones.ts';

export class Leak extends Error {
  override readonly name = 'Leak';
}

type Below = (bound: number) => number;

/**
 * Checks one viewer at one position: `table` is at a turn boundary plus some answers. Both the view of the position with
 * faces exchanged on the spot, and the play since the boundary in a world exchanged at the boundary, must look the same.
 * Returns how many moments were compared.
 */
export function checkHidden<C, F, G>(table: Table<C, F, G>, viewer: Viewer, below: Below): number {
  const here = table.fork();
  if (here.fault) throw here.fault;
  const before = JSON.stringify(here.game.view(here.state, viewer));
  exchange(here, viewer, below, 200);
  const after = JSON.stringify(here.game.view(here.state, viewer));
  if (before !== after) throw new Leak(`the view of ${viewer} depends on faces it may not know:\n${before}\n${after}`);
  return 1 + playTwins(table, viewer, below).moments;
}

/** A turn so far, in two worlds that look the same to a viewer. */
export interface Twins {
  /** How many moments were compared. */
  readonly moments: number;
  /** Each world at the turn boundary, and its hash where the rules first ask. */
  readonly worlds: readonly [TwinWorld, TwinWorld];
  /** The same answer in each, as long as the worlds look the same. */
  readonly given: readonly { readonly seat: Seat; readonly answers: readonly [Answer, Answer] }[];
}
interface TwinWorld {
  readonly checkpoint: StoredCheckpoint;
  readonly hash: number;
}

/** Plays the turn again in two worlds at once, comparing all the viewer receives. */
export function playTwins<C, F, G>(table: Table<C, F, G>, viewer: Viewer, below: Below): Twins {
  const point = table.checkpoint();
  const given = Array.from({ length: table.length }, (_, index) => table.answerAt(index));
  const ours = new Twin(table, viewer);
  const other = new Twin(table, viewer);
  ours.stand(point, given.slice(0, point.at));
  other.standExchanged(point, given.slice(0, point.at), () => exchange(other, viewer, below, 1 + below(4)));

  const worlds = [worldOf(ours), worldOf(other)] as const;
  const both: { seat: Seat; answers: readonly [Answer, Answer] }[] = [];
  let moments = 0;
  for (let next = point.at; next <= given.length; next++) {
    if (next > point.at) {
      const { seat, answer } = given[next - 1] as GivenAnswer; // `next` is at most the length
      const same = sameAnswer(ours.askedOf(seat), answer, other.askedOf(seat));
      if (!ours.answer(seat, answer).ok) throw new Error('an answer of the game itself was refused');
      // Another player would have had to play differently.
      if (same === null || !other.answer(seat, same).ok) break;
      both.push({ seat, answers: [answer, same] });
    }
    const [mine, theirs] = [ours.received(), other.received()];
    const differ = mine.text !== theirs.text;
    if (shownOtherwise(ours, other) || (differ && (waitsBehind(mine, theirs) || waitsBehind(theirs, mine)))) {
      both.pop();
      break;
    }
    if (differ) {
      throw new Leak(`${viewer} receives something else when hidden faces differ:\n${mine.text}\n${theirs.text}`);
    }
    moments++;
  }
  return { moments, worlds, given: both };
}

function worldOf<C, F, G>(table: Table<C, F, G>): TwinWorld {
  return { checkpoint: writeCheckpoint(table), hash: table.hash };
}

/** Exchanges unknown faces between places, small places as often as large ones. */
function exchange<C, F, G>(table: Table<C, F, G>, viewer: Viewer, below: Below, swaps: number): void {
  const groups = unknownGroups(table, viewer);
  for (let swap = 0; swap < swaps && groups.length > 0; swap++) {
    const places = pick(groups, below);
    table.world.cards.swapFaces(pick(pick(places, below), below), pick(pick(places, below), below));
  }
}

function pick<T>(items: readonly T[], below: Below): T {
  return items[below(items.length)] as T; // never of an empty list: below(length) is an index
}

/** The cards whose faces a viewer does not know, in groups that look alike from behind, and in each by where they are. */
function unknownGroups<C, F, G>({ world: { cards }, game, state }: Table<C, F, G>, viewer: Viewer): Card[][][] {
  const fixed = new Set(game.fixed?.(state) ?? []);
  const groups = new Map<number, Map<number, Card[]>>();
  for (const card of cards.all()) {
    if (cards.knows(card, viewer) || fixed.has(card)) continue;
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

/** The same choice in the other world: the options that look the same, wherever they stand in its list. */
function sameAnswer(asked: Decision | null, answer: Answer, other: Decision | null): Answer | null {
  if (!asked || !other) return null;
  const options = other.options.map((option) => JSON.stringify(option));
  const indices = (typeof answer === 'number' ? [answer] : answer).map((index) =>
    options.indexOf(JSON.stringify(asked.options[index])),
  );
  if (indices.includes(-1)) return null;
  return isSingle(other) ? (indices[0] ?? null) : indices.sort((a, b) => a - b);
}

interface Seen {
  readonly card: Card;
  readonly face: Face;
}

/**
 * True if among the things the viewer is shown from where the worlds part on there is a card that has another face in
 * the other world. Several are often shown at once, and which of them may depend on their own faces (the uppermost of a
 * kind), so it need not be the first.
 */
function shownOtherwise<C, F, G>(ours: Twin<C, F, G>, others: Twin<C, F, G>): boolean {
  let first = 0;
  while (first < ours.seen.length && isSameFace(ours.seen[first], others.seen[first])) first++;
  return (
    ours.seen.slice(first).some((seen) => others.hasOtherFace(seen)) ||
    others.seen.slice(first).some((seen) => ours.hasOtherFace(seen))
  );
}

function isSameFace(a: Seen | undefined, b: Seen | undefined): boolean {
  return a?.card === b?.card && a?.face === b?.face;
}

/** Everything a viewer receives at one moment, as it would go over the wire, and for whom the table waits in secret. */
interface Received {
  readonly text: string;
  readonly log: readonly string[];
  readonly asked: string;
  readonly secretly: readonly { readonly seat: Seat; readonly question: string }[];
}

/**
 * True if one world only waits, in secret, for somebody whom the other need not ask: so far it has told the same, and it
 * asks the viewer nothing that the other does not.
 */
function waitsBehind(behind: Received, ahead: Received): boolean {
  return (
    behind.secretly.some((one) => !ahead.secretly.some((other) => isSame(one, other))) &&
    behind.log.every((line, index) => line === ahead.log[index]) &&
    (behind.asked === 'null' || behind.asked === ahead.asked)
  );
}

function isSame(a: Received['secretly'][number], b: Received['secretly'][number]): boolean {
  return a.seat === b.seat && a.question === b.question;
}

class Twin<C, F, G> extends Table<C, F, G> {
  /** What the viewer has been shown, in order. */
  readonly seen: Seen[] = [];
  /** What the viewer was told since it was last asked for, each with what there was to see at that very moment. */
  private told: string[] = [];

  constructor(
    of: Table<C, F, G>,
    private readonly viewer: Viewer,
  ) {
    super(of.game, of.configuration, of.seed);
    this.world.cards.shown = (card, face, to) => {
      if (includes(to, viewer)) this.seen.push({ card, face });
    };
    // Whoever replays a game sees the table at every event, also in the middle of a rule.
    this.witness = (emitted) => {
      const event = eventFor(emitted, viewer);
      if (event) this.told.push(JSON.stringify([event, this.view(viewer).game]));
    };
  }

  /** As `stand`, with faces exchanged at the boundary itself, before the rules read any. */
  standExchanged(point: Checkpoint, answers: readonly GivenAnswer[], exchangeFaces: () => void): void {
    this.store.restore(point.snapshot);
    exchangeFaces();
    this.stand({ at: point.at, snapshot: this.snapshot() }, answers);
  }

  /** Whether a card shown in the other world is here, and is another one. */
  hasOtherFace({ card, face }: Seen): boolean {
    const { cards } = this.world;
    return cards.all().includes(card) && cards.faceOf(card) !== face;
  }

  /** Since the last call. */
  received(): Received {
    const { game, asked, awaited, over } = this.view(this.viewer);
    const log = this.told;
    this.told = [];
    this.takeEvents();
    const secretly = this.pending
      .filter(({ secret }) => secret)
      .map(({ seat, kind, context }) => ({ seat, question: JSON.stringify({ kind, context }) }));
    return { text: JSON.stringify({ game, asked, awaited, over, log }), log, asked: JSON.stringify(asked), secretly };
  }
}
