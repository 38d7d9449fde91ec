/**
 * A game in memory: opened from its journal, played through one pipeline, shown to its viewers. An answer is checked by
 * the rules, added to the journal, acknowledged, and only then shown; if it cannot be kept, it never happened.
 */
import { createHash } from 'node:crypto';
import {
  type Answer,
  answers,
  type Decision,
  type Emitted,
  isSingle,
  type Journal,
  type Seat,
  shortHash,
  startTable,
  type Table,
  type TableView,
  writeAnswer,
  writeCheckpoint,
} from '@ragtag/kernel';
import type { HostedGame } from '../games.ts';
import type { LogLine, SeatState, TableState } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import {
  type GameStatus,
  type Pending,
  StaleAppend,
  type Storage,
  type StoredEntry,
  type StoredGame,
  type StoredSeat,
} from '../storage/storage.ts';
import { Chat } from '../talk/chat.ts';
import type { Block } from '../talk/export.ts';
import type { Signal } from '../talk/signals.ts';
import type { Proposal } from './consent.ts';
import { openStored, readEntry, writeUndo } from './journal.ts';
import { notPassing, passing, readOrders } from './orders.ts';
import { PokerFace } from './poker-face.ts';
import { historyFor, linesFor, postOf, type SeatJournal, seatJournal, type Told, wholeJournal } from './record.ts';
import { Sitting } from './sitting.ts';
import { spoken } from './spoken.ts';
import { lastAnswerOf, undoOf } from './undo.ts';
import { type Place, type Sight, Viewers, type Watcher } from './viewers.ts';

type AnyTable = Table<unknown, unknown, unknown>;

/** Answers for a seat, from what the seat may see; null leaves the question to somebody else. */
export type AutoPlayer = (asked: Decision, look: () => TableView) => Answer | null;

/** What tables need of their surroundings. */
export interface Surroundings {
  readonly storage: Storage;
  now(): number;
  /** Who answers for a seat by itself: an artificial player, standing orders. */
  autoPlayer(table: LiveTable, seat: Seat): AutoPlayer | null;
  /** Who answers once for a seat whose time is up. */
  substitute(asked: Decision, look: () => TableView): Answer;
  /** A seat's time is nearly up, or was. Nobody else may hear of it where the question is a secret. */
  timely(table: LiveTable, seat: Seat, what: 'remind' | 'decided', secret: boolean): void;
  /** Hears of everything, after everybody was told; `played` where this process has added to the journal. */
  changed(table: LiveTable, played: boolean): void;
  /** A defect of ours: for the server's log. */
  failed(table: LiveTable, error: unknown): void;
}

/** How many events a newcomer is told. */
const LATELY = 100;
/** Alarms farther off ring in between, and are set again. */
const LONGEST_WAIT = 3_600_000;

export class LiveTable {
  readonly viewers: Viewers;
  readonly sitting: Sitting;
  readonly chat: Chat;
  private readonly face: PokerFace<Told>;
  /** Those who came while something was held back from them. */
  private readonly latecomers = new Set<Watcher>();
  private unveiling: (() => void)[] = [];
  /** Null before the game starts. */
  private table: AnyTable | null = null;
  /** How many entries the journal has. */
  private length = 0;
  /** How many answers of each seat stand. */
  private given: number[] = [];
  private readonly lately: Told[] = [];
  private readonly names = new Map<string, string>();
  private notice: string | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private queued = 0;
  private goingOn = false;
  private closed = false;
  /** True when another process may have added to the journal. */
  private behind = false;
  private checkpointAt = -1;
  private alarm: NodeJS.Timeout | null = null;
  /** True between adding to the journal and telling of it. */
  private played = false;
  usedAt: number;

  private constructor(
    private readonly around: Surroundings,
    private readonly hosted: HostedGame,
    private game: StoredGame,
  ) {
    this.viewers = new Viewers(game.id);
    this.sitting = new Sitting(around.storage, game);
    this.face = new PokerFace(this.sitting.options.pokerFace * 1_000);
    this.chat = new Chat(around.storage, game.id, this.viewers, () => this.over, around.now);
    this.usedAt = around.now();
  }

