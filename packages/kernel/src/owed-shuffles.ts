/**
 * Shuffles that rules owe. What goes into a pile without being put on top of it or under it is mixed in, and so is what was
 * looked through; before anybody takes from the end of the pile again, or the turn is over, it has to be shuffled. A pile that
 * was only laid out may lie as it is until somebody takes from it. A table that is played to find mistakes keeps account of
 * that: see `strict` in `startTable`.
 */
import type { Store } from './state.ts';
import type { Zone, ZoneSpec } from './zones.ts';

export class OwedShuffles {
  private readonly reasons = new Map<Zone, string>();
  /** Piles nobody has taken from since they were laid out. */
  private readonly laidOut = new Set<Zone>();
  private restored = 0;

  constructor(
    private readonly store: Store,
    private readonly zones: readonly ZoneSpec[],
    /** Whether to take a card out of the middle of a pile is to have looked for it there. */
    readonly countsFetched: boolean,
  ) {}

  owe(zone: Zone, because: string): void {
    this.reasons.set(zone, because);
    this.laidOut.delete(zone);
  }

  /** New cards are in it, and nothing else if it was empty. */
  layOut(zone: Zone, wasEmpty: boolean): void {
    const mixedIn = !wasEmpty && !this.laidOut.has(zone);
    this.owe(zone, mixedIn ? 'something was put into it' : 'it lies as it was laid out');
    if (!mixedIn) this.laidOut.add(zone);
  }

  shuffled(zone: Zone): void {
    this.reasons.delete(zone);
    this.laidOut.delete(zone);
  }

  /** Somebody takes from an end of this pile, or looks at what lies there. */
  checkPile(zone: Zone): void {
    // Another state, from before there were any.
    if (this.restored !== this.store.restored) {
      this.restored = this.store.restored;
      this.reasons.clear();
      this.laidOut.clear();
    }
    const because = this.reasons.get(zone);
    if (because !== undefined) throw new Error(`'${this.zones[zone]?.name}' has not been shuffled: ${because}`);
  }

  /** The turn is over. */
  checkAll(): void {
    for (const zone of this.reasons.keys()) if (!this.laidOut.has(zone)) this.checkPile(zone);
  }
}
