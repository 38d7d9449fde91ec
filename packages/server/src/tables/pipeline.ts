/**
 * How a game goes on: one thing at a time, each checked by the rules, added to the journal, acknowledged, and only then
 * shown. What other processes add is taken over before anything else is done; seats that play by themselves answer when
 * everything else has had its turn.
 */
import type { Answer, Decision, Emitted, Seat, TableView } from '@ragtag/kernel';
import { Refused } from '../refused.ts';
import { type Said, StaleAppend, type Storage } from '../storage/storage.ts';
import { Alarm } from './alarm.ts';
import { readEntry } from './journal.ts';
import type { Played } from './played.ts';
import type { Showing } from './showing.ts';
import type { Sitting } from './sitting.ts';
import type { AutoPlayer } from './surroundings.ts';
import type { Prepared } from './viewers.ts';

/** What a table's surroundings are told and asked, for this table. */
export interface Outside {
  readonly storage: Storage;
  now(): number;
  autoPlayer(seat: Seat): AutoPlayer | null;
  /** Something is due by the clock, or can be shown. */
  ring(): void;
  changed(played: boolean): void;
  failed(error: unknown): void;
}

/** How long a game may stand still before seats play by themselves that another process should have played. */
const PATIENCE = 2_000; // milliseconds
/** What seats answer by themselves, one right after the other, is shown together, so long after what was shown before. */
const SHOWN_EVERY = 25; // milliseconds

export class Pipeline {
  private last: Promise<unknown> = Promise.resolve();
  private queued = 0;
  private goingOn = false;
  private closed = false;
  /** True when another process may have added to the journal. */
  private behind = false;
  private readonly alarm: Alarm;
  /** Rings when another process, whose turn it was to go on, has not. */
  private readonly relief: Alarm;
  usedAt: number;
  private shownAt: number;
  /** Something waits to be shown with what follows it. */
  private unshown = false;

  constructor(
    private readonly outside: Outside,
    private readonly played: Played,
    private readonly showing: Showing,
    private readonly sitting: Sitting,
  ) {
    this.alarm = new Alarm(() => outside.ring());
    this.relief = new Alarm(() => this.goOn());
    this.usedAt = outside.now();
    this.shownAt = this.usedAt;
  }

  /** True when nothing is going on, and nothing will without anybody's doing. */
  get idle(): boolean {
    const ticking = this.alarm.isSet && this.sitting.options.clock.kind !== 'slow';
    return this.queued === 0 && !this.goingOn && !this.relief.isSet && !ticking;
  }

  /** One thing at a time: nothing looks at a table that is ahead of its journal. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.next(() => {
      this.showPlayed(); // nobody comes upon anything that the others have not been shown
      return work();
    });
  }

  private next<T>(work: () => Promise<T>): Promise<T> {
    this.queued++;
    this.usedAt = this.outside.now();
    const result = this.last.then(async () => {
      try {
        if (this.behind) await this.takeOverOrRefuse();
        return await work();
      } finally {
        this.queued--;
      }
    });
    this.last = result.catch(() => undefined); // whoever asked for it hears why it failed
    return result;
  }

  /** Takes over what other processes added. */
  catchUp(): Promise<void> {
    this.behind = true;
    return this.exclusively(async () => undefined);
  }

  /** Finishes what was begun and begins nothing more. */
  async close(): Promise<void> {
    this.closed = true;
    this.setAlarm();
    this.relief.set(null, 0);
    await this.last;
  }

  /**
   * Plays an answer, keeps it, says that it was taken and shows it, at once or with what follows. False if another process
   * was faster: then the table shows what that one did.
   */
  async enter(seat: Seat, answer: unknown, receipt: Said | null, when: 'now' | 'soon' = 'now'): Promise<boolean> {
    const { played, showing } = this;
    const table = played.inPlay();
    const secret = table.askedOf(seat)?.secret === true;
    let events: readonly Emitted[] = [];
    let prepared: Prepared | null = null;
    const tell = (now: number): readonly Said[] => {
      events = table.takeEvents();
      if (when === 'now' && this.isForeseeable) prepared = showing.prepare(now, events, secret);
      return [...(receipt ? [receipt] : []), ...(prepared?.telling ?? [])];
    };
    let at: number;
    try {
      at = await played.answer(seat, answer, tell);
    } catch (error) {
      if (error instanceof Refused) {
        if (error.code === 'fault') this.faulted(table.fault);
        throw error;
      }
      const refused = await this.notKept(error);
      if (refused === null) return false;
      throw refused;
    }
    if (prepared) {
      this.update(prepared);
    } else {
      showing.face.answered(secret, at);
      showing.note(at, events, secret);
      if (when === 'now') this.update();
      else this.showSoon();
    }
    this.goOn();
    return true;
  }

  /** Whether all that will be shown follows from what is played: no clock, no proposal that may be off. */
  private get isForeseeable(): boolean {
    return !this.sitting.timed && this.sitting.proposalView() === null;
  }

  async takeBack(to: number): Promise<void> {
    try {
      await this.played.takeBack(to);
    } catch (error) {
      if (error instanceof Refused) throw error;
      throw (await this.notKept(error)) ?? new Refused('changed', 'somebody else was faster: look again');
    }
    this.update();
    this.goOn();
  }

  async start(): Promise<void> {
    const at = await this.played.start();
    await this.reread();
    this.showing.note(at, this.played.inPlay().takeEvents());
    this.update();
    this.goOn();
  }

  /** Reads the game from its journal, as far as that still holds. */
  async open(): Promise<void> {
    const { played, showing } = this;
    const { touched, created } = played.stored;
    showing.notice = (await played.open()) ?? showing.notice;
    // The last answer may have been a secret one, so its time is not told; the whole log has the times that may be.
    showing.recall(created, played.inPlay().takeEvents());
    this.followClock(touched);
    this.update();
  }

