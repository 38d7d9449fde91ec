import { setImmediate as breathe } from 'node:timers/promises';

/** How long at a stretch, in milliseconds. */
const SLICE = 8;

/** Long work in slices: whoever plays meanwhile does not wait for it. */
export class Slices {
  private since = performance.now();

  /** Between two pieces of the work. */
  async next(): Promise<void> {
    if (performance.now() - this.since < SLICE) return;
    await breathe();
    this.since = performance.now();
  }
}
