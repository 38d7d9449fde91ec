/** Two worlds that differ only in what a viewer may not know, played side by side. */
import type { GivenAnswer } from '../src/answer-log.ts';
import type { Cards } from '../src/cards.ts';
import { type Answer, type Decision, isSingle, randomAnswer } from '../src/decision.ts';
import { eventFor } from '../src/events.ts';
import { includes, type Seat, type Viewer } from '../src/seats.ts';
import { type Checkpoint, Table } from '../src/table.ts';
import type { Card, Face } from '../src/zones.ts';

export class Leak extends Error {
  override readonly name = 'Leak';
}

export type Below = (bound: number) => number;

export interface Seen {
  readonly card: Card;
  readonly face: Face;
}

/** One of two worlds, with what may openly be seen there. */
export interface Shown {
  /** In the order it was shown. */
  readonly seen: readonly Seen[];
  /** Whether a card shown in the other world is here, and is another one. */
  hasOtherFace(seen: Seen): boolean;
}

/** Everything a viewer receives, as it would go over the wire, and for whom the table waits in secret. */
interface Received {
  readonly text: string;
  readonly log: readonly string[];
  readonly asked: string;
  readonly secretly: readonly Waiting[];
}
interface Waiting {
  readonly seat: Seat;
  readonly question: string;
}

/** How often a random answer is sought that both worlds allow. */
const TRIES = 8;

export class Twin<C, F, G> extends Table<C, F, G> implements Shown {
  /** What the viewer has been shown, in order. */
  readonly seen: Seen[] = [];
  /** What the viewer was told since both were last the same, each with what there was to see at that very moment. */
  private told: string[] = [];
  /** What there was to see when the viewer was last told something. */
  private lastShown = '';

  constructor(
    of: Pick<Table<C, F, G>, 'game' | 'configuration' | 'seed'>,
    private readonly viewer: Viewer,
    /** Every kind of event that happened. */
    kinds: Set<string>,
  ) {
    super(of.game, of.configuration, of.seed);
    const { cards } = this.world;
    cards.keepAccount();
    cards.shown = (card, face, to) => {
      if (includes(to, viewer)) this.seen.push({ card, face });
    };
    // Whoever replays a game sees the table at every event, also in the middle of a rule.
    this.witness = (emitted) => {
      kinds.add(emitted.event.type);
      const event = eventFor(emitted, viewer);
      if (event) this.tell(event);
    };
    // That a window is open is known to everybody: where it is must not depend on what is hidden.
    this.atWindow = (openTo) => this.tell(['window', openTo]);
  }

  private tell(what: unknown): void {
    this.lastShown = JSON.stringify(this.view(this.viewer).game);
    this.told.push(`${JSON.stringify(what)} ${this.lastShown}`);
  }

  /** As `stand`, with faces exchanged at the boundary itself, before the rules read any; returns how many differ then. */
  standExchanged(point: Checkpoint, answers: readonly GivenAnswer[], exchangeFaces: () => void): number {
    const { cards } = this.world;
    this.store.restore(point.snapshot);
    const faces = cards.all().map((card) => cards.faceOf(card));
    exchangeFaces();
    const differing = cards.all().filter((card, index) => cards.faceOf(card) !== faces[index]).length;
    this.stand({ at: point.at, snapshot: this.snapshot() }, answers);
    return differing;
  }

  /** Begins, but some piles that are shuffled on the way to the first turn lie in another order than they would. */
  beginDealtOtherwise(below: Below): void {
    const { cards } = this.world;
    const shuffle = cards.shuffle.bind(cards);
    cards.shuffle = (zone) => {
      shuffle(zone);
      const lying = cards.list(zone);
      if (this.checkpointAt > 0 || lying.length < 2 || below(3) > 0) return;
      const unknown = lying.filter((card) => !cards.knows(card, this.viewer));
      const [one, other] = [unknown[below(unknown.length)], unknown[below(unknown.length)]];
      if (one !== undefined && other !== undefined) cards.swapFaces(one, other);
    };
    this.begin();
  }

  hasOtherFace(seen: Seen): boolean {
    return hasOtherFace(this.world.cards, seen);
  }

  /** Since both were last the same. */
  received(): Received {
    const { game, asked, awaited, over } = this.view(this.viewer);
    const secretly = this.pending
      .filter(({ secret }) => secret)
      .map(({ seat, kind, context }) => ({ seat, question: JSON.stringify({ kind, context }) }));
    const log = this.told;
    return { text: JSON.stringify({ game, asked, awaited, over, log }), log, asked: JSON.stringify(asked), secretly };
  }

  /** Both are the same here. */
  settle(): void {
    this.told = [];
    this.takeEvents();
    this.lastShown = JSON.stringify(this.view(this.viewer).game);
  }

  /** While it waits in secret nothing may show that did not when the viewer was last told something. */
  checkStill(): void {
    const now = JSON.stringify(this.view(this.viewer).game);
    if (now !== this.lastShown)
      throw new Leak(`${this.viewer} sees that somebody is waited for in secret:\n${this.lastShown}\n${now}`);
  }

