/** How rules are written: generator functions that pause only by asking. */
import { type Answer, type Asked, type Decision, decision, isSingle, type Option, question } from './decision.ts';
import type { Seat } from './seats.ts';

/** What a pause means to the runtime: questions to answer, a turn boundary, a step within a turn, or a window. */
export type Pause = readonly Decision[] | 'checkpoint' | 'step' | Opening;

/** A window, about to ask those who can respond. To whom it is open, everybody at the table may know. */
export interface Opening {
  readonly seats: readonly Seat[];
  /** Whether by public knowledge this player might respond now. */
  isOpenTo(seat: Seat): boolean;
}

/** A procedure of the rulebook that ends with a `T`. It is resumed with the answers, in the order of the questions. */
export type Rules<T = void> = Generator<Pause, T, readonly Answer[]>;

/** Asks one player to choose one option. */
export function* ask<O extends Option>(asked: Asked<O>): Rules<O> {
  const made = decision(asked);
  if (!isSingle(made)) throw new TypeError(`'${made.kind}' is a choice of several: use askSome`);
  const answers = yield [made];
  return made.options[answers[0] as number] as O; // the runtime lets only legal answers through
}

/** As `ask`, but does not trouble the player with a public question that has one answer only. */
export function* choose<O extends Option>(asked: Asked<O>): Rules<O> {
  const [first, second] = asked.options;
  if (first && !second && !asked.secret) return first;
  return yield* ask(asked);
}

/** Asks one player to choose several options, `min` to `max` of them. */
export function* askSome<O extends Option>(asked: Asked<O>): Rules<O[]> {
  const made = decision(asked);
  const answers = yield [made];
  return chosen(made, answers[0] as Answer); // one question, one answer
}

/** Asks several players at once, each in secret from the others, and goes on when all have answered. */
export function* askAll<O extends Option>(asked: readonly Asked<O>[]): Rules<O[][]> {
  if (asked.length === 0) return [];
  const questions = asked.map((one) => question(one, true));
  const answers = yield questions;
  return questions.map((made, index) => chosen(made, answers[index] as Answer)); // as many answers as questions
}

/** Marks a turn boundary: nothing but the state is needed to go on from here. */
export function* checkpoint(): Rules<void> {
  yield 'checkpoint';
}

/**
 * Marks a step within a turn at which nothing but the state is needed to go on: `play` called there must go on with it.
 * Forks start from the last one; what is stored, taken back or told starts from the turn boundary.
 */
export function* step(): Rules<void> {
  yield 'step';
}

function chosen<O extends Option>({ options }: Decision<O>, answer: Answer): O[] {
  if (typeof answer === 'number') return [options[answer] as O]; // a legal answer holds indices of the options
  return answer.map((index) => options[index] as O); // as above
}