  static async open(around: Surroundings, hosted: HostedGame, game: StoredGame): Promise<LiveTable> {
    const live = new LiveTable(around, hosted, game);
    await live.learnNames();
    await live.sitting.load(game);
    if (game.status !== 'open') await live.openFromJournal();
    live.goOn();
    return live;
  }

  get id(): string {
    return this.game.id;
  }

  get stored(): StoredGame {
    return this.game;
  }

  get over(): boolean {
    return this.table?.over === true;
  }

  /** True when nobody looks and nothing is going on. */
  get idle(): boolean {
    const ticking = this.alarm !== null && this.sitting.options.clock.kind !== 'slow';
    return this.queued === 0 && !this.goingOn && this.viewers.count === 0 && !ticking;
  }

  /** Starts or goes on to show the table to somebody. */
  watch(watcher: Watcher): Promise<void> {
    return this.exclusively(async () => {
      this.admit(watcher.account);
      if (this.isHeldFrom(this.placeOf(watcher.account))) this.latecomers.add(watcher);
      else this.show(watcher);
      this.update([]);
      await this.chat.welcome(watcher, this.placeOf(watcher.account));
    });
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.exclusively(async () => {
      this.latecomers.delete(watcher);
      this.viewers.remove(watcher);
      this.update([]);
    });
  }

  /** The seat that a person plays, as its owner or standing in. */
  seatOf(account: string): Seat | null {
    const mine = this.game.seats.find((one) => one.account === account || one.standIn === account);
    return mine ? (mine.seat as Seat) : null; // seats are stored as numbers
  }

  /** Takes an answer to the question of that name. Refused, it changes nothing. */
  answer(seat: Seat, question: string, answer: unknown, acknowledge: () => void = () => undefined): Promise<void> {
    return this.exclusively(async () => {
      do {
        const table = this.inPlay();
        const asked = table.askedOf(seat);
        if (!asked || (this.isHolding() && !asked.secret)) {
          if (table.over) throw new Refused('game-over', 'the game is over');
          throw new Refused('not-asked', 'you are not asked anything now');
        }
        if (this.nameOf(seat, asked) !== question) {
          throw new Refused('stale', 'this is no longer the question you are asked');
        }
        // Where another process was faster, the question may still stand: nobody else may notice that it was.
      } while (!(await this.enter(seat, answer, acknowledge)));
    });
  }

  /** Takes answers back until so many are left. Kept in the journal. */
  takeBack(to: number): Promise<void> {
    return this.exclusively(() => this.takeBackTo(to));
  }

  /** Takes the seat's last answer back: at once if nobody has learnt anything from it, else if all agree. */
  undo(seat: Seat): Promise<void> {
    return this.exclusively(async () => {
      const table = this.inPlay();
      const [how, to] = [undoOf(table, seat), lastAnswerOf(table, seat)];
      if (how === 'no' || to === null) throw new Refused('not-allowed', 'there is nothing you could take back');
      if (how === 'own') return await this.takeBackTo(to);
      await this.carryOut(await this.sitting.propose('undo', seat, this.turn(), to, this.people()));
    });
  }

  /** Agrees to what somebody proposed, or does not. */
  consent(seat: Seat, to: Proposal['what'], agree: boolean): Promise<void> {
    return this.exclusively(async () => {
      await this.carryOut(await this.sitting.respond(to, seat, agree, this.people()));
    });
  }

  /** Asks all to stop the clock; anybody may let it go on. */
  pause(seat: Seat, paused: boolean): Promise<void> {
    return this.exclusively(async () => {
      if (!this.sitting.timed) throw new Refused('not-allowed', 'this game has no clock');
      if (paused) await this.carryOut(await this.sitting.propose('pause', seat, this.turn(), null, this.people()));
      else await this.sitting.resume(this.around.now());
      this.update([]);
    });
  }

  /** Buys time for everybody who is asked. */
  discuss(): Promise<void> {
    return this.exclusively(async () => {
      await this.sitting.discuss(this.around.now());
      this.update([]);
    });
  }

  /** Leaves standing orders for a seat, in place of those there were. */
  order(seat: Seat, input: unknown): Promise<void> {
    return this.exclusively(async () => {
      const owner = this.ownerOf(seat);
      await this.sitting.order(owner, { ...this.sitting.ordersOf(owner), standing: readOrders(input) });
      this.update([]);
      this.goOn();
    });
  }

