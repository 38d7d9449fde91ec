/** A table: one game being played. Runs its rules from question to question and takes nothing but legal answers. */
import { AnswerLog, type GivenAnswer } from './answer-log.ts';
import { Cards, cardWords } from './cards.ts';
import { Chance, chanceSpec } from './chance.ts';
import { CommonParts } from './common.ts';
import { type Answer, type Decision, illegal, type Plain } from './decision.ts';
import type { Emitted } from './events.ts';
import { type Game, World } from './game.ts';
import type { Rules } from './rules.ts';
import { type Seat, seatsOf, type Viewer } from './seats.ts';
import { type Snapshot, Store } from './state.ts';

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

const accepted: Outcome = Object.freeze({ ok: true });
const noAnswers: readonly Answer[] = Object.freeze([]);
const noQuestions: readonly Decision[] = Object.freeze([]);

/** States before anything is set up, by shape: they never change, so they are worked out once and copied. */
const blanks = new WeakMap<object, Snapshot>();

export class Table<C, F, G> {
  readonly state: G;
  readonly world: World<F>;
  /** Set when the rules threw: a defect of ours, never of a player. */
  fault: Error | null = null;
  over = false;
  readonly undone: Undone[] = [];
  /** Told of every event as it happens, in the middle of a rule: for those who look on at each. */
  witness: ((emitted: Emitted) => void) | null = null;

  protected readonly store: Store;
  protected readonly log = new AnswerLog();
  protected rules: Rules<void>;
  private questions: readonly Decision[] = noQuestions;
  private given: (Answer | null)[] = [];
  private missing = 0;

  /** The state at the last turn boundary, and how many answers led there. */
  private readonly point: { readonly words: Int16Array; hash: number; at: number };
  private emitted: Emitted[] = [];
  private listening = true;
  private sealed = 0;
  private readonly common = new CommonParts();
  /** How often the rules have paused, an answer was taken or an event witnessed: no two positions have the same number. */
  private moment = 0;
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
    const { fields, cards, zones } = shape;
    const fieldsAt = chanceSpec.size;
    const cardsAt = fieldsAt + fields.size;
    this.store = new Store(cardsAt + cardWords(cards, zones.length));
    const chance = makeChance(seed, chanceSpec.bind(this.store, 0));
    const hiddenCards = new Cards(this.store, cardsAt, chance, cards, zones);
    const blank = blanks.get(shape);
    if (blank) {
      this.store.restore(blank);
    } else {
      fields.init(this.store, fieldsAt);
      hiddenCards.init();
      blanks.set(shape, this.store.snapshot());
    }
    const bound = fields.bind(this.store, fieldsAt);
    this.world = new World(seatsOf(game.seats(configuration)), bound, hiddenCards, chance, (event) => {
      if (this.listening) this.emitted.push(event);
      if (!this.witness) return;
      this.moment++;
      this.witness(event);
    });
    this.point = { words: new Int16Array(this.store.words.length), hash: 0, at: 0 };
    this.state = game.create(configuration, this.world);
    this.rules = game.play(this.state);
  }

  /** Plays from the state as it is, which must be a turn boundary, up to the next question. */
  begin(): this {
    this.fault = null;
    this.over = false;
    this.rules = this.game.play(this.state);
    this.mark();
    this.run(noAnswers);
    return this;
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
    const known = this.secretsOut();
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
    if (this.secretsOut() !== known) this.sealed = this.log.length;
    return accepted;
  }

  /**
   * After how many answers something hidden last came out: a face seen, a die rolled. Answers after that can be taken
   * back without anybody having learnt anything. What came out before the last turn boundary is not told apart.
   */
  get revealedAt(): number {
    return Math.max(this.sealed, this.point.at);
  }

  /** Whether nothing has to be hidden any more. */
  protected get open(): boolean {
    return this.over;
  }

  private secretsOut(): number {
    return this.world.cards.revealed + this.world.chance.rolled;
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

  /** Stops or starts keeping events: simulations that nobody watches do without. */
  listen(on: boolean): void {
    this.listening = on;
  }

  /** How many answers led to the last turn boundary. */
  get checkpointAt(): number {
    return this.point.at;
  }

  /** The last turn boundary: with the answers since, all it takes to open this table again. */
  checkpoint(): Checkpoint {
    const { words, hash, at } = this.point;
    return { at, snapshot: { words: words.slice(), hash } };
  }

  /** How many words the state has. */
  get size(): number {
    return this.store.words.length;
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

  /** A table of its own that stands where this one does. */
  fork(): Table<C, F, G> {
    const fork = new Table(this.game, this.configuration, this.seed);
    fork.stand(this.checkpoint(), this.log.slice(0, this.log.length));
    return fork;
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
    this.begin();
    for (const { seat, answer } of answers.slice(from.at)) {
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
    return at <= length ? { at, snapshot: { words, hash } } : this.beginning();
  }

  protected beginning(): Checkpoint {
    return { at: 0, snapshot: new Table(this.game, this.configuration, this.seed).snapshot() };
  }

  /** Remembers the state as it is as the last turn boundary. */
  private mark(): void {
    const { point, store } = this;
    point.words.set(store.words);
    point.hash = store.hash;
    point.at = this.log.length;
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
        if (step.value !== 'checkpoint') {
          this.pose(step.value);
          return null;
        }
        this.mark();
        resumeWith = noAnswers;
      }
    } catch (error) {
      this.fault = error instanceof Error ? error : new Error(String(error));
      return this.fault;
    }
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

/** Sits down to a new game. */
export function startTable<C, F, G>(game: Game<C, F, G>, configuration: C, seed: string): Table<C, F, G> {
  return new Table(game, configuration, seed).begin();
}
