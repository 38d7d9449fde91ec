/**
 * Tables that may have missed what others added: each is brought up to date, a few at a time, for those who play meanwhile share the
 * database with them; and again where that fails.
 */

const AT_ONCE = 4;
const AGAIN_AFTER = 1_000; // milliseconds, and twice as long each time
const LONGEST = 60_000;

export class CatchingUp {
  /** The games that wait, with how long to wait after a failure. */
  private readonly waiting = new Map<string, number>();
  private busy = 0;
  private closed = false;

  /** `catchUp` resolves with false where it has to be tried again. */
  constructor(private readonly catchUp: (game: string) => Promise<boolean>) {}

  /** As soon as those before it are done with. */
  add(game: string, again = AGAIN_AFTER): void {
    if (this.closed) return;
    this.waiting.set(game, again);
    if (this.busy < AT_ONCE) void this.work();
  }

  /** After a failure. */
  later(game: string, again = AGAIN_AFTER): void {
    setTimeout(() => this.add(game, Math.min(2 * again, LONGEST)), again).unref();
  }

  close(): void {
    this.closed = true;
    this.waiting.clear();
  }

  private async work(): Promise<void> {
    this.busy++;
    for (const [game, again] of this.waiting) {
      this.waiting.delete(game);
      if (!(await this.catchUp(game))) this.later(game, again);
    }
    this.busy--;
  }
}
