/** How somebody looks at a game. Most of it looks the same to all, and stays as it is for long: that is made only once. */
import { type Anybody, type Audience, includes, NOBODY, renewed, union, type Viewer, type Zone } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Cards that are looked at together: where they lie, and what is seen of them there. Nothing else may go into it. */
export interface Spread<T> {
  readonly zones: readonly Zone[];
  look(sight: Sight): T;
}

/** A spread as it was last looked at. */
interface Remembered {
  /** Of its zones together. Those of each only grow, so no two states have the same. */
  readonly version: number;
  /** Who sees more of it than anybody. */
  readonly beyond: Audience;
  /** What anybody sees and what those see who see more, by number. */
  readonly seen: unknown[];
  /** The same before it changed. */
  readonly before: readonly unknown[];
}

const memories = new WeakMap<Galactica, Map<Spread<unknown>, Remembered>>();

export class Sight {
  private readonly memory: Map<Spread<unknown>, Remembered> | null;

  /** One that shares nothing makes everything anew. */
  constructor(
    readonly g: Galactica,
    readonly viewer: Viewer | Anybody,
    private readonly shares: boolean,
  ) {
    this.memory = shares ? memoryOf(g) : null;
  }

  /** What the viewer sees of a spread, the same object as long as nothing in it changes, and in it what has not. */
  of<T>(spread: Spread<T>): T {
    if (!this.memory) return spread.look(this);
    const { beyond, seen, before } = this.remembered(spread, this.memory);
    const as = includes(beyond, this.viewer) ? this.viewer : 'anybody';
    const number = numberOf(as);
    const known = seen[number] as T | undefined; // as this spread made it
    if (known !== undefined) return known;
    const value = renewed(before[number], spread.look(as === this.viewer ? this : new Sight(this.g, as, this.shares)));
    seen[number] = value;
    return value;
  }

  private remembered(spread: Spread<unknown>, memory: Map<Spread<unknown>, Remembered>): Remembered {
    const { cards } = this.g;
    let version = 0;
    for (const zone of spread.zones) version += cards.version(zone);
    const known = memory.get(spread);
    if (known?.version === version) return known;
    let beyond = NOBODY;
    for (const zone of spread.zones) beyond = union(beyond, cards.beyond(zone));
    const remembered = { version, beyond, seen: [], before: known?.seen ?? [] };
    memory.set(spread, remembered);
    return remembered;
  }
}

/** Makes something of two others: the same object as long as both are the same. */
export function joined<A extends object, B extends object, T>(make: (one: A, other: B) => T): (one: A, other: B) => T {
  const memory = new WeakMap<B, { readonly one: A; readonly made: T }>();
  return (one, other) => {
    const known = memory.get(other);
    if (known?.one === one) return known.made;
    const made = make(one, other);
    memory.set(other, { one, made });
    return made;
  };
}

function memoryOf(g: Galactica): Map<Spread<unknown>, Remembered> {
  const known = memories.get(g);
  if (known) return known;
  const memory = new Map<Spread<unknown>, Remembered>();
  memories.set(g, memory);
  return memory;
}

function numberOf(viewer: Viewer | Anybody): number {
  if (typeof viewer === 'number') return viewer + 3;
  return viewer === 'anybody' ? 0 : viewer === 'spectator' ? 1 : 2;
}