  /** Passes every window of an event, or no longer. */
  passEvent(seat: Seat, event: string, on: boolean): Promise<void> {
    return this.exclusively(async () => {
      const owner = this.ownerOf(seat);
      const orders = this.sitting.ordersOf(owner);
      await this.sitting.order(owner, on ? passing(orders, event) : notPassing(orders, event));
      this.update([]);
      this.goOn();
    });
  }

  /** The questions asked of people who are not looking, by seat. Not for others to see. */
  questions(): ReadonlyMap<Seat, string> {
    const absent = new Map<Seat, string>();
    for (const asked of this.table?.pending ?? []) {
      if (this.isHolding() && !asked.secret) continue;
      const { account = null, standIn = null } = this.game.seats.find((one) => one.seat === asked.seat) ?? {};
      const person = account !== null && ![account, standIn].some((one) => one !== null && this.viewers.has(one));
      if (person) absent.set(asked.seat, this.nameOf(asked.seat, asked));
    }
    return absent;
  }

  /** What a seat may say now in the game's own phrases. */
  signals(seat: Seat, asked: string | null): Promise<readonly Signal[]> {
    return this.exclusively(async () => {
      const nameOf = (other: number) => this.nameAt(other);
      return this.table ? this.hosted.signals(this.table.state, seat, asked, nameOf) : [];
    });
  }

  nameAt(seat: number): string {
    const sitting = this.game.seats.find((one) => one.seat === seat);
    return (sitting && this.seatState(sitting).name) ?? `seat ${seat + 1}`;
  }

  /** Something the server itself says to everybody at the table. */
  async announce(said: string): Promise<void> {
    await this.chat.say('table', '', 'Ragtag', said);
  }

  /** Does what is due by the clock. */
  tick(): Promise<void> {
    return this.exclusively(async () => {
      for (const { seat, question, what } of this.sitting.due(this.around.now())) {
        const table = this.inPlay();
        const asked = table.askedOf(seat);
        if (!asked || this.nameOf(seat, asked) !== question) continue;
        if (what === 'remind') {
          await this.sitting.reminded(seat);
          this.around.timely(this, seat, 'remind', asked.secret);
        } else {
          await this.enter(seat, this.answerAtZero(asked, table), () => undefined);
          this.around.timely(this, seat, 'decided', asked.secret);
        }
      }
      this.update([]);
      this.goOn();
    });
  }

  /** Sits everybody down: seats with nobody in them get artificial players. */
  start(bot: string): Promise<void> {
    return this.exclusively(async () => {
      if (this.game.status !== 'open') throw new Refused('not-allowed', 'the game has started already');
      const { storage } = this.around;
      const seats = this.game.seats.map((one) => (one.account === null && one.bot === null ? { ...one, bot } : one));
      if (!(await storage.setSeats(this.id, this.game.seats, seats))) {
        await this.reread();
        throw new Refused('changed', 'somebody just sat down: look again');
      }
      const { game } = this.hosted;
      const table = startTable(game, game.configure(this.game.configuration), this.game.seed);
      const at = this.around.now();
      const started = { game: this.id, seq: 1, lines: [], at, pending: pendingOf(table), status: 'playing' } as const;
      await storage.append(started);
      this.played = true;
      this.table = table;
      this.length = 0;
      this.given = answersGiven(table);
      await this.reread();
      this.update(this.tell(at, table.takeEvents()));
      this.goOn();
    });
  }

  /** Changes who sits where; refused if somebody else changed it meanwhile. */
  changeSeats(change: (seats: readonly StoredSeat[]) => readonly StoredSeat[]): Promise<void> {
    return this.exclusively(async () => {
      const after = change(this.game.seats);
      const done = await this.around.storage.setSeats(this.id, this.game.seats, after);
      await this.reread();
      if (!done) throw new Refused('changed', 'the seats have just changed: look again');
      this.goOn();
    });
  }

  /** Looks at what is stored of the game besides its journal, which somebody changed. */
  refresh(): Promise<void> {
    return this.exclusively(() => this.reread());
  }

  /** Takes over what other processes added. */
  catchUp(): Promise<void> {
    this.behind = true;
    return this.exclusively(async () => undefined);
  }

