/** Asks all who are connected whether they are alive, each as often as the others, however many there are. */

/** How often each is asked, in milliseconds. */
const PERIOD = 30_000;
/** In how many parts of a period: asking all at once would keep everybody waiting. */
const PARTS = 100;

interface Alive {
  beat(): void;
}

export class Heartbeat {
  private readonly parts: readonly Set<Alive>[] = Array.from({ length: PARTS }, () => new Set<Alive>());
  private joined = 0;
  private beats = 0;
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.timer = setInterval(() => this.beat(), PERIOD / PARTS);
    this.timer.unref();
  }

  /** Returns what ends it. */
  join(one: Alive): () => void {
    const part = this.partOf(this.joined++);
    part.add(one);
    return () => part.delete(one);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    for (const one of this.partOf(this.beats++)) one.beat();
  }

  private partOf(number: number): Set<Alive> {
    return this.parts[number % PARTS] as Set<Alive>; // there are so many
  }
}
