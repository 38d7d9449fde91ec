/** A table: one game being played. Runs its rules from question to question and takes nothing but legal answers. */
import { AnswerLog, type GivenAnswer } from './answer-log.ts';
import { CardLayout, cardWords } from './card-layout.ts';
import { Cards } from './cards.ts';
import { Chance, chanceSpec } from './chance.ts';
import { CommonParts } from './common.ts';
import { type Answer, type Decision, illegal, type Plain } from './decision.ts';
import type { Emitted } from './events.ts';
import { type Game, type Listener, type Shape, World } from './game.ts';
import { Layout } from './layout.ts';
import type { Opening, Rules } from './rules.ts';
import { type Seat, seatsOf, type Viewer } from './seats.ts';
import { type Snapshot, Store } from './state.ts';
import type { Contents } from './stored-checkpoint.ts';

export type Refusal =
  | { readonly code: 'not-asked'; readonly message: string }
  | { readonly code: 'illegal-answer'; readonly message: string }
  | { readonly code: 'game-over'; readonly message: string }
  /** The rules failed on this answer. The table stays as it was before it and takes no more. */
  | { readonly code: 'fault'; readonly message: string };

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** What one viewer may know of a table. */
export interface TableView {
  readonly game: Plain;
  /** What this viewer is asked. */
  readonly asked: Decision | null;
  /** Who everybody may know is being waited for, in the order asked. */
  readonly awaited: readonly Seat[];
  /** True while anybody is waited for, in public or in secret. */
  readonly waiting: boolean;
  readonly over: boolean;
}

/** Answers taken back, and after how many they had been given. */
export interface Undone {
  readonly at: number;
  readonly answers: readonly GivenAnswer[];
}

/** The state at a turn boundary, and how many answers led there. */
export interface Checkpoint {
  readonly at: number;
  readonly snapshot: Snapshot;
}

/** Where the rules can be entered again: the state there, and what was known of it. */
interface Point {
  readonly words: Int16Array;
  hash: number;
  at: number;
  /** After how many answers something hidden had last come out. */
  sealed: number;
  /** Forks have it too: it stays as it is. */
  shared: boolean;
}

const accepted: Outcome = Object.freeze({ ok: true });
/** In place of a point before there is one. */
const beforeAll: Point = { words: new Int16Array(0), hash: 0, at: -1, sealed: 0, shared: true };

const noAnswers: readonly Answer[] = Object.freeze([]);
const noQuestions: readonly Decision[] = Object.freeze([]);

/** How the words of a state lie, by shape: that never changes, so it is worked out once. */
const layouts = new WeakMap<object, StateLayout>();

interface StateLayout {
  readonly layout: Layout;
  readonly cards: CardLayout;
}

const CHANCE_AT = 0;
const FIELDS_AT = CHANCE_AT + chanceSpec.size;

/** Where a state of this shape has what. */
function layoutOf(shape: Shape<unknown>): StateLayout {
  const known = layouts.get(shape);
  if (known) return known;
  const cards = new CardLayout(FIELDS_AT + shape.fields.size, shape);
  const layout = new Layout(cards.at + cardWords(shape));
  chanceSpec.layOut(layout, CHANCE_AT, 'chance');
  shape.fields.layOut(layout, FIELDS_AT, 'state');
  cards.layOut(layout);
  layouts.set(shape, { layout, cards });
  return { layout, cards };
}

export class Table<C, F, G> implements Listener {
  readonly state: G;
  readonly world: World<F>;
  /** Set when the rules threw: a defect of ours, never of a player. */
  fault: Error | null = null;
  over = false;
  readonly undone: Undone[] = [];
  /** Told of every event as it happens, in the middle of a rule: for those who look on at each. */
  witness: ((emitted: Emitted) => void) | null = null;
  /** Told to whom each window is open by public knowledge, in the middle of a rule, before anybody is asked. */
  atWindow: ((openTo: readonly Seat[]) => void) | null = null;

  protected readonly store: Store;
  private readonly laidOut: StateLayout;
  protected readonly log = new AnswerLog();
  protected rules: Rules<void>;
  private questions: readonly Decision[] = noQuestions;
  private given: (Answer | null)[] = [];
  private missing = 0;

  /** The state at the last turn boundary, and how many answers led there. */
  private point: Point = beforeAll;
  /** The last step since then; `at` is less than 0 where there is none. */
  private lastStep: Point = beforeAll;
  private emitted: Emitted[] = [];
  private keepsEvents = true;
  private sealed = 0;
  /** How much had come out before the answer that is being played. */
  private known = 0;
  private readonly common = new CommonParts();
  /** How often the rules have paused, an answer was taken or an event witnessed: no two positions have the same number. */
  private moment = 0;
  /** How many windows were open. Only counted where somebody is told of them. */
  private windows = 0;
  private awaitedAt = -1;
  private openlyAsked: readonly Seat[] = [];