  /** What one place sees now, for whoever does not look through a socket. */
  async look(account: string): Promise<TableState> {
    await this.unveiled(this.placeOf(account));
    return await this.exclusively(async () => {
      this.admit(account);
      return this.sightFrom(this.placeOf(account), []).state;
    });
  }

  /** Everything that happened, as one person may see it. */
  async history(account: string): Promise<LogLine[]> {
    const { viewer } = await this.admitted(account);
    return historyFor(viewer, this.hosted, this.game, await this.entries());
  }

  /** The game as text for a forum post, for anybody who may look: what everybody may see. */
  async post(account: string, wholeLog: boolean): Promise<readonly Block[]> {
    await this.admitted(account);
    const place: Place = { viewer: 'spectator', host: false };
    await this.unveiled(place);
    const state = await this.exclusively(async () => this.sightFrom(place, []).state);
    return postOf(this.hosted, state, historyFor('spectator', this.hosted, this.game, await this.entries()), wholeLog);
  }

  /** The whole journal once the game is over; before that, what a seat has seen and answered. */
  async journal(account: string): Promise<Journal | SeatJournal> {
    const { viewer } = await this.admitted(account);
    const entries = await this.entries();
    if (this.over) return wholeJournal(this.game, entries);
    if (viewer !== 'spectator') return seatJournal(viewer, this.hosted, this.game, entries);
    throw new Refused('not-your-seat', 'the journal is for the seats until the game is over');
  }

  private async admitted(account: string): Promise<Place> {
    this.admit(account);
    const place = this.placeOf(account);
    await this.unveiled(place);
    return place;
  }

  private entries(): Promise<StoredEntry[]> {
    return this.around.storage.entries(this.id, 1);
  }

  /** Finishes what was begun and begins nothing more. */
  async close(): Promise<void> {
    this.closed = true;
    this.setAlarm();
    await this.last;
  }

  private inPlay(): AnyTable {
    if (!this.table) throw new Refused('not-asked', 'the game has not started yet');
    return this.table;
  }

  /** One thing at a time: nothing looks at a table that is ahead of its journal. */
  private exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.queued++;
    this.usedAt = this.around.now();
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

  private async takeOverOrRefuse(): Promise<void> {
    try {
      await this.takeOver();
    } catch (error) {
      this.behind = true;
      this.around.failed(this, error);
      throw new Refused('not-stored', 'the game cannot be read right now, so nothing has changed; try again');
    }
  }

  private async takeBackTo(to: number): Promise<void> {
    const table = this.inPlay();
    const before = table.length;
    if (!Number.isInteger(to) || to < 0 || to >= before) throw new Refused('stale', `there are ${before} answers`);
    const taken = Array.from({ length: before - to }, (_, index) => table.answerAt(to + index));
    table.rewind(to);
    this.given = answersGiven(table);
    table.takeEvents();
    try {
      await this.keep(table, writeUndo(to));
    } catch (error) {
      for (const { seat, answer } of taken) table.answer(seat, answer);
      table.undone.pop();
      this.given = answersGiven(table);
      table.takeEvents();
      throw (await this.notKept(error)) ?? new Refused('changed', 'somebody else was faster: look again');
    }
    this.update([]);
    this.goOn();
  }

  /** What all have agreed to; nothing if they have not yet. */
  private async carryOut(agreed: Proposal | null): Promise<void> {
    if (agreed?.what === 'pause') await this.sitting.pause(this.around.now());
    if (agreed?.what === 'undo' && agreed.backTo !== null) await this.takeBackTo(agreed.backTo);
    this.update([]);
  }

  /** The seats that people play: those who have to agree. */
  private people(): Seat[] {
    return this.game.seats.flatMap(({ seat, account }) => (account === null ? [] : [seat as Seat])); // as in `seatOf`
  }

  /** The turn that is played, the same in every process. */
  private turn(): number {
    return this.table?.checkpoint().at ?? 0;
  }

  private ownerOf(seat: Seat): string {
    const owner = this.game.seats.find((one) => one.seat === seat)?.account ?? null;
    if (owner === null) throw new Refused('not-your-seat', 'nobody plays that seat');
    return owner;
  }

  private answerAtZero(asked: Decision, table: AnyTable): Answer {
    const { clock } = this.sitting.options;
    const plain = clock.kind !== 'none' && clock.atZero === 'default';
    return plain ? plainAnswer(asked) : this.around.substitute(asked, () => table.view(asked.seat));
  }

