/** Rings once, at the time it was last set to. */

/** Alarms farther off ring in between, and are set again. */
const LONGEST_WAIT = 3_600_000;

export class Alarm {
  private timeout: NodeJS.Timeout | null = null;

  constructor(private readonly ring: () => void) {}

  get isSet(): boolean {
    return this.timeout !== null;
  }

  /** Null sets it off. */
  set(at: number | null, now: number): void {
    if (this.timeout !== null) clearTimeout(this.timeout);
    this.timeout = null;
    if (at === null) return;
    this.timeout = setTimeout(this.ring, Math.min(Math.max(0, at - now), LONGEST_WAIT));
    this.timeout.unref();
  }
}
