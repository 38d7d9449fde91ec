/** Decisions: what a player is asked, with every legal answer. Plain data; nothing else is ever accepted. */
import type { Seat } from './seats.ts';

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** One thing that can be chosen: what it is, and whatever a client needs to show it. */
export interface Option {
  readonly type: string;
  readonly [key: string]: Plain;
}

/** What a choice of several options must satisfy besides their number. Weights and groups run along the options. */
export type Constraint =
  | { readonly kind: 'total'; readonly weights: readonly number[]; readonly min?: number; readonly max?: number }
  | { readonly kind: 'one-per-group'; readonly groups: readonly number[] }
  | { readonly kind: 'sets'; readonly sets: readonly (readonly number[])[] };

export interface Decision<O extends Option = Option> {
  readonly seat: Seat;
  /** What is asked, as a word the game's clients know: `discard`, `vote`. */
  readonly kind: string;
  /** The numbered rules it stands on. */
  readonly rules: readonly string[];
  /** What the player may know about why: machine-readable, shown by clients, matched by standing orders. */
  readonly context: { readonly [key: string]: Plain };
  /** True when nobody else may know that this player is asked. */
  readonly secret: boolean;
  readonly options: readonly O[];
  /** How many options to choose. An answer to a decision of exactly one is its index, otherwise a list of indices. */
  readonly min: number;
  readonly max: number;
  readonly constraint?: Constraint;
}

/** The index of the chosen option, or for a choice of several the indices in rising order. */
export type Answer = number | readonly number[];

export type Asked<O extends Option> = Pick<Decision<O>, 'seat' | 'kind' | 'options'> & Partial<Decision<O>>;

const nothing = Object.freeze({});
const noRules: readonly string[] = Object.freeze([]);

/** Fills in what most decisions leave out: choose one, in public, no context. */
export function decision<O extends Option>(asked: Asked<O>): Decision<O> {
  return question(asked, false);
}

/** As `decision`, secret or not where it does not say. Spelt out field by field: every answer of every game goes by. */
export function question<O extends Option>(asked: Asked<O>, secretly: boolean): Decision<O> {
  const { seat, kind, options, constraint } = asked;
  const rules = asked.rules ?? noRules;
  const context = asked.context ?? nothing;
  const secret = asked.secret ?? secretly;
  const min = asked.min ?? 1;
  const most = asked.max ?? 1;
  const count = options.length;
  if (most < min || min < 0 || count < min) {
    throw new RangeError(`'${kind}' asks for ${min} to ${most} of ${count} options: nobody can answer that`);
  }
  const max = Math.min(most, count);
  return constraint
    ? { seat, kind, rules, context, secret, options, min, max, constraint }
    : { seat, kind, rules, context, secret, options, min, max };
}

export function isSingle(asked: Decision): boolean {
  return asked.min === 1 && asked.max === 1 && asked.constraint === undefined;
}

/** Why this is no legal answer, or null if it is one. Takes anything a client may send. */
export function illegal(asked: Decision, answer: unknown): string | null {
  const count = asked.options.length;
  if (isSingle(asked)) {
    return isIndex(answer, count) ? null : `expected one whole number from 0 to ${count - 1}`;
  }
  if (!Array.isArray(answer)) return `expected a list of ${asked.min} to ${asked.max} option numbers`;
  if (answer.length < asked.min || answer.length > asked.max) {
    return `expected ${asked.min} to ${asked.max} options, got ${answer.length}`;
  }
  let last = -1;
  for (const index of answer) {
    if (!isIndex(index, count) || index <= last) return `expected rising whole numbers from 0 to ${count - 1}`;
    last = index;
  }
  return asked.constraint && !satisfies(asked.constraint, answer) ? broken(asked.constraint) : null;
}

function isIndex(value: unknown, count: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;
}

function satisfies(constraint: Constraint, chosen: readonly number[]): boolean {
  switch (constraint.kind) {
    case 'total': {
      let total = 0;
      for (const index of chosen) total += constraint.weights[index] ?? 0;
      return total >= (constraint.min ?? -Infinity) && total <= (constraint.max ?? Infinity);
    }
    case 'one-per-group':
      return new Set(chosen.map((index) => constraint.groups[index])).size === chosen.length;
    case 'sets':
      return constraint.sets.some(
        (set) => set.length === chosen.length && set.every((index, at) => chosen[at] === index),
      );
  }
}

function broken(constraint: Constraint): string {
  switch (constraint.kind) {
    case 'total':
      return `expected options worth ${constraint.min ?? 'any amount'} to ${constraint.max ?? 'any amount'} together`;
    case 'one-per-group':
      return 'expected at most one option of each group';
    case 'sets':
      return `expected one of ${constraint.sets.length} combinations of options`;
  }
}

/** Every legal answer, one by one. Choices of several can be very many: take as many as needed. */
export function* answers(asked: Decision): Generator<Answer, void, undefined> {
  const count = asked.options.length;
  if (isSingle(asked)) {
    for (let index = 0; index < count; index++) yield index;
    return;
  }
  const chosen: number[] = [];
  function* from(start: number): Generator<Answer, void, undefined> {
    if (chosen.length >= asked.min && (!asked.constraint || satisfies(asked.constraint, chosen))) yield [...chosen];
    if (chosen.length === asked.max) return;
    for (let index = start; index < count; index++) {
      chosen.push(index);
      yield* from(index + 1);
      chosen.pop();
    }
  }
  yield* from(0);
}

const TRIES = 16;

/** A legal answer chosen with the caller's chance; `below(n)` gives a whole number under n. */
export function randomAnswer(asked: Decision, below: (bound: number) => number): Answer {
  const count = asked.options.length;
  if (isSingle(asked)) return below(count);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const size = asked.min + below(asked.max - asked.min + 1);
    const chosen = sample(count, size, below);
    if (!asked.constraint || satisfies(asked.constraint, chosen)) return chosen;
  }
  const legal = [...answers(asked)];
  const answer = legal[below(Math.max(1, legal.length))];
  if (answer === undefined) throw new RangeError(`'${asked.kind}' has no legal answer`);
  return answer;
}

/** `size` different numbers under `count`, rising. */
function sample(count: number, size: number, below: (bound: number) => number): number[] {
  const chosen: number[] = [];
  for (let index = 0; index < count && chosen.length < size; index++) {
    if (below(count - index) < size - chosen.length) chosen.push(index);
  }
  return chosen;
}