  /** The clock goes on with who is asked now. */
  private followClock(now: number): void {
    const { sitting, table } = this;
    if (!sitting.timed || !table) return;
    const awaited = table.over
      ? []
      : table.pending.map((asked) => ({
          seat: asked.seat,
          question: this.nameOf(asked.seat, asked),
          secret: asked.secret,
        }));
    sitting.follow(awaited, now).catch((error: unknown) => this.around.failed(this, error));
  }

  /** Rings when next something is due by the clock, or what is held back can be shown. */
  private setAlarm(): void {
    if (this.alarm !== null) clearTimeout(this.alarm);
    this.alarm = null;
    const due = [this.sitting.nextDue(), this.isHolding() ? this.face.shownAt : null];
    const at = Math.min(...due.map((one) => one ?? Number.POSITIVE_INFINITY));
    if (at === Number.POSITIVE_INFINITY || this.closed) return;
    const wait = Math.min(Math.max(0, at - this.around.now()), LONGEST_WAIT);
    this.alarm = setTimeout(() => {
      this.tick().catch((error: unknown) => {
        if (!(error instanceof Refused)) this.around.failed(this, error);
      });
    }, wait);
    this.alarm.unref();
  }

  /** Plays an answer and keeps it. False if another process was faster: then the table shows what that one did. */
  private async enter(seat: Seat, answer: unknown, acknowledge: () => void): Promise<boolean> {
    const table = this.inPlay();
    const before = table.length;
    const secret = table.askedOf(seat)?.secret === true;
    const outcome = table.answer(seat, answer);
    if (!outcome.ok) {
      const { code, message } = outcome.refusal;
      if (code === 'fault') this.faulted(table);
      throw new Refused(code, message);
    }
    let at: number;
    try {
      at = await this.keep(table, writeAnswer(table.answerAt(before)));
    } catch (error) {
      table.rewind(before);
      table.undone.pop();
      table.takeEvents();
      const refused = await this.notKept(error);
      if (refused === null) return false;
      throw refused;
    }
    this.given[seat] = (this.given[seat] ?? 0) + 1;
    acknowledge();
    this.face.answered(secret, at);
    this.update(this.tell(at, table.takeEvents()));
    this.goOn();
    return true;
  }

  /** Adds a line to the journal, with the checkpoint if there is a new one. Returns when. */
  private async keep(table: AnyTable, line: string): Promise<number> {
    const { at: after } = table.checkpoint();
    const checkpoint = after === this.checkpointAt ? {} : { checkpoint: writeCheckpoint(table) };
    const status: GameStatus = table.over ? 'over' : 'playing';
    const [at, seq, pending] = [this.around.now(), this.length + 1, pendingOf(table)];
    await this.around.storage.append({ game: this.id, seq, lines: [line], at, pending, status, ...checkpoint });
    this.checkpointAt = after;
    this.length = seq;
    this.game = { ...this.game, status, length: seq, touched: at, pending };
    this.played = true;
    return at;
  }

  /** After an append failed and was put back: null if another process was just faster, and the table is up to date. */
  private async notKept(error: unknown): Promise<Refused | null> {
    this.behind = true; // an append that seems to have failed may yet be there
    if (!(error instanceof StaleAppend)) {
      this.around.failed(this, error);
      return new Refused('not-stored', 'it could not be kept, so nothing has changed; try again');
    }
    await this.takeOverOrRefuse();
    return null;
  }

  /** Plays what other processes added to the journal. */
  private async takeOver(): Promise<void> {
    this.behind = false; // what is added from here on makes it true again
    const entries = await this.around.storage.entries(this.id, this.length + 1);
    await this.reread();
    if (this.game.status !== 'open' && !this.table) return await this.openFromJournal();
    for (const { line, at, seq } of entries) {
      const table = this.inPlay();
      const entry = readEntry(line);
      if (entry.type === 'undo') {
        table.rewind(entry.to);
        table.takeEvents();
        this.given = answersGiven(table);
      } else {
        this.face.answered(table.askedOf(entry.seat)?.secret === true, at);
        const { ok } = table.answer(entry.seat, entry.answer);
        if (!ok || shortHash(table.hash) !== entry.hash) return await this.openFromJournal();
        this.given[entry.seat] = (this.given[entry.seat] ?? 0) + 1;
      }
      this.length = seq;
      this.update(this.tell(at, table.takeEvents()));
    }
    this.goOn();
  }

