/**
 * What may have missed what others did is brought up to date, a few at a time, for those who play meanwhile share the database with
 * them; and again where that fails. Whatever waits keeps its place meanwhile: a database that is restarted again and again would
 * otherwise keep the last from ever having their turn.
 */

const AT_ONCE = 4;
const AGAIN_AFTER = 1_000; // milliseconds, and twice as long each time
const LONGEST = 4_000;

export class CatchingUp {
  /** Those known to be behind. */
  private readonly first = new Set<string>();
  private readonly rest = new Set<string>();
  private readonly resting = new Set<() => void>();
  private busy = 0;
  private closed = false;

  /** `catchUp` resolves with false where it has to be tried again. */
  constructor(private readonly catchUp: (one: string) => Promise<boolean>) {}

  /** As soon as those before it are done with. */
  add(one: string): void {
    if (this.closed) return;
    if (!this.first.has(one)) this.rest.add(one);
    if (this.busy < AT_ONCE) void this.work();
  }

  /** If it still waits, it is next. */
  hurry(one: string): void {
    if (this.rest.delete(one)) this.first.add(one);
  }

  /** After a failure. */
  later(one: string): void {
    setTimeout(() => this.add(one), AGAIN_AFTER).unref();
  }

  /** What has failed may not any more: nobody waits longer to try again. */
  wake(): void {
    for (const wake of this.resting) wake();
  }

  close(): void {
    this.closed = true;
    this.first.clear();
    this.rest.clear();
    this.wake();
  }

  private async work(): Promise<void> {
    this.busy++;
    let again = AGAIN_AFTER;
    for (let one = this.next(); one !== undefined; one = this.next()) {
      const done = await this.catchUp(one);
      if (!done && !this.closed) {
        this.rest.add(one);
        await this.rested(again);
      }
      again = done ? AGAIN_AFTER : Math.min(2 * again, LONGEST);
    }
    this.busy--;
  }

  private next(): string | undefined {
    for (const line of [this.first, this.rest]) {
      for (const one of line) {
        line.delete(one);
        return one;
      }
    }
    return undefined;
  }

  /** Resolves after so long, or when it is woken. */
  private rested(millis: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timeout);
        this.resting.delete(wake);
        resolve();
      };
      const timeout = setTimeout(wake, millis);
      timeout.unref();
      this.resting.add(wake);
    });
  }
}
