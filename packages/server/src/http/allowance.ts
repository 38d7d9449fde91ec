/** So much at once, and so much again with time: for whoever asks often, by whatever they are known by. */
interface Purse {
  left: number;
  at: number;
}

/** After so many purses it is looked which of them are full again and need not be remembered. */
const MANY = 10_000;

export class Allowance<K> {
  private readonly purses = new Map<K, Purse>();

  constructor(
    private readonly perSecond: number,
    private readonly most: number,
    /** In milliseconds, on a clock that never goes back. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes one; false if there is none left. */
  take(key: K): boolean {
    const now = this.now();
    const purse = this.purses.get(key) ?? this.open(key, now);
    purse.left = this.refilled(purse, now);
    purse.at = now;
    if (purse.left < 1) return false;
    purse.left--;
    return true;
  }

  private open(key: K, now: number): Purse {
    if (this.purses.size >= MANY) this.forget(now);
    const purse = { left: this.most, at: now };
    this.purses.set(key, purse);
    return purse;
  }

  private refilled({ left, at }: Purse, now: number): number {
    return Math.min(this.most, left + ((now - at) / 1_000) * this.perSecond);
  }

  private forget(now: number): void {
    for (const [key, purse] of this.purses) if (this.refilled(purse, now) >= this.most) this.purses.delete(key);
  }
}
