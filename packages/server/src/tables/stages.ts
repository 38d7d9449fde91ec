/**
 * What a table shows, which may lag behind what has been played. A window that public knowledge allows is shown to everybody
 * for its time, whether or not anybody was asked there; only then it is shown what came of it. So neither what is told nor when
 * it is told depends on who could have responded.
 */
import { hash } from 'node:crypto';
import type { Plain, Seat } from '@ragtag/kernel';
import type { Signal } from '@ragtag/kernel/host';
import type { Occurrence } from './record.ts';
import type { Viewpoint } from './viewers.ts';

/** A window as it was when it opened: what led there, what each could see, and what each might say. */
export interface Stage {
  readonly told: readonly Occurrence[];
  readonly views: ReadonlyMap<Viewpoint['viewer'], Plain>;
  readonly signals: ReadonlyMap<Seat, readonly Signal[]>;
}

/** What an answer led to: windows, and what happened after the last of them. */
export interface Led {
  readonly windows: readonly Stage[];
  readonly rest: readonly Occurrence[];
  readonly at: number;
  /** Whether everybody knows that it was given. */
  readonly open: boolean;
}

/** When what an answer leads to is shown. */
export interface Schedule {
  /** When the last window opens: whoever is asked there is asked then. */
  readonly asked: number;
  /** When all of it is shown. */
  readonly shown: number;
}

interface Held {
  /** The first is shown now. */
  readonly queue: readonly Stage[];
  readonly rest: readonly Occurrence[];
  /** When the window that is shown closes. */
  readonly until: number;
  /** How many windows were shown before it since the last open answer, and when that was. */
  readonly before: number;
  readonly openly: number;
  /** Who has openly asked for more time since then. */
  readonly longer: readonly Seat[];
}

/** Whoever is at the table looks on: what follows at once may be shorter, as long as nobody asks for more time. */
const FURTHER = 0.3;
/** How much longer or shorter a window may be than usual. */
const SCATTER = 0.15;

const nothing: Held = { queue: [], rest: [], until: 0, before: 0, openly: 0, longer: [] };

export class Stages {
  private held: Held = nothing;

  /** `usual`: how long a window stays open, in milliseconds; 0 shows everything at once. */
  constructor(
    private readonly game: string,
    private readonly usual: () => number,
  ) {}

  get isOff(): boolean {
    return this.usual() === 0;
  }

  /** The window that is shown now; null where all that was played is shown. */
  get shown(): Stage | null {
    return this.held.queue[0] ?? null;
  }

  get until(): number {
    return this.held.until;
  }

  get longer(): readonly Seat[] {
    return this.held.longer;
  }

  /** Whether the window that is shown is the last there is so far: who is asked in the game is asked there. */
  get isAtLast(): boolean {
    return this.held.queue.length === 1 && this.held.rest.length === 0;
  }

  /** What was played and is not shown yet. */
  get unshown(): readonly Occurrence[] {
    const { queue, rest } = this.held;
    return queue.length === 0 ? [] : [...queue.slice(1).flatMap(({ told }) => told), ...rest];
  }

  /** Takes on what an answer led to. Returns what is shown at once. */
  add(led: Led): readonly Occurrence[] {
    const { held, told } = this.with(led);
    this.held = held;
    return told;
  }

  /** When all would be shown if an answer led to this. */
  schedule(led: Led): Schedule {
    return this.scheduleOf(this.with(led).held, led.at);
  }

  /** When all of it is shown as things stand. */
  get ending(): Schedule {
    return this.scheduleOf(this.held, this.held.openly);
  }

  isDue(now: number): boolean {
    return this.held.queue.length > 0 && now >= this.held.until;
  }

  /** The window that is shown closes. Returns what is shown in its place. */
  advance(): readonly Occurrence[] {
    const { queue, rest, until } = this.held;
    const [, ...left] = queue;
    const next = { ...this.held, queue: left, before: this.held.before + 1 };
    const [first] = left;
    this.held = first ? { ...next, until: until + this.timeOf(next, 0) } : { ...next, rest: [] };
    return first ? first.told : rest;
  }

  /** Somebody openly asks for more time, once between two open answers: until then at least. False if that one has before. */
  extend(seat: Seat, until: number): boolean {
    if (this.held.longer.includes(seat)) return false;
    this.held = { ...this.held, longer: [...this.held.longer, seat], until: Math.max(this.held.until, until) };
    return true;
  }

  /** What asking for more time has changed, to be kept. */
  get extension(): Plain {
    const { openly, before, until, longer } = this.held;
    return { openly, before, until, longer };
  }

  /** As it was kept, if it was in this very window. */
  extendAgain(kept: Plain): void {
    const one = kept as Pick<Held, 'openly' | 'before' | 'until' | 'longer'> | null; // see `extension`
    const { openly, before } = this.held;
    if (one && one.openly === openly && one.before === before) this.held = { ...this.held, ...one };
  }

  /** What was played no longer stands. */
  clear(): void {
    this.held = nothing;
  }

  private with({ windows, rest, at, open }: Led): { readonly held: Held; readonly told: readonly Occurrence[] } {
    const before = open ? { ...nothing, openly: at } : this.held;
    // An open answer comes only when all was shown; where another process was ahead, the rest is shown with it.
    const late = open ? this.unshown : [];
    const [first, ...others] = windows;
    if (before.queue.length > 0) {
      if (!first) return { held: { ...before, rest: [...before.rest, ...rest] }, told: [] };
      const joined = { ...first, told: [...before.rest, ...first.told] };
      return { held: { ...before, queue: [...before.queue, joined, ...others], rest }, told: [] };
    }
    if (!first) return { held: before, told: [...late, ...rest] };
    const held = { ...before, queue: windows, rest, until: at + this.timeOf(before, 0) };
    return { held, told: [...late, ...first.told] };
  }

  private scheduleOf(held: Held, at: number): Schedule {
    if (held.queue.length === 0) return { asked: at, shown: at };
    let [opens, closes] = [at, held.until];
    for (let ahead = 1; ahead < held.queue.length; ahead++) {
      opens = closes;
      closes += this.timeOf(held, ahead);
    }
    return { asked: opens, shown: closes };
  }

  /** How long a window stays open, so many after the one that is shown: the same whatever is hidden. */
  private timeOf({ before, openly, longer }: Held, ahead: number): number {
    const number = before + ahead;
    const draw = hash('sha256', `${this.game} ${openly} ${number}`, 'buffer').readUInt16BE() / 0xffff;
    const share = number === 0 || longer.length > 0 ? 1 : FURTHER;
    return Math.round(this.usual() * share * (1 - SCATTER + 2 * SCATTER * draw));
  }
}