  private async openFromJournal(): Promise<void> {
    const { storage } = this.around;
    const [checkpoint, entries] = [await storage.checkpoint(this.id), await storage.entries(this.id, 1)];
    const { table, agreed, notice } = openStored(this.hosted.game, this.game, entries, checkpoint);
    this.table = table;
    this.length = entries.length;
    this.given = answersGiven(table);
    this.checkpointAt = checkpoint?.at ?? -1;
    this.lately.length = 0;
    this.tell(this.game.touched, table.takeEvents());
    this.followClock(this.game.touched);
    if (notice !== null) {
      this.notice = notice;
      await this.keep(table, writeUndo(agreed));
    }
    this.update([]);
  }

  private async reread(): Promise<void> {
    const game = await this.around.storage.game(this.id);
    if (!game) return;
    this.game = game;
    await this.learnNames();
    await this.sitting.load(game);
    for (const watcher of this.viewers.all()) {
      const place = this.placeOf(watcher.account);
      const old = this.viewers.placeOf(watcher);
      if (!this.mayLook(watcher.account)) this.viewers.remove(watcher);
      else if (old?.viewer !== place.viewer || old.host !== place.host) this.show(watcher);
    }
    this.update([]);
  }

  private show(watcher: Watcher): void {
    const place = this.placeOf(watcher.account);
    this.viewers.show(watcher, place, this.sightFrom(place, this.lately));
    this.face.rest(keyOf(place)); // it is among what happened lately
  }

  /** Players and the host look at any time, others before the game starts and where the host lets them. */
  private mayLook(account: string): boolean {
    const { viewer, host } = this.placeOf(account);
    return viewer !== 'spectator' || host || this.game.status === 'open' || admitsSpectators(this.game);
  }

  /** Refuses whoever may not even look. */
  admit(account: string): void {
    if (!this.mayLook(account)) throw new Refused('not-allowed', 'only the players may look at this game');
  }

  private async learnNames(): Promise<void> {
    for (const { account, standIn } of this.game.seats) {
      for (const id of [account, standIn]) {
        if (id === null || this.names.has(id)) continue;
        const known = await this.around.storage.account(id);
        if (known) this.names.set(id, known.name);
      }
    }
  }

  private faulted(table: AnyTable): void {
    this.notice = 'The rules failed on the last answer, which was not taken. The game stays as it was before.';
    this.around.failed(this, table.fault);
    this.update([]);
  }

  /** Notes what happened, for those who look and those who come. */
  private tell(at: number, events: readonly Emitted[]): Told[] {
    const told = events.map((emitted) => ({ at, emitted }));
    this.lately.push(...told);
    if (this.lately.length > LATELY) this.lately.splice(0, this.lately.length - LATELY);
    return told;
  }

  private update(told: readonly Told[]): void {
    this.sitting.newTurn(() => this.turn());
    this.followClock(this.around.now());
    this.setAlarm();
    this.face.hold(told);
    const holding = this.isHolding();
    this.viewers.update((place) =>
      this.isHeldFrom(place) ? null : this.sightFrom(place, this.face.rest(keyOf(place))),
    );
    if (!holding) this.unveil();
    this.around.changed(this, this.played);
    this.played = this.played && holding;
  }

  private isHolding(): boolean {
    return this.face.isHolding(this.around.now());
  }

  /** While the table keeps its poker face, only those who are asked in secret see what they are asked about. */
  private isHeldFrom({ viewer }: Place): boolean {
    if (!this.isHolding()) return false;
    return viewer === 'spectator' || this.table?.askedOf(viewer)?.secret !== true;
  }

  /** Everybody has seen what there is to see: those who waited for it come in. */
  private unveil(): void {
    this.face.clear();
    for (const watcher of this.latecomers) this.show(watcher);
    this.latecomers.clear();
    for (const go of this.unveiling.splice(0)) go();
  }

  /** Waits until nothing is held back from this place any more. */
  private async unveiled(place: Place): Promise<void> {
    while (this.isHeldFrom(place)) await new Promise<void>((resolve) => this.unveiling.push(resolve));
  }

