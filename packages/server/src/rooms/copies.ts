/**
 * What is taken away of games is made anew from the start, which takes long: at one table one after the other, and whoever
 * asks for the same again soon gets what was made.
 */
import { Refused } from '../refused.ts';

/** How long what was made is good for, and how much is kept for each table. */
const GOOD_FOR = 5_000; // milliseconds
const MOST_KEPT = 16;
/** Who may wait at one table. */
const MOST_WAITING = 16;

interface Shelf {
  last: Promise<unknown>;
  waiting: number;
  readonly kept: Map<string, { readonly until: number; readonly made: Promise<unknown> }>;
}

export class Copies<Table extends object> {
  private readonly shelves = new WeakMap<Table, Shelf>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Makes what is asked for, or hands out what was made under the same name a moment ago. */
  async of<T>(table: Table, name: string, make: () => Promise<T>): Promise<T> {
    const shelf = this.shelves.get(table) ?? { last: Promise.resolve(), waiting: 0, kept: new Map() };
    this.shelves.set(table, shelf);
    const known = shelf.kept.get(name);
    if (known && known.until > this.now()) return (await known.made) as T; // made under that name
    if (shelf.waiting >= MOST_WAITING) throw new Refused('too-fast', 'many want something of this game: wait a little');
    shelf.waiting++;
    const made = shelf.last.then(make);
    shelf.last = made.then(
      () => shelf.waiting--,
      () => {
        shelf.waiting--;
        shelf.kept.delete(name); // whoever asked hears why; the next may fare better
      },
    );
    this.keep(shelf, name, made);
    return await made;
  }

  private keep({ kept }: Shelf, name: string, made: Promise<unknown>): void {
    kept.delete(name);
    kept.set(name, { until: this.now() + GOOD_FOR, made });
    for (const [oldest] of kept) if (kept.size > MOST_KEPT) kept.delete(oldest);
  }
}
