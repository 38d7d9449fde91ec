/**
 * The poker face of a table: what an answer leads to is shown only after a fixed time, whether or not somebody was asked in
 * between. So nobody learns from how fast the game goes on who could have responded.
 */
export class PokerFace<T> {
  private until = 0;
  private held: T[] = [];
  /** How much of what is held each place has been told. */
  private readonly told = new Map<string, number>();

  /** For so many milliseconds; 0 holds nothing back. */
  constructor(private readonly millis: number) {}

  /** True where nothing is ever held back, and nothing waits to be told. */
  get isOff(): boolean {
    return this.millis === 0 && this.held.length === 0;
  }

  /** An answer came. A secret one starts no new wait while one is on: that would tell of it. */
  answered(secret: boolean, now: number): void {
    if (this.millis > 0 && !(secret && this.isHolding(now))) this.until = now + this.millis;
  }

  isHolding(now: number): boolean {
    return now < this.until;
  }

  /** When what is held back will be shown. */
  get shownAt(): number {
    return this.until;
  }

  hold(told: readonly T[]): void {
    this.held.push(...told);
  }

  /** What this place has not been told yet of what is held. */
  rest(place: string): readonly T[] {
    const from = this.told.get(place) ?? 0;
    return from === 0 ? this.held : this.held.slice(from);
  }

  /** This place has been told everything so far, others may not have been. */
  tell(place: string): void {
    if (this.held.length > 0) this.told.set(place, this.held.length);
  }

  /** Everybody has been told everything. */
  clear(): void {
    if (this.held.length > 0) this.held = [];
    if (this.told.size > 0) this.told.clear(); // a cleared map is a new one: that would be one for each answer
  }
}