  private placeOf(account: string): Place {
    return { viewer: this.seatOf(account) ?? 'spectator', host: account === this.game.host };
  }

  private sightFrom(place: Place, told: readonly Told[]): Sight {
    const { viewer, host } = place;
    const shown = this.table?.view(viewer);
    const seat = viewer === 'spectator' ? null : viewer;
    const asked = shown?.asked ?? null;
    const state: TableState = {
      title: this.game.title,
      game: this.game.game,
      status: this.table ? (this.table.over ? 'over' : 'playing') : 'open',
      seat,
      host,
      seats: this.game.seats.map((one) => this.seatState(one)),
      view: shown?.game ?? null,
      question:
        asked && seat !== null ? { name: this.nameOf(seat, asked), asked: spoken(asked, this.hosted.read) } : null,
      awaited: shown?.awaited ?? [],
      waiting: shown?.waiting ?? false,
      clock: this.sitting.clockFor(seat),
      undo: this.table && seat !== null ? undoOf(this.table, seat) : 'no',
      proposal: this.sitting.proposalView(),
      orders: this.sitting.ordersView(this.game.seats.find((one) => one.seat === seat)?.account ?? null),
      notice: this.notice,
    };
    return { state, log: linesFor(viewer, told) };
  }

  private seatState({ seat, account, bot, standIn }: StoredSeat): SeatState {
    const player = standIn ?? account;
    const name = player === null ? bot : (this.names.get(player) ?? null);
    const here = [account, standIn].some((one) => one !== null && this.viewers.has(one));
    return { seat, name, kind: player !== null ? 'person' : bot !== null ? 'bot' : 'empty', here };
  }

  /** Names a question for its player: the same in every process, and never the same for two of one player's questions. */
  private nameOf(seat: Seat, asked: Decision): string {
    const text = `${this.id} ${seat} ${this.given[seat] ?? 0} ${JSON.stringify(asked)}`;
    return createHash('sha256').update(text).digest('base64url').slice(0, 16);
  }

  /** Lets the next seat that plays by itself answer, as soon as everything else has had its turn. */
  private goOn(): void {
    if (this.goingOn || this.closed) return;
    this.goingOn = true;
    setImmediate(() => {
      const playing = this.exclusively(async () => {
        this.goingOn = false;
        if (!this.closed) await this.playOne();
      });
      // A refusal was reported where it arose; nothing is tried again before something changes.
      playing.catch((error: unknown) => error instanceof Refused || this.around.failed(this, error));
    });
  }

  private async playOne(): Promise<void> {
    const { table } = this;
    if (!table || table.fault || table.over) return;
    for (const asked of table.pending) {
      if (this.isHolding() && !asked.secret) continue; // nobody has seen that question yet
      const player = this.around.autoPlayer(this, asked.seat);
      const look = () => table.view(asked.seat);
      const owner = this.game.seats.find((one) => one.seat === asked.seat)?.account ?? null;
      const ordered = owner === null ? null : this.sitting.ordered(owner, asked, look);
      const answer = ordered ?? player?.(asked, look) ?? null;
      if (answer === null) continue;
      await this.enter(asked.seat, answer, () => undefined);
      return;
    }
  }
}

/** A pass where one can pass, otherwise the first possibility. */
function plainAnswer(asked: Decision): Answer {
  const pass = asked.options.findIndex(({ type }) => type === 'pass');
  if (pass >= 0 && isSingle(asked)) return pass;
  for (const answer of answers(asked)) return answer;
  throw new RangeError(`'${asked.kind}' has no legal answer`);
}

function keyOf({ viewer, host }: Place): string {
  return `${viewer} ${host}`;
}

function answersGiven(table: AnyTable): number[] {
  const given: number[] = [];
  for (let index = 0; index < table.length; index++) {
    const { seat } = table.answerAt(index);
    given[seat] = (given[seat] ?? 0) + 1;
  }
  return given;
}

function pendingOf(table: AnyTable): Pending[] {
  return table.pending.map(({ seat, secret }) => ({ seat, secret }));
}

function admitsSpectators({ options }: StoredGame): boolean {
  return typeof options === 'object' && options !== null && 'spectators' in options && options['spectators'] === true;
}
