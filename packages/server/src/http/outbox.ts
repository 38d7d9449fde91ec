/**
 * What is said to a line within one turn of the event loop goes out together at its end: handing it to the system costs
 * more than anything else about it, and an answer's acknowledgement and what it leads to come one right after the other.
 */
import type { Socket } from 'node:net';

/** So many lines are enough to wait for: nobody should wait for everybody else under load. */
const MOST_HELD = 40;

export class Outbox {
  private held: Socket[] = [];

  /** Keeps what is written to the line from now on until the end of this turn. */
  hold(line: Socket): void {
    if (line.writableCorked > 0) return;
    if (this.held.length === MOST_HELD) this.release();
    line.cork();
    if (this.held.push(line) === 1) setImmediate(() => this.release());
  }

  private release(): void {
    const held = this.held;
    this.held = [];
    for (const line of held) line.uncork();
  }
}