  /** Use `startTable` or `openTable`. Tests pass a chance of their own. */
  constructor(
    readonly game: Game<C, F, G>,
    readonly configuration: C,
    readonly seed: string,
    makeChance = (key: string, position: ConstructorParameters<typeof Chance>[1]) => new Chance(key, position),
  ) {
    const shape = game.shape(configuration);
    this.laidOut = layoutOf(shape);
    const { layout, cards } = this.laidOut;
    this.store = new Store(layout);
    const chance = makeChance(seed, chanceSpec.bind(this.store, CHANCE_AT));
    const hiddenCards = new Cards(this.store, chance, cards);
    const bound = shape.fields.bind(this.store, FIELDS_AT);
    this.world = new World(seatsOf(game.seats(configuration)), bound, hiddenCards, chance, this);
    this.state = game.create(configuration, this.world);
    this.rules = game.play(this.state);
  }

  /** Plays from the state as it is, which must be a turn boundary, up to the next question. */
  begin(): this {
    this.markBoundary();
    this.enter();
    return this;
  }

  /** Enters the rules at the state as it is, up to the next question. */
  private enter(): void {
    this.fault = null;
    this.over = false;
    this.rules = this.game.play(this.state);
    this.run(noAnswers);
  }

  /** The questions not answered yet. */
  get pending(): readonly Decision[] {
    return this.missing === this.questions.length
      ? this.questions
      : this.questions.filter((_, index) => this.given[index] === null);
  }

  askedOf(seat: Seat): Decision | null {
    const index = this.questionOf(seat);
    return index < 0 ? null : (this.questions[index] ?? null);
  }

  /** How many answers have been given. */
  get length(): number {
    return this.log.length;
  }

  /** Of the state as it is now. */
  get hash(): number {
    return this.store.hash;
  }

  answerAt(index: number): GivenAnswer {
    return this.log.get(index);
  }

  /** Who gave an answer. */
  answeredBy(index: number): Seat {
    return this.log.seatOf(index);
  }

  /** Takes an answer of unknown origin. A refused one changes nothing. */
  answer(seat: Seat, answer: unknown): Outcome {
    if (this.fault) return refuse('fault', `the rules failed: ${this.fault.message}`);
    if (this.over) return refuse('game-over', 'the game is over');
    const index = this.questionOf(seat);
    const question = this.questions[index];
    if (!question) return refuse('not-asked', `seat ${seat} is not asked anything now`);
    const wrong = illegal(question, answer);
    if (wrong !== null) return refuse('illegal-answer', `${question.kind}: ${wrong}`);

    const legal = typeof answer === 'number' ? answer : [...(answer as readonly number[])]; // `illegal` saw to the type
    const told = this.emitted.length;
    this.known = this.secretsOut();
    if (question.silence !== undefined) this.windows++; // nobody is to learn whether others have answered since
    this.given[index] = legal;
    this.missing--;
    this.moment++;
    this.log.push(seat, legal);
    if (this.missing === 0) {
      const failure = this.run(this.given as Answer[]); // none is missing
      if (failure) {
        this.recover(failure, told);
        return refuse('fault', `the rules failed: ${failure.message}`);
      }
    }
    this.log.seal(this.store.hash);
    this.sealed = this.sealedNow();
    return accepted;
  }

  /**
   * After how many answers something hidden last came out: a face seen, a die rolled, a window in which others may have been
   * asked. Answers after that can be taken back without anybody having learnt anything. What came out before the last turn
   * boundary is not told apart.
   */
  get revealedAt(): number {
    return Math.max(this.sealed, this.point.at);
  }

  /** Whether nothing has to be hidden any more. */
  protected get open(): boolean {
    return this.over;
  }

  private sealedNow(): number {
    return this.secretsOut() === this.known ? this.sealed : this.log.length;
  }

  private secretsOut(): number {
    return this.world.cards.revealed + this.world.chance.rolled + this.windows;
  }

  view(viewer: Viewer): TableView {
    if (viewer === 'omniscient' && !this.open) throw new RangeError('nobody sees everything before the game is over');
    return {
      game: this.game.view(this.state, viewer, this.common.at(this.moment, this.store.hash)),
      asked: typeof viewer === 'number' ? this.askedOf(viewer) : null,
      awaited: this.awaited(),
      waiting: this.missing > 0,
      over: this.over,
    };
  }