  /** Looks at what is stored of the game besides its journal. */
  async reread(): Promise<void> {
    const { played, showing } = this;
    const stored = await this.outside.storage.game(played.stored.id);
    if (!stored) return;
    played.stored = stored;
    await showing.learnNames();
    await this.sitting.load(stored);
    showing.reseat();
    this.update();
  }

  /** Everybody is shown what there is to see now, or has just been told what was prepared. */
  update(prepared: Prepared | null = null): void {
    this.unshown = false;
    this.shownAt = this.outside.now();
    this.sitting.newTurn(() => this.played.turn);
    this.followClock(this.shownAt);
    this.setAlarm();
    prepared?.note();
    const shown = prepared !== null || this.showing.update();
    this.outside.changed(this.played.added);
    this.played.added = this.played.added && !shown;
  }

  /** Lets the next seat that plays by itself answer, as soon as everything else has had its turn. */
  goOn(): void {
    this.relief.set(null, 0);
    if (this.goingOn || this.closed) return;
    this.goingOn = true;
    setImmediate(() => {
      const playing = this.next(async () => {
        this.goingOn = false;
        if (!this.closed) await this.playOne();
      });
      // A refusal was reported where it arose; nothing is tried again before something changes.
      playing.catch((error: unknown) => error instanceof Refused || this.outside.failed(error));
    });
  }

  /** Plays what some seat answers by itself. When nobody does, everything played so far is shown. */
  private async playOne(): Promise<void> {
    let played = false;
    try {
      const own = this.nextOwnAnswer();
      if (own) played = await this.enter(own.seat, own.answer, null, 'soon');
    } finally {
      if (!played) this.showPlayed();
    }
  }

  private showPlayed(): void {
    if (this.unshown) this.update();
  }

  /** What is played without anybody's doing comes fast: drawing each bit of it would only keep everybody waiting. */
  private showSoon(): void {
    this.unshown = true;
    if (this.outside.now() - this.shownAt >= SHOWN_EVERY) this.update();
  }

  private nextOwnAnswer(): { readonly seat: Seat; readonly answer: Answer } | null {
    const { table } = this.played;
    if (!table || table.fault || table.over) return null;
    for (const asked of table.pending) {
      if (this.showing.isHolding() && !asked.secret) continue; // nobody has seen that question yet
      const answer = this.ownAnswer(asked, () => table.view(asked.seat));
      if (answer !== null) return { seat: asked.seat, answer };
    }
    return null;
  }

  /** What a seat answers by itself. Standing orders come first. */
  private ownAnswer(asked: Decision, look: () => TableView): Answer | null {
    const owner = this.played.stored.seats.find((one) => one.seat === asked.seat)?.account ?? null;
    const ordered = owner === null ? null : this.sitting.ordered(owner, asked, look);
    return ordered ?? this.outside.autoPlayer(asked.seat)?.(asked, look) ?? null;
  }

  private faulted(fault: Error | null): void {
    this.showing.notice = 'The rules failed on the last answer, which was not taken. The game stays as it was before.';
    this.outside.failed(fault);
    this.update();
  }

  /** After an append failed and was put back: null if another process was just faster, and the table is up to date. */
  private async notKept(error: unknown): Promise<Refused | null> {
    this.behind = true; // an append that seems to have failed may yet be there
    if (!(error instanceof StaleAppend)) {
      this.outside.failed(error);
      return new Refused('not-stored', 'it could not be kept, so nothing has changed; try again');
    }
    await this.takeOverOrRefuse();
    return null;
  }

  private async takeOverOrRefuse(): Promise<void> {
    try {
      await this.takeOver();
    } catch (error) {
      this.behind = true;
      this.outside.failed(error);
      throw new Refused('not-stored', 'the game cannot be read right now, so nothing has changed; try again');
    }
  }

  /** Plays what other processes added to the journal. */
  private async takeOver(): Promise<void> {
    const { played, showing } = this;
    this.behind = false; // what is added from here on makes it true again
    this.showPlayed();
    const entries = await this.outside.storage.entries(played.stored.id, played.length + 1);
    await this.reread();
    if (played.stored.status !== 'open' && !played.table) return await this.open();
    for (const { line, at, seq } of entries) {
      const table = played.inPlay();
      const entry = readEntry(line);
      const secret = entry.type === 'answer' && table.askedOf(entry.seat)?.secret === true;
      if (entry.type === 'answer') showing.face.answered(secret, at);
      if (!played.follow(entry, seq)) return await this.open();
      showing.note(at, table.takeEvents(), secret);
      this.update();
    }
    // Whoever added last goes on; should that process have died, this one does after a while.
    if (entries.length === 0) this.goOn();
    else if (!this.closed) this.relief.set(PATIENCE, 0);
  }

  /** The clock goes on with who is asked now. */
  private followClock(now: number): void {
    const { table } = this.played;
    if (!this.sitting.timed || !table) return;
    const awaited = (table.over ? [] : table.pending).map((asked) => ({
      seat: asked.seat,
      question: this.played.nameOf(asked),
      secret: asked.secret,
    }));
    this.sitting.follow(awaited, now).catch((error: unknown) => this.outside.failed(error));
  }

  /** Rings when next something is due by the clock, or what is held back can be shown. */
  private setAlarm(): void {
    const { showing, sitting } = this;
    const due = [sitting.nextDue(), showing.isHolding() ? showing.face.shownAt : null];
    const at = Math.min(...due.map((one) => one ?? Number.POSITIVE_INFINITY));
    this.alarm.set(at === Number.POSITIVE_INFINITY || this.closed ? null : at, this.outside.now());
  }
}
