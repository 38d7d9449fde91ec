/** How somebody looks at a game. Most of it looks the same to all, and stays as it is for long: that is made only once. */
import { type Anybody, type Audience, includes, NOBODY, renewed, union, type Viewer, type Zone } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';

/** Cards that are looked at together: where they lie, and what is seen of them there, with the rest of what is shown. */
export interface Spread<T, R = null> {
  readonly zones: readonly Zone[];
  /** Made of the cards and the rest alone: the same again as long as they are. */
  look(sight: Sight, rest: R): T;
}

/** What somebody saw, and what it was made of. */
interface Seen {
  version: number;
  rest: unknown;
  value: unknown;
}

/** A spread as it was last looked at. */
interface Remembered {
  /** How often any card had changed when the versions were last looked at. */
  changes: number;
  /** Of its zones together. Those of each only grow, so no two states have the same. */
  version: number;
  /** Who sees more of it than anybody. */
  beyond: Audience;
  /** What anybody saw last and what those saw who see more, by number. */
  readonly seen: Seen[];
}

interface Memory {
  readonly spreads: Map<object, Remembered>;
  /** What was seen of cards that may lie anywhere, by how it was looked at and by whom. */
  readonly anywhere: Map<object, Seen[]>;
}
const memories = new WeakMap<Galactica, Memory>();

export class Sight {
  private readonly memory: Memory | null;

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
    return this.with(spread, null);
  }

  /** The same with something that is for everybody to see, and another object whenever it changes. */
  with<T, R>(spread: Spread<T, R>, rest: R): T {
    if (!this.memory) return spread.look(this, rest);
    const { version, beyond, seen } = this.remembered(spread, this.memory);
    const as = includes(beyond, this.viewer) ? this.viewer : 'anybody';
    const number = numberOf(as);
    const known = seen[number];
    if (known?.version === version && known.rest === rest) return known.value as T; // as this spread made it
    const made = spread.look(as === this.viewer ? this : new Sight(this.g, as, this.shares), rest);
    return remember(seen, number, version, rest, made);
  }

  /** What is made of cards that may lie anywhere: the same again as long as no card changes, and in it what has not. */
  again<T, R extends object>(look: (sight: Sight, rest: R) => T, rest: R): T {
    if (!this.memory) return look(this, rest);
    const { changes } = this.g.cards;
    const seen = this.memory.anywhere.get(look) ?? [];
    if (seen.length === 0) this.memory.anywhere.set(look, seen);
    const number = numberOf(this.viewer);
    const known = seen[number];
    if (known?.version === changes && known.rest === rest) return known.value as T; // as it was made that way
    return remember(seen, number, changes, rest, look(this, rest));
  }

  private remembered<T, R>(spread: Spread<T, R>, { spreads }: Memory): Remembered {
    const { cards } = this.g;
    const { changes } = cards;
    let known = spreads.get(spread);
    if (known?.changes === changes) return known;
    if (!known) {
      known = { changes: -1, version: -1, beyond: NOBODY, seen: [] };
      spreads.set(spread, known);
    }
    known.changes = changes;
    let version = 0;
    for (const zone of spread.zones) version += cards.version(zone);
    if (known.version === version) return known;
    known.version = version;
    known.beyond = NOBODY;
    for (const zone of spread.zones) known.beyond = union(known.beyond, cards.beyond(zone));
    return known;
  }
}

/** Keeps what was made, of what it was made before wherever that is the same. */
function remember<T>(seen: Seen[], number: number, version: number, rest: unknown, made: T): T {
  const known = seen[number];
  if (!known) {
    seen[number] = { version, rest, value: made };
    return made;
  }
  const value = renewed(known.value, made);
  known.version = version; // in place: there are thousands, and most change with every answer
  known.rest = rest;
  known.value = value;
  return value;
}

function memoryOf(g: Galactica): Memory {
  const known = memories.get(g);
  if (known) return known;
  const memory: Memory = { spreads: new Map(), anywhere: new Map() };
  memories.set(g, memory);
  return memory;
}

function numberOf(viewer: Viewer | Anybody): number {
  if (typeof viewer === 'number') return viewer + 3;
  return viewer === 'anybody' ? 0 : viewer === 'spectator' ? 1 : 2;
}