  /** The name of a cell that is not declared hidden, and differs. */
  differingCell(other: Twin<C, F, G>): string | null {
    for (const { at, path } of this.store.layout.openCells) {
      if (this.store.words[at] !== other.store.words[at]) return path;
    }
    return null;
  }
}

/** Both worlds, and what was done in them. */
export class Pair<C, F, G> {
  moments = 0;
  /** Whether they no longer have to look the same. */
  parted = false;

  constructor(
    readonly ours: Twin<C, F, G>,
    readonly other: Twin<C, F, G>,
    private readonly viewer: Viewer,
  ) {}

  /** Gives the same answer in both; false if another player would have had to play differently. */
  answer(seat: Seat, answer: Answer): Answer | null {
    const same = sameAnswer(this.ours.askedOf(seat), answer, this.other.askedOf(seat));
    if (!this.ours.answer(seat, answer).ok) throw new Error('an answer of the game itself was refused');
    if (same !== null && this.other.answer(seat, same).ok) return same;
    this.parted = true;
    return null;
  }

  /** Compares what the viewer has received; false where they part. */
  compare(): boolean {
    const { ours, other, viewer } = this;
    const [mine, theirs] = [ours.received(), other.received()];
    const differ = mine.text !== theirs.text;
    if (shownOtherwise(ours, other)) this.parted = true;
    else if (differ && waitsBehind(mine, theirs)) this.waits(ours);
    else if (differ && waitsBehind(theirs, mine)) this.waits(other);
    else if (differ) {
      throw new Leak(`${viewer} receives something else when hidden faces differ:\n${mine.text}\n${theirs.text}`);
    }
    if (this.parted) return false;
    const isInStep = mine.secretly.length === theirs.secretly.length;
    const cell = isInStep ? ours.differingCell(other) : null;
    if (cell !== null) throw new Leak(`'${cell}' depends on what ${viewer} may not know, and is not declared hidden`);
    ours.settle();
    other.settle();
    this.moments++;
    return true;
  }

  private waits(behind: Twin<C, F, G>): void {
    behind.checkStill();
    this.parted = true;
  }

  /** Goes on in the same way in both, over the ends of turns, until they part or so many answers are given. */
  playOn(answers: number, below: Below): void {
    for (let given = 0; given < answers && !this.parted && !this.ours.over; given++) {
      if (!this.answerSomehow(below) || !this.inStep()) return;
    }
  }

  /** Some question that both ask gets an answer that both allow. */
  private answerSomehow(below: Below): boolean {
    const { pending } = this.ours;
    for (let tried = 0; tried < TRIES; tried++) {
      const asked = pending[below(pending.length)];
      if (!asked) return false;
      const answer = randomAnswer(asked, below);
      if (sameAnswer(asked, answer, this.other.askedOf(asked.seat)) === null) continue;
      this.answer(asked.seat, answer);
      return !this.parted;
    }
    return false;
  }

  /** Whoever is asked in secret in one world only passes there; then both must be the same again. */
  private inStep(): boolean {
    const { ours, other } = this;
    for (;;) {
      if (shownOtherwise(ours, other)) this.parted = true;
      if (this.parted) return false;
      const passed = this.passes(ours, other) || this.passes(other, ours);
      if (!passed) return this.compare();
    }
  }

  private passes(here: Twin<C, F, G>, there: Twin<C, F, G>): boolean {
    for (const { seat, secret, silence, kind } of here.pending) {
      if (!secret || silence === undefined || seat === this.viewer || there.askedOf(seat)?.kind === kind) continue;
      here.checkStill();
      return here.answer(seat, silence).ok;
    }
    return false;
  }
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

export function hasOtherFace(cards: Pick<Cards, 'has' | 'faceOf'>, { card, face }: Seen): boolean {
  return cards.has(card) && cards.faceOf(card) !== face;
}

/**
 * True if among the things the viewer is shown from where the worlds part on there is a card that has another face in
 * the other world. Several are often shown at once, and which of them may depend on their own faces (the uppermost of a
 * kind), so it need not be the first.
 */
export function shownOtherwise(ours: Shown, others: Shown): boolean {
  let first = 0;
  while (first < ours.seen.length && isSameFace(ours.seen[first], others.seen[first])) first++;
  const [mine, theirs] = [ours.seen[first], others.seen[first]];
  return (
    (mine !== undefined && mine.card === theirs?.card) ||
    ours.seen.slice(first).some((seen) => others.hasOtherFace(seen)) ||
    others.seen.slice(first).some((seen) => ours.hasOtherFace(seen))
  );
}

function isSameFace(a: Seen | undefined, b: Seen | undefined): boolean {
  return a?.card === b?.card && a?.face === b?.face;
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

function isSame(a: Waiting, b: Waiting): boolean {
  return a.seat === b.seat && a.question === b.question;
}