  /** Whose answers everybody knows to be missing: the same list for all who look at a position. */
  private awaited(): readonly Seat[] {
    if (this.awaitedAt !== this.moment) {
      this.awaitedAt = this.moment;
      this.openlyAsked = this.pending.filter(({ secret }) => !secret).map(({ seat }) => seat);
    }
    return this.openlyAsked;
  }

  /** What happened since the last call. */
  takeEvents(): Emitted[] {
    const taken = this.emitted;
    this.emitted = [];
    return taken;
  }

  get listening(): boolean {
    return this.keepsEvents || this.witness !== null;
  }

  /** Takes up what the rules say happened. */
  hear(emitted: Emitted): void {
    if (this.keepsEvents) this.emitted.push(emitted);
    if (!this.witness) return;
    this.moment++;
    this.witness(emitted);
  }

  /** Stops or starts keeping events: simulations that nobody watches do without. */
  listen(on: boolean): void {
    this.keepsEvents = on;
  }

  /** How many answers led to the last turn boundary. */
  get checkpointAt(): number {
    return Math.max(0, this.point.at);
  }

  /** The last turn boundary: with the answers since, all it takes to open this table again. */
  checkpoint(): Checkpoint {
    const { words, hash, at } = this.point;
    return { at, snapshot: { words: words.slice(), hash } };
  }

  /** The last step, or the turn boundary where there is none since: the shortest way to where the table stands. */
  nearest(): Checkpoint {
    const { words, hash, at } = this.nearestPoint;
    return { at, snapshot: { words: words.slice(), hash } };
  }

  private get nearestPoint(): Point {
    return this.lastStep.at >= 0 ? this.lastStep : this.point;
  }

  /** The last turn boundary as it can be stored: by what things are called, so that later versions can read it. */
  packed(): Contents {
    const { words, hash } = this.point;
    const { layout, cards } = this.laidOut;
    const store = new Store(layout);
    store.restore({ words, hash });
    return { cells: layout.cellsOf(words), cards: new Cards(store, this.world.chance, cards).pack() };
  }

  /** The state that was packed; null where this game has no place for something in it. */
  unpacked({ cells, cards: lying }: Contents): Snapshot | null {
    const { layout, cards } = this.laidOut;
    const store = new Store(layout);
    if (!new Cards(store, this.world.chance, cards).unpack(lying)) return null;
    if (!layout.putCells(store.words, cells)) return null;
    return { words: store.words, hash: layout.hashOf(store.words) };
  }

  snapshot(): Snapshot {
    return this.store.snapshot();
  }

  /** Goes back to when `length` answers had been given. What is taken back is kept in `undone`. */
  rewind(length: number): void {
    if (!Number.isInteger(length) || length < 0 || length > this.log.length) {
      throw new RangeError(`there are ${this.log.length} answers: cannot go back to ${length}`);
    }
    const taken = this.log.slice(length, this.log.length);
    if (taken.length > 0) this.undone.push({ at: length, answers: taken });
    this.stand(this.checkpointBefore(length), this.log.slice(0, length));
  }

  /**
   * A table of its own that stands where this one does; its events start at the last step. `quiet`: it keeps none, for
   * those who think ahead.
   */
  fork({ quiet = false }: { readonly quiet?: boolean } = {}): Table<C, F, G> {
    const { chance } = this.world;
    const fork = new Table(this.game, this.configuration, this.seed, (_, position) => new Chance(chance, position));
    fork.keepsEvents = !quiet;
    fork.standBeside(this);
    return fork;
  }

  /** Stands where the other table does, by way of its last step. */
  private standBeside(other: Table<C, F, G>): void {
    const from = other.nearestPoint;
    this.store.restore(from);
    this.log.copy(other.log, from.at);
    this.sealed = from.sealed;
    this.known = this.secretsOut();
    this.point = other.point;
    this.lastStep = other.lastStep;
    this.point.shared = true;
    this.lastStep.shared = true;
    this.enter();
    this.sealed = this.sealedNow(); // what came out between the step and the question after it
    this.giveAgain(other.log.slice(from.at, other.log.length));
  }

  /** Stands the table at a checkpoint, then gives the answers after it again. Events start at the checkpoint. */
  stand(from: Checkpoint, answers: readonly GivenAnswer[]): void {
    this.store.restore(from.snapshot);
    this.log.truncate(0);
    for (const { seat, answer, hash } of answers.slice(0, from.at)) {
      this.log.push(seat, answer);
      this.log.seal(hash);
    }
    this.emitted = [];
    this.sealed = 0;
    this.known = this.secretsOut();
    this.begin();
    this.giveAgain(answers.slice(from.at));
  }

