/**
 * How long artificial players take over what they are asked openly, so that people see who does what. It follows from who is
 * openly asked and when somebody last answered openly, and from chance that hangs on nothing else: not from what a player
 * holds, how much there is to choose from, how long it took to decide, or whether anybody was asked in secret.
 */
import { hash } from 'node:crypto';
import type { Answer, Decision, Seat } from '@ragtag/kernel';
import type { Span } from '../lobby/table-options.ts';

/** What was decided when a seat was asked, after so many answers. */
interface Ready {
  readonly asked: Decision;
  readonly length: number;
  readonly answer: Answer | null;
}

export class BotPace {
  /** When each seat that is openly asked answers. */
  private readonly due = new Map<Seat, number>();
  private readonly ready = new Map<Seat, Ready>();

  constructor(
    private readonly game: string,
    private readonly span: Span,
  ) {}

  /** No player takes longer, in milliseconds. */
  get longest(): number {
    return this.span[1];
  }

  /** Everybody sees that these seats are asked. Whoever was not asked before begins to think. */
  follow(seats: readonly Seat[], openly: number, now: number): void {
    for (const seat of this.due.keys()) if (!seats.includes(seat)) this.answered(seat);
    for (const seat of seats) if (!this.due.has(seat)) this.due.set(seat, now + this.timeOf(seat, openly));
  }

  /** A seat has answered openly: whatever it is asked from now on it thinks about anew. */
  answered(seat: Seat): void {
    this.due.delete(seat);
    this.ready.delete(seat);
  }

  /** Nobody waits for anybody to think. */
  forget(): void {
    this.due.clear();
    this.ready.clear();
  }

  /** Whether a seat has thought for as long as it takes. */
  isDue(seat: Seat, now: number): boolean {
    return now >= (this.due.get(seat) ?? now);
  }

  /** When next a seat will have. */
  next(now: number): number | null {
    const later = [...this.due.values()].filter((at) => at > now);
    return later.length === 0 ? null : Math.min(...later);
  }

  /** What a seat answers. It decides as soon as it is asked: when it answers does not tell how hard that was. */
  async decide(
    asked: Decision,
    length: number,
    think: () => Answer | null | Promise<Answer | null>,
  ): Promise<Answer | null> {
    const known = this.ready.get(asked.seat);
    if (known?.asked === asked && known.length === length) return known.answer;
    const answer = await think();
    this.ready.set(asked.seat, { asked, length, answer });
    return answer;
  }

  /** What a seat has decided is answered now: should that fail, it decides anew. */
  use(seat: Seat): void {
    this.ready.delete(seat);
  }

  /** Mostly rather short, now and then long, like people. */
  private timeOf(seat: Seat, openly: number): number {
    const draw = hash('sha256', `${this.game} ${openly} ${seat} thinks`, 'buffer').readUInt16BE() / 0xffff;
    const [shortest, longest] = this.span;
    return Math.round(shortest + (longest - shortest) * draw ** 2);
  }
}
