/** What is being carried out, and as part of what: every event can tell it, so that nobody has to guess what belongs together. */
import type { Rules } from './rules.ts';

/** From the outside in, numbered within the turn: `turn.12/challenge.4`. */
export type Scope = string;

export class Scopes<Kind extends string> {
  here: Scope = 'setup';

  /** What is counted is remembered with the turn, for where one is gone on with in the middle. */
  constructor(private readonly turn: { scopes: number }) {}

  beginTurn(number: number): void {
    this.resumeTurn(number);
    this.turn.scopes = 0;
  }

  /** A step of the turn with this number begins: nothing else is being carried out. */
  resumeTurn(number: number): void {
    this.here = `turn.${number}`;
  }

  /** Opens one within what is being carried out; returns that, to be left to. */
  enter(kind: Kind): Scope {
    const outer = this.here;
    this.turn.scopes += 1;
    this.here = `${outer}/${kind}.${this.turn.scopes}`;
    return outer;
  }

  leaveTo(outer: Scope): void {
    this.here = outer;
  }

  /** Carries rules out as one thing: whatever happens meanwhile is told as part of it. */
  *within<T>(kind: Kind, rules: Rules<T>): Rules<T> {
    const outer = this.enter(kind);
    try {
      return yield* rules;
    } finally {
      this.leaveTo(outer);
    }
  }

  /** The part of the turn, for passes that cover all its windows: `turn.12/crisis.1`. */
  get part(): Scope {
    const inner = this.here.indexOf('/', this.here.indexOf('/') + 1);
    return inner < 0 ? this.here : this.here.slice(0, inner);
  }
}
