/** What a game is to the kernel. */

import type { CardShape } from './card-layout.ts';
import type { Cards } from './cards.ts';
import type { Chance } from './chance.ts';
import type { Common } from './common.ts';
import type { Plain } from './decision.ts';
import type { Emitted, GameEvent } from './events.ts';
import type { Rules } from './rules.ts';
import { type Audience, EVERYBODY, type Seat, type Viewer } from './seats.ts';
import type { Composite } from './state.ts';
import type { Card } from './zones.ts';

/** How much state a game needs: its own cells, its cards and its zones. Make it once per configuration and keep it. */
export interface Shape<F> extends CardShape {
  readonly fields: Composite<F>;
}

/** Whoever is told what happens. */
export interface Listener {
  /** Whether anybody wants to know. */
  readonly listening: boolean;
  hear(emitted: Emitted): void;
}

/** What the kernel gives a game to work with. */
export class World<F> {
  constructor(
    readonly seats: readonly Seat[],
    readonly fields: F,
    readonly cards: Cards,
    readonly chance: Chance,
    private readonly listener: Listener,
  ) {}

  /** Whether anybody is told what happens: where nobody is, a game need not say it. */
  get heard(): boolean {
    return this.listener.listening;
  }

  /** Says what happened, to everybody or only to some. */
  emit(event: GameEvent, to: Audience = EVERYBODY): void {
    if (this.heard) this.listener.hear({ event, to });
  }

  /** Says what happened to everybody, and more of it to some. */
  emitWith(event: GameEvent, to: Audience, add: { readonly [key: string]: Plain }): void {
    if (this.heard) this.listener.hear({ event, to: EVERYBODY, details: { to, add } });
  }
}

/**
 * A game: `C` its configuration, `F` its cells, `G` what its rules work on (a `World<F>` with the game's own words).
 * Nothing in it may use the clock, chance of its own, or anything outside its arguments.
 */
export interface Game<C, F, G> {
  readonly name: string;
  /** Raise it whenever old journals would play differently. */
  readonly version: number;
  /** Checks a configuration of unknown origin; throws a `ConfigurationError` saying what was expected. */
  configure(input: unknown): C;
  seats(configuration: C): number;
  shape(configuration: C): Shape<F>;
  create(configuration: C, world: World<F>): G;
  /**
   * The whole game from the state as it is: sets up what is not set up yet, then turn after turn, with a `checkpoint()`
   * at each boundary. Called again on a restored checkpoint it goes on from there. It ends when the game does.
   */
  play(g: G): Rules<void>;
  /**
   * What a viewer may see, built by naming what may be seen. Plain data. Parts that everybody may see can be made through
   * `common`: then they are made once for all.
   */
  view(g: G, viewer: Viewer, common?: Common): Plain;
  /** Cards with the same number here look alike from outside, where they lie now: same back, same kind of place. */
  alike(g: G, card: Card): number;
  /** Cards whose face follows from what everybody knows, so it is no secret and has nothing to exchange with. */
  fixed?(g: G): readonly Card[];
  /** Throws if the state breaks an invariant of the game. Called after every answer where games are simulated. */
  check?(g: G): void;
}

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