  private giveAgain(answers: readonly GivenAnswer[]): void {
    for (const { seat, answer } of answers) {
      const outcome = this.answer(seat, answer);
      if (!outcome.ok) throw new Error(`an answer that was legal is no longer: ${outcome.refusal.message}`);
    }
  }

  /** Goes back to before the answer on which the rules failed, so that everybody still sees a sound position. */
  protected recover(failure: Error, told: number): void {
    const events = this.emitted.slice(0, told);
    const length = this.log.length - 1;
    this.stand(this.checkpointBefore(length), this.log.slice(0, length));
    this.emitted = events;
    this.fault = failure;
  }

  private checkpointBefore(length: number): Checkpoint {
    const { words, hash, at } = this.point;
    return at >= 0 && at <= length ? { at, snapshot: { words, hash } } : this.beginning();
  }

  protected beginning(): Checkpoint {
    return { at: 0, snapshot: new Table(this.game, this.configuration, this.seed).snapshot() };
  }

  /** Remembers the state as it is as the last turn boundary. */
  private markBoundary(): void {
    this.world.cards.owed?.checkAll();
    this.point = this.marked(this.point);
    if (this.lastStep.shared) this.lastStep = beforeAll;
    else this.lastStep.at = -1;
  }

  /** The state as it is, in the place of an older point where nobody else needs that. */
  private marked(old: Point): Point {
    const { store } = this;
    // A fork that has just entered the rules comes by where it did.
    if (old.shared && old.at === this.log.length && old.hash === store.hash) return old;
    const point = old.shared
      ? { words: new Int16Array(store.words.length), hash: 0, at: 0, sealed: 0, shared: false }
      : old;
    point.words.set(store.words);
    point.hash = store.hash;
    point.at = this.log.length;
    point.sealed = this.sealedNow();
    return point;
  }

  /** Goes on with the rules to the next question or the end. Returns what the rules threw, if they did. */
  protected run(answers: readonly Answer[]): Error | null {
    this.questions = noQuestions;
    this.missing = 0;
    this.moment++;
    let resumeWith = answers;
    try {
      for (;;) {
        const step = this.rules.next(resumeWith);
        if (step.done) {
          this.over = true;
          return null;
        }
        const pause = step.value;
        if (pause === 'checkpoint') this.markBoundary();
        else if (pause === 'step') this.lastStep = this.marked(this.lastStep);
        else if ('isOpenTo' in pause) this.openWindow(pause);
        else {
          this.pose(pause);
          return null;
        }
        resumeWith = noAnswers;
      }
    } catch (error) {
      this.fault = error instanceof Error ? error : new Error(String(error));
      return this.fault;
    }
  }

  private openWindow(opening: Opening): void {
    if (!this.atWindow) return;
    // Round the table: in which order they would be asked is nobody's business.
    const openTo = this.world.seats.filter((seat) => opening.seats.includes(seat) && opening.isOpenTo(seat));
    if (openTo.length === 0) return;
    this.windows++;
    this.moment++; // whoever looks sees the position as it is here
    this.atWindow(openTo);
  }

  private pose(questions: readonly Decision[]): void {
    if (questions.length === 0) throw new RangeError('the rules paused without asking anybody');
    let asked = 0;
    for (const { seat } of questions) {
      if (asked & (1 << seat)) throw new RangeError(`seat ${seat} is asked two things at once`);
      asked |= 1 << seat;
    }
    this.questions = questions;
    this.given = questions.map(unanswered);
    this.missing = questions.length;
    this.moment++; // somebody may have looked since the rules went on
  }

  private questionOf(seat: Seat): number {
    for (let index = 0; index < this.questions.length; index++) {
      if (this.questions[index]?.seat === seat && this.given[index] === null) return index;
    }
    return -1;
  }
}

function unanswered(): null {
  return null;
}

function refuse(code: Refusal['code'], message: string): Outcome {
  return { ok: false, refusal: { code, message } };
}

/** Sits down to a new game. `strict`: to find mistakes, where a shuffle that is owed and left out is one. */
export function startTable<C, F, G>(
  game: Game<C, F, G>,
  configuration: C,
  seed: string,
  { strict = false }: { readonly strict?: boolean } = {},
): Table<C, F, G> {
  const table = new Table(game, configuration, seed);
  if (strict) table.world.cards.keepAccount();
  return table.begin();
}
