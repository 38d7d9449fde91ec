/**
 * How a game goes on: one thing at a time, each checked by the rules, added to the journal, acknowledged, and only then
 * shown. What other processes add is taken over before anything else is done; seats that play by themselves answer when
 * everything else has had its turn.
 */
import { randomInt } from 'node:crypto';
import type { Answer, Decision, Emitted, Seat, TableView } from '@ragtag/kernel';
import type { Span } from '../lobby/table-options.ts';
import { Refused } from '../refused.ts';
import { during } from '../rooms/under-way.ts';
import { type Added, StaleAppend, type Storage, type StoredEntry } from '../storage/storage.ts';
import { Alarm } from './alarm.ts';
import { BotPace } from './bot-pace.ts';
import type { Awaited } from './clocks.ts';
import { readEntry } from './journal.ts';
import { type Played, pendingOf } from './played.ts';
import type { Opened, Showing } from './showing.ts';
import type { Sitting } from './sitting.ts';
import type { AutoPlayer } from './surroundings.ts';
import type { Said } from './viewers.ts';

/** What a table's surroundings are told and asked, for this table. */
export interface Outside {
  readonly storage: Storage;
  now(): number;
  autoPlayer(seat: Seat): AutoPlayer | null;
  readonly botSpan: Span;
  /** Something is due by the clock, or can be shown. */
  ring(): void;
  changed(played: boolean): void;
  answered(own: boolean): void;
  /** The game is played elsewhere, and cannot be here: whoever looks at it has to look there. */
  elsewhere(): void;
  failed(error: unknown): void;
}

/** Where is kept what asking for more time has changed, beside the game's name. */
const EXTENSION = { account: '', name: 'window' } as const;
/** How long a game may stand still before seats play by themselves that another process should have played. */
const PATIENCE = 2_000; // milliseconds
/** What seats answer by themselves, one right after the other, is shown together, so long after what was shown before. */
const SHOWN_EVERY = 25; // milliseconds
const TRY_AGAIN_AFTER = 1_000; // milliseconds

/** What a seat answers without anybody's doing. */
interface OwnAnswer {
  readonly seat: Seat;
  readonly answer: Answer;
}

