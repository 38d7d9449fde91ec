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
  /** What saying nothing comes to, where a question stands in a window: it must not keep the others waiting. */
  readonly silence?: number;
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
  if (asked.silence !== undefined) {
    return { seat, kind, rules, context, secret, options, min: 1, max: 1, silence: asked.silence };
  }
  if (constraint === undefined) return { seat, kind, rules, context, secret, options, min, max };
  const made = { seat, kind, rules, context, secret, options, min, max, constraint };
  if (answers(made).next().done) throw new RangeError(`'${kind}' has no legal answer: ${broken(constraint)}`);
  return made;
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
  const { options, min, max, constraint } = asked;
  if (isSingle(asked)) {
    for (let index = 0; index < options.length; index++) yield index;
  } else if (constraint?.kind === 'sets') {
    for (const set of constraint.sets) if (illegal(asked, set) === null) yield set;
  } else {
    yield* combinations(options.length, min, max, searchOf(constraint, options.length));
  }
}

/** What a search for combinations needs to know of a constraint, to leave out early what cannot succeed. */
interface Search {
  /** Whether the option may join those chosen. */
  fits(index: number, chosen: readonly number[]): boolean;
  /** Whether those chosen, with options numbered `start` or more, might come to satisfy it. */
  promising(start: number, chosen: readonly number[]): boolean;
  satisfied(chosen: readonly number[]): boolean;
}

const free: Search = { fits: () => true, promising: () => true, satisfied: () => true };

function searchOf(constraint: Exclude<Constraint, { kind: 'sets' }> | undefined, count: number): Search {
  if (constraint === undefined) return free;
  const satisfied = (chosen: readonly number[]) => satisfies(constraint, chosen);
  if (constraint.kind === 'one-per-group') {
    const { groups } = constraint;
    const fits = (index: number, chosen: readonly number[]) => chosen.every((one) => groups[one] !== groups[index]);
    return { fits, promising: () => true, satisfied };
  }
  const { min = -Infinity, max = Infinity } = constraint;
  const weight = (index: number) => constraint.weights[index] ?? 0;
  // The most and the least that the options from each number on can add.
  const most = [0];
  const least = [0];
  for (let index = count - 1; index >= 0; index--) {
    most.unshift((most[0] ?? 0) + Math.max(0, weight(index)));
    least.unshift((least[0] ?? 0) + Math.min(0, weight(index)));
  }
  const promising = (start: number, chosen: readonly number[]) => {
    const total = chosen.reduce((sum, index) => sum + weight(index), 0);
    return total + (most[start] ?? 0) >= min && total + (least[start] ?? 0) <= max;
  };
  return { fits: () => true, promising, satisfied };
}

/** Rising lists of `min` to `max` numbers under `count` that satisfy the search. */
function* combinations(count: number, min: number, max: number, search: Search): Generator<number[], void, undefined> {
  const chosen: number[] = [];
  function* from(start: number): Generator<number[], void, undefined> {
    if (chosen.length >= min && search.satisfied(chosen)) yield [...chosen];
    if (chosen.length === max || !search.promising(start, chosen)) return;
    for (let index = start; index < count && chosen.length + count - index >= min; index++) {
      if (!search.fits(index, chosen)) continue;
      chosen.push(index);
      yield* from(index + 1);
      chosen.pop();
    }
  }
  yield* from(0);
}

const TRIES = 16;
const ENOUGH = 1_000;

/**
 * A legal answer chosen with the caller's chance; `below(n)` gives a whole number under n. Where chance finds none soon,
 * it is one of the first thousand there are.
 */
export function randomAnswer(asked: Decision, below: (bound: number) => number): Answer {
  const { options, min, max, constraint } = asked;
  if (isSingle(asked)) return below(options.length);
  for (let attempt = 0; attempt < TRIES && constraint?.kind !== 'sets'; attempt++) {
    const chosen = sample(options.length, min + below(max - min + 1), below);
    if (!constraint || satisfies(constraint, chosen)) return chosen;
  }
  const legal: Answer[] = [];
  for (const answer of answers(asked)) if (legal.push(answer) === ENOUGH) break;
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