export class Pipeline {
  private last: Promise<unknown> = Promise.resolve();
  private queued = 0;
  private goingOn = false;
  private closed = false;
  /** True when another process may have added to the journal. */
  private behind = false;
  /** What other processes said they have added. */
  private heard: Added[] = [];
  private readonly alarm: Alarm;
  /** Rings when another process, whose turn it was to go on, has not. */
  private readonly relief: Alarm;
  private readonly pace: BotPace;
  /** Rings when an artificial player has thought for as long as it takes. */
  private readonly thought: Alarm;
  /** Rings when it is time to try again what could not be kept. */
  private readonly again: Alarm;
  usedAt: number;
  /** When next something is due by the clock, as it was last kept. */
  private due: number | null = null;
  private shownAt: number;
  /** Not there any more, or not to be played, when it was last looked at. */
  gone = false;
  /** Why what others added could not be taken over, as it was last told. */
  private refusal: string | null = null;
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
    this.pace = new BotPace(played.stored.id, outside.botSpan);
    this.thought = new Alarm(() => {
      this.thought.set(null, 0);
      this.goOn();
    });
    this.again = new Alarm(() => {
      this.again.set(null, 0);
      outside.ring();
      this.goOn();
    });
    this.usedAt = outside.now();
    this.shownAt = this.usedAt;
  }

  /** True when nothing is going on, and nothing will without anybody's doing. */
  get idle(): boolean {
    const ticking = this.alarm.isSet && this.sitting.options.clock.kind !== 'slow';
    const waiting = this.relief.isSet || this.again.isSet || this.thought.isSet || ticking;
    return this.queued === 0 && !this.goingOn && !waiting;
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
        if (this.behind || this.heard.length > 0) await this.takeOverOrRefuse();
        return await during(this.played.stored.id, work);
      } finally {
        this.queued--;
      }
    });
    this.last = result.catch(() => undefined); // whoever asked for it hears why it failed
    return result;
  }

  /** Takes over what other processes added: as they said it, or whatever there is. */
  catchUp(added?: Added): Promise<void> {
    if (added) this.heard.push(added);
    else this.behind = true;
    return this.upToDate();
  }

  /** Something may have been missed: whatever is done next, what is stored is read first. */
  missed(): void {
    this.behind = true;
  }

  /** Resolves when nothing is known to be missing. */
  upToDate(): Promise<void> {
    return this.exclusively(async () => undefined);
  }

  /** Finishes what was begun and begins nothing more. */
  async close(): Promise<void> {
    this.closed = true;
    this.setAlarm();
    this.relief.set(null, 0);
    this.again.set(null, 0);
    this.thought.set(null, 0);
    await this.last;
  }

  /**
   * Plays an answer, keeps it, says that it was taken and shows it, at once or with what follows. False if another process
   * was faster: then the table shows what that one did.
   */
  async enter(
    seat: Seat,
    answer: unknown,
    receipt: Said | null,
    when: 'now' | 'soon' | 'later' = 'now',
  ): Promise<boolean> {
    const { played, showing } = this;
    const table = played.inPlay();
    const secret = table.askedOf(seat)?.secret === true;
    let events: readonly Emitted[] | null = null;
    const happened = () => {
      events ??= table.takeEvents();
      return events;
    };
    let at: number;
    let windows: readonly Opened[] = [];
    try {
      at = await showing.whilePlayed(table, (opened) => {
        windows = opened;
        return played.answer(seat, answer, (now) => showing.outlook(now, happened(), opened, secret));
      });
    } catch (error) {
      if (error instanceof Refused) {
        if (error.code === 'fault') this.faulted(error.cause);
        throw error;
      }
      const refused = await this.notKept(error);
      if (refused === null) return false;
      throw refused;
    }
    receipt?.to.send(receipt.text);
    if (!secret) {
      this.pace.answered(seat);
      this.outside.answered(receipt === null);
    }
    showing.notice = null;
    showing.note(at, happened(), windows, secret);
    if (when === 'later') return true;
    await this.settle();
    if (when === 'now') this.update();
    else this.showSoon();
    this.goOn();
    return true;
  }

  takeBack(to: number): Promise<void> {
    return this.changeCourse(() => this.played.takeBack(to));
  }

  /** A parked game goes on from the last answer that agrees. */
  unpark(): Promise<void> {
    return this.changeCourse(() => this.played.unpark());
  }

  private async changeCourse(change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (error instanceof Refused) throw error;
      throw (await this.notKept(error)) ?? new Refused('changed', 'somebody else was faster: look again');
    }
    this.pace.forget();
    this.showing.turnBack();
    this.update();
    this.goOn();
  }

  /** Windows whose time is up close: silence there is an answer. */
  async closeWindows(now: number): Promise<void> {
    const { showing, played } = this;
    while (showing.stages.isDue(now)) {
      const silent = played.table?.pending.filter((asked) => showing.isAskedInWindow(asked)) ?? [];
      for (const { seat, silence } of silent) await this.enter(seat, silence, null, 'later');
      await this.settle();
      showing.advance();
      await this.settle(); // what is seen now may be answered without anybody's doing
    }
  }

  /**
   * Before anything is shown, secret questions are answered that somebody answers without anybody's doing: that they were
   * asked would show. So are those of people, who would see a question come and go.
   */
  private async settle(): Promise<void> {
    try {
      for (let own = await this.nextOwnAnswer('unseen'); own; own = await this.nextOwnAnswer('unseen')) {
        await this.enter(own.seat, own.answer, null, 'later');
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // a refusal was reported where it arose
    }
  }

  /** A window stays open until then, because somebody asks for it. */
  async keepOpen(seat: Seat, until: number): Promise<void> {
    const { stages } = this.showing;
    if (!stages.extend(seat, until)) throw new Refused('not-allowed', 'you have asked for more time already');
    const { ending } = stages;
    const { storage } = this.outside;
    const { id: game } = this.played.stored;
    await storage.keep({ game, ...EXTENSION }, stages.extension);
    await storage.postpone(game, ending.shown, pendingOf(this.played.inPlay(), ending));
  }

  async start(): Promise<void> {
    const at = await this.played.start();
    await this.reread();
    this.showing.note(at, this.played.inPlay().takeEvents(), [], false);
    await this.settle();
    this.update();
    this.goOn();
  }

  /** Reads the game as it is stored, and writes nothing. */
  async open(): Promise<void> {
    const { played, showing, sitting } = this;
    const { id, touched, created } = played.stored;
    await played.open();
    // The last answer may have been a secret one, so its time is not told; the whole log has the times that may be.
    const { storage } = this.outside;
    const extension = await storage.kept({ game: id, ...EXTENSION });
    if (played.stored.shownFrom > this.outside.now()) {
      played.table?.takeEvents(); // they are told as they are shown
      showing.recallHeld(await storage.entries(id, 1), extension);
    } else if (played.final) showing.recallKept(played.final.lately);
    else showing.recall(created, played.inPlay().takeEvents());
    if (sitting.timed) sitting.recall(this.awaited(), touched);
    this.update();
  }

  /** Looks at what is stored of the game besides its journal. False where it is not to be played any more. */
  async reread(): Promise<boolean> {
    const { played, showing } = this;
    const stored = await this.outside.storage.game(played.stored.id);
    this.gone = stored === null || stored.stopped !== null;
    if (!stored) return false;
    played.stored = stored;
    await showing.learnNames();
    await this.sitting.load(stored);
    // Somebody may have asked another process for more time.
    if (showing.stages.shown) {
      showing.stages.extendAgain(await this.outside.storage.kept({ game: stored.id, ...EXTENSION }));
    }
    showing.reseat();
    this.update();
    return !this.gone;
  }

  /** Everybody is shown what there is to see now. */
  update(): void {
    this.unshown = false;
    this.shownAt = this.outside.now();
    if (this.showing.stages.shown) this.sitting.windowOpened();
    else this.sitting.newTurn(this.played);
    this.followClock(this.shownAt);
    this.setAlarm();
    const shown = during(this.played.stored.id, () => this.showing.update());
    this.outside.changed(this.played.added);
    this.played.added = this.played.added && !shown;
  }

  /** Lets the next seat that plays by itself answer, as soon as everything else has had its turn. */
  goOn(): void {
    this.relief.set(null, 0);
    if (this.goingOn || this.closed) return;
    this.goingOn = true;
    setImmediate(() => {
      let begun = false;
      const begin = () => {
        if (!begun) this.goingOn = false;
        begun = true;
      };
      const playing = this.next(async () => {
        begin();
        if (!this.closed) await this.playOne();
      });
      // A refusal was reported where it arose; what the rules refuse is not tried again before something changes.
      playing.catch((error: unknown) => {
        begin(); // also where what others added could not be taken over first
        if (!(error instanceof Refused)) this.outside.failed(error);
        if (!(error instanceof Refused) || error.code === 'not-stored') this.tryLater();
      });
    });
  }

  /** What could not be kept is tried again: seats that play by themselves, and what is due by the clock. */
  tryLater(): void {
    if (!this.closed) this.again.set(TRY_AGAIN_AFTER, 0);
  }

  /** Plays what some seat answers by itself. When nobody does, everything played so far is shown. */
  private async playOne(): Promise<void> {
    let played = false;
    this.followBots();
    try {
      const own = await this.nextOwnAnswer();
      if (own) played = await this.enter(own.seat, own.answer, null, 'soon');
    } finally {
      if (!played) {
        this.showPlayed();
        this.waitForBots();
      }
    }
  }

  /** Artificial players think while people look on, and in no window: who is asked openly behind it nobody has seen. */
  private followBots(): void {
    const { showing, played, outside } = this;
    const watched = this.pace.longest > 0 && showing.people().length > 0 && showing.viewers.count > 0;
    const asked = watched && played.standing === 'played' && !showing.stages.shown ? played.table?.pending : [];
    const openly = (asked ?? []).filter((one) => !one.secret && outside.autoPlayer(one.seat) !== null);
    const seats = openly.map(({ seat }) => seat);
    this.pace.follow(seats, showing.answeredOpenly, outside.now());
  }

  private waitForBots(): void {
    const now = this.outside.now();
    this.thought.set(this.closed ? null : this.pace.next(now), now);
  }

  private showPlayed(): void {
    if (this.unshown) this.update();
  }

  /** What is played without anybody's doing comes fast: drawing each bit of it would only keep everybody waiting. */
  private showSoon(): void {
    this.unshown = true;
    if (this.outside.now() - this.shownAt >= SHOWN_EVERY) this.update();
  }

  private ownerOf(seat: Seat): string | null {
    return this.played.stored.seats.find((one) => one.seat === seat)?.account ?? null;
  }

  private async nextOwnAnswer(which: 'any' | 'unseen' = 'any'): Promise<OwnAnswer | null> {
    const { table } = this.played;
    if (!table || table.fault || table.over || this.played.parked) return null;
    for (const asked of table.pending) {
      // What is asked openly behind a window nobody has seen yet.
      if (!asked.secret && this.showing.stages.shown) continue;
      const look = () => table.view(asked.seat);
      // What artificial players are asked openly is seen, one question after the other.
      const seen = which === 'unseen' && !asked.secret;
      const answer = seen ? this.personalAnswer(asked, look) : await this.ownAnswer(asked, look);
      if (answer !== null) return { seat: asked.seat, answer };
    }
    return null;
  }

  /** What a seat answers by itself. */
  private async ownAnswer(asked: Decision, look: () => TableView): Promise<Answer | null> {
    return this.personalAnswer(asked, look) ?? (await this.botsAnswer(asked, look));
  }

  /** Null also where an artificial player still thinks about what it is openly asked. */
  private async botsAnswer(asked: Decision, look: () => TableView): Promise<Answer | null> {
    const bot = this.outside.autoPlayer(asked.seat);
    if (!bot || asked.secret) return (await bot?.(asked, look)) ?? null;
    const answer = await this.pace.decide(asked, this.played.inPlay().length, () => bot(asked, look));
    if (!this.pace.isDue(asked.seat, this.outside.now())) return null;
    this.pace.use(asked.seat);
    return answer;
  }

  /** What a person has ordered, or need not be asked. */
  private personalAnswer(asked: Decision, look: () => TableView): Answer | null {
    const owner = this.ownerOf(asked.seat);
    if (owner === null) return null;
    return this.sitting.ordered(owner, asked, look) ?? this.obviousAnswer(asked, look);
  }

  /** What a person need not be asked. They are told that it was answered for them. */
  private obviousAnswer(asked: Decision, look: () => TableView): Answer | null {
    const obvious = this.played.hosted.obvious(asked, () => look().game, randomInt);
    if (obvious === null) return null;
    this.showing.answeredFor(asked, obvious.why);
    return obvious.answer;
  }

  private faulted(fault: unknown): void {
    this.showing.notice =
      'The rules failed on the last answer, which was not taken. The game stays as it was before, and can go on.';
    this.outside.failed(fault);
    this.update();
  }

  /** After an append failed and was put back: null if another process was just faster, and the table is up to date. */
  private async notKept(error: unknown): Promise<Refused | null> {
    this.behind = true; // an append that seems to have failed may yet be there
    if (!(error instanceof StaleAppend)) {
      this.outside.failed(error);
      this.tryLater(); // otherwise nobody here would see it before somebody does something
      return new Refused('not-stored', 'it could not be kept, so nothing has changed; try again');
    }
    await this.takeOverOrRefuse();
    return null;
  }

  private async takeOverOrRefuse(): Promise<void> {
    try {
      await this.takeOver();
      if (this.refusal !== null && this.showing.notice === this.refusal) this.showing.notice = null;
      this.refusal = null;
    } catch (error) {
      this.behind = true;
      if (error instanceof Refused) {
        if (this.refusal !== error.message) this.outside.failed(error); // whoever runs the server is told once
        this.refusal = error.message;
        this.showing.notice = error.message;
        this.update();
        queueMicrotask(() => this.outside.elsewhere()); // after what they are told of it
        throw error;
      }
      this.outside.failed(error);
      throw new Refused('not-stored', 'the game cannot be read right now, so nothing has changed; try again');
    }
  }

  /** Plays what other processes added to the journal. */
  private async takeOver(): Promise<void> {
    const { played, showing } = this;
    this.showPlayed();
    const entries = this.takeHeard() ?? (await this.readAdded());
    const unread = played.stored.status !== 'open' && !played.table && !played.final;
    if (unread || (played.parked && entries.length > 0)) return await this.open();
    for (const { line, at, seq } of entries) {
      const table = played.inPlay();
      const entry = readEntry(line);
      const secret = entry.type === 'answer' && table.askedOf(entry.seat)?.secret === true;
      let windows: readonly Opened[] = [];
      const followed = showing.whilePlayed(table, (opened) => {
        windows = opened;
        return played.follow(entry, seq);
      });
      if (!followed) return await this.open();
      if (entry.type === 'undo') showing.turnBack();
      showing.note(at, table.takeEvents(), entry.type === 'undo' ? [] : windows, secret);
      this.update();
    }
    // Whoever added last goes on; should that process have died, this one does after a while.
    if (entries.length === 0) this.goOn();
    else {
      this.pace.forget();
      this.thought.set(null, 0);
      if (!this.closed) this.relief.set(PATIENCE + this.pace.longest, 0);
    }
  }

  /** What others said they have added, where it goes on from what is known here: then nothing has to be read. */
  private takeHeard(): readonly StoredEntry[] | null {
    const { behind, heard, played } = this;
    this.heard = [];
    if (behind || !played.table || played.parked) return null;
    const entries = heard.flatMap((added) => added.entries).filter(({ seq }) => seq > played.length);
    if (entries.some(({ seq }, index) => seq !== played.length + 1 + index)) return null;
    played.refuseNewer(entries);
    const { standing } = heard.at(-1) ?? {};
    if (standing && entries.length > 0) played.stored = { ...played.stored, ...standing };
    return entries;
  }

  private async readAdded(): Promise<readonly StoredEntry[]> {
    const { played } = this;
    this.behind = false; // what is added from here on makes it true again
    const entries = await this.outside.storage.entries(played.stored.id, played.length + 1);
    played.refuseNewer(entries);
    await this.reread();
    return entries;
  }

  /** The clock goes on with who is asked now. */
  private followClock(now: number): void {
    if (!this.sitting.timed || !this.played.table) return;
    this.sitting.follow(this.awaited(), now).catch((error: unknown) => this.outside.failed(error));
  }

  /** Whose time is running. */
  private awaited(): Awaited[] {
    const { table, standing } = this.played;
    const asked = table && standing === 'played' && !this.showing.stages.shown ? table.pending : [];
    return asked.map((one) => ({ seat: one.seat, question: this.played.nameOf(one), secret: one.secret }));
  }

  /** Rings when next something is due by the clock, or what is held back can be shown. */
  private setAlarm(): void {
    const { showing, sitting } = this;
    this.noteDue(sitting.nextDue());
    const due = [sitting.nextDue(), showing.stages.shown ? showing.stages.until : null];
    const at = Math.min(...due.map((one) => one ?? Number.POSITIVE_INFINITY));
    this.alarm.set(at === Number.POSITIVE_INFINITY || this.closed ? null : at, this.outside.now());
  }

  /** Kept, so that somebody looks after the clock when nobody has the table open. */
  private noteDue(due: number | null): void {
    const { played, outside } = this;
    if (!this.sitting.timed || !played.table || this.closed || due === this.due) return;
    const before = this.due;
    this.due = due;
    outside.storage.setDue(played.stored.id, due).catch((error: unknown) => {
      outside.failed(error);
      if (this.due === due) this.due = before;
      this.tryLater();
    });
  }
}
