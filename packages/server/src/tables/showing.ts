/** What everybody at a table is shown: who may look, from where, what is seen there, and what is held back for a while. */
import { mateName } from '@ragtag/bots';
import { type Decision, type Emitted, EVERYBODY, eventFor, type Plain, type Seat, startTable } from '@ragtag/kernel';
import type { Signal } from '@ragtag/kernel/host';
import { namesFor } from '@ragtag/kernel/words';
import { houseRulesOf } from '../lobby/house-rules.ts';
import { toldApart } from '../people/names.ts';
import type { AnsweredFor, ParkedView, SeatState, TableState } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Storage, StoredEntry, StoredGame, StoredSeat } from '../storage/storage.ts';
import type { Sitter } from '../talk/seat-news.ts';
import { type Entry, readEntry } from './journal.ts';
import { parkedText } from './parked.ts';
import type { AnyTable, Parked, Played } from './played.ts';
import { linesFor, type Occurrence } from './record.ts';
import type { Sitting } from './sitting.ts';
import { type Led, type Schedule, type Stage, Stages } from './stages.ts';
import { undoOf } from './undo.ts';
import { type Happened, Viewers, type Viewpoint, type ViewUpdate, type Watcher } from './viewers.ts';

/**
 * A newcomer is told what so many answers led to; of a game read anew, so many events. Only what everybody sees is counted:
 * how far back it goes tells nothing of what some do not see.
 */
const [LATELY, RECALLED] = [40, 100];

/** A window that opened while an answer was played, after so many events. */
export interface Opened extends Omit<Stage, 'told'> {
  readonly after: number;
}

/** When what an answer leads to is shown, when the table last moved as everybody knows, and what had happened by then. */
export interface Outlook extends Schedule {
  readonly openly: number;
  lately(): readonly Occurrence[];
}

export class Showing {
  readonly viewers: Viewers;
  /** What the table should be told besides the game. */
  notice: string | null = null;
  readonly stages: Stages;
  private readonly houseRules: readonly string[];
  /** What is shown now and has not been told yet, answer by answer. */
  private fresh: (readonly Occurrence[])[] = [];
  /** As bytes, since only newcomers need it: as objects it would be a large part of all that tables keep. */
  private lately: Buffer[] = [];
  /** How many lines of the log everybody was shown since the table was opened. */
  linesShown = 0;
  /** When last something was answered that everybody knows of. */
  private openly: number | null = null;
  /** How long the journal was before the answer that led to what is held back. */
  private heldAfter = 0;
  /** What was last answered for a seat without asking it, until it answers again. */
  private readonly answered = new Map<Seat, AnsweredFor>();
  /** What there was to see when something happened, for those who looked. */
  private readonly views = new WeakMap<Emitted, ReadonlyMap<Viewpoint['viewer'], Plain>>();
  private readonly names = new Map<string, string>();
  /** How often a name was learnt. */
  private learnt = 0;
  /** Who sits where, and what that was made of. */
  private seated: {
    readonly of: readonly StoredSeat[];
    readonly comings: number;
    readonly learnt: number;
    readonly states: readonly SeatState[];
  } | null = null;

  constructor(
    private readonly storage: Pick<Storage, 'account'>,
    private readonly played: Played,
    private readonly sitting: Sitting,
  ) {
    this.viewers = new Viewers(played.stored.id);
    this.houseRules = houseRulesOf(played.hosted, played.stored);
    this.stages = new Stages(played.stored.id, () => (this.people().length < 2 ? 0 : sitting.windowTime));
  }

  /** The seat that a person plays, as its owner or standing in. */
  seatOf(account: string): Seat | null {
    const mine = this.played.stored.seats.find((one) => one.account === account || one.standIn === account);
    return mine ? (mine.seat as Seat) : null; // seats are stored as numbers
  }

  placeOf(account: string): Viewpoint {
    return { viewer: this.seatOf(account) ?? 'spectator', host: account === this.played.stored.host };
  }

  /** Refuses whoever may not even look. */
  admit(account: string): void {
    if (!this.mayLook(account)) throw new Refused('not-allowed', 'only the players may look at this game');
  }

  /** Players and the host look at any time, others before the game starts and where the host lets them. */
  private mayLook(account: string): boolean {
    const { viewer, host } = this.placeOf(account);
    const { stored } = this.played;
    return viewer !== 'spectator' || host || stored.status === 'open' || admitsSpectators(stored);
  }

  /** Those who sit at the table now. */
  async learnNames(): Promise<void> {
    const sitting = this.played.stored.seats.flatMap(({ account, standIn }) => [account, standIn]);
    const unknown = sitting.filter((id) => id !== null && !this.names.has(id)) as string[]; // none of them is null
    const found = await Promise.all(unknown.map((id) => this.storage.account(id)));
    for (const account of found) if (account) this.names.set(account.id, account.name);
    this.learnt += found.length;
  }

  /** Somebody may be called otherwise now. */
  async learnAgain(account: string): Promise<void> {
    if (this.names.delete(account)) await this.learnNames();
  }

  nameAt(seat: number): string {
    return this.seats().find((one) => one.seat === seat)?.name ?? `seat ${seat + 1}`;
  }

  /** Who sits where, by name. */
  sitters(): Sitter[] {
    return this.played.stored.seats.map((one) => ({
      ...one,
      name: one.account === null ? null : (this.names.get(one.account) ?? null),
      standsIn: one.standIn === null ? null : (this.names.get(one.standIn) ?? null),
      mate: one.bot === null ? null : mateName(this.played.stored.id, one.seat),
    }));
  }

  /** Whether somebody who plays a seat looks at the table. */
  isHere(seat: Seat): boolean {
    return this.seats().some((one) => one.seat === seat && one.here);
  }

  /** The seats that people play. */
  people(): Seat[] {
    return this.played.stored.seats.flatMap(({ seat, account }) => (account === null ? [] : [seat as Seat])); // as stored
  }

  /** Somebody starts to look. */
  welcome(watcher: Watcher): void {
    this.show(watcher);
  }

  leave(watcher: Watcher): void {
    this.viewers.remove(watcher);
  }

  /** Who sits where may have changed: some see the table from elsewhere now, or no longer. */
  reseat(): void {
    for (const watcher of this.viewers.all()) {
      const place = this.placeOf(watcher.account);
      const old = this.viewers.placeOf(watcher);
      if (!this.mayLook(watcher.account)) this.viewers.remove(watcher);
      else if (old?.viewer !== place.viewer || old.host !== place.host) this.show(watcher);
    }
  }

  /** A seat need not be asked. */
  answeredFor({ seat, kind, context }: Decision, why: AnsweredFor['why']): void {
    const { name } = context;
    this.answered.set(seat, { kind, why, about: typeof name === 'string' ? name : null });
  }

  /** A seat has been asked, and answers. */
  answeredBy(seat: Seat): void {
    this.answered.delete(seat);
  }

  /** Looks on while the rules play an answer: each who looks is told of every moment as it was, however late. */
  whilePlayed<T>(table: AnyTable, play: (windows: readonly Opened[]) => T): T {
    const viewers = this.viewers.places();
    const windows: Opened[] = [];
    let events = 0;
    table.witness = (emitted) => {
      events++;
      const seen = viewers.filter((viewer) => eventFor(emitted, viewer) !== null);
      if (seen.length === 0) return;
      this.views.set(emitted, new Map(seen.map((viewer) => [viewer, table.view(viewer).game])));
    };
    table.atWindow = (openTo) => {
      if (this.isHeld(openTo)) windows.push({ after: events, ...this.seenAtWindow(table) });
    };
    try {
      return play(windows);
    } finally {
      table.witness = null;
      table.atWindow = () => undefined; // windows count where answers are taken back
    }
  }

  /** Artificial players answer before anything is shown: only windows that are open to people are held. */
  private isHeld(openTo: readonly Seat[]): boolean {
    return !this.stages.isOff && this.people().some((seat) => openTo.includes(seat));
  }

  private seenAtWindow(table: AnyTable): Omit<Stage, 'told'> {
    const { seats } = table.world;
    const viewers: Viewpoint['viewer'][] = ['spectator', ...seats];
    return {
      views: new Map(viewers.map((viewer) => [viewer, table.view(viewer).game])),
      signals: new Map(this.people().map((seat) => [seat, this.signalsIn(table, seat, null)])),
    };
  }

  private signalsIn(table: AnyTable, seat: Seat, asked: string | null): readonly Signal[] {
    return this.played.hosted.talk.signals(table.state, seat, asked, (other) => this.nameAt(other));
  }

  /** What a seat may say now in the game's own phrases, as far as the game has been shown. */
  signals(seat: Seat, asked: string | null): readonly Signal[] {
    const { table } = this.played;
    const stage = this.stages.shown;
    if (stage) return stage.signals.get(seat) ?? [];
    return table ? this.signalsIn(table, seat, asked) : [];
  }

  /** Notes what happened, for those who look and those who come. */
  note(
    at: number,
    events: readonly Emitted[],
    windows: readonly Opened[],
    secret: boolean,
    length = this.played.length,
  ): void {
    const led = this.ledTo(at, events, windows, secret);
    this.openly = this.tellable(at, secret);
    if (!this.stages.shown) this.heldAfter = length - 1;
    this.fresh.push(this.stages.add(led));
  }

  private ledTo(at: number, events: readonly Emitted[], windows: readonly Opened[], secret: boolean): Led {
    const told = toldAt(this.tellable(at, secret), events);
    let from = 0;
    const stages = windows.map(({ after, ...seen }) => {
      const stage = { ...seen, told: told.slice(from, after) };
      from = after;
      return stage;
    });
    return { windows: stages, rest: told.slice(from), at, open: !secret };
  }

  /** What is kept with an answer besides itself. */
  outlook(at: number, events: readonly Emitted[], windows: readonly Opened[], secret: boolean): Outlook {
    const led = this.ledTo(at, events, windows, secret);
    const told = [...this.fresh.flat(), ...this.stages.unshown, ...led.windows.flatMap((one) => one.told), ...led.rest];
    return {
      ...this.stages.schedule(led),
      openly: this.tellable(at, secret),
      lately: () => [...this.lately.flatMap(toldIn), ...told],
    };
  }

  /** The windows whose time is up close, and what came of them is shown. */
  advance(): void {
    this.fresh.push(this.stages.advance());
  }

  /** What was played no longer stands as it did. */
  turnBack(): void {
    this.stages.clear();
  }

  /** How much of the journal led to nothing that is held back. */
  get shownLength(): number {
    return this.stages.shown ? this.heldAfter : this.played.length;
  }

  /** When last something was answered that everybody knows of. */
  get answeredOpenly(): number {
    return this.openly ?? 0;
  }

  /** The time of an answer given in secret would tell of it. */
  private tellable(at: number, secret: boolean): number {
    return secret && this.openly !== null ? this.openly : at;
  }

  /** The game was read anew: all that is known to have happened, for those who come. */
  recall(at: number, events: readonly Emitted[]): void {
    this.openly = at;
    this.lately = [bytesOf(lastSeen(toldAt(at, events), RECALLED))];
  }

  /** The game was read anew while a window was open: it is shown as it was, and what was played since is held back again. */
  recallHeld(entries: readonly StoredEntry[], extension: Plain): void {
    const { hosted, stored } = this.played;
    const { game } = hosted;
    const table = startTable(game, game.configure(stored.configuration), stored.seed);
    this.note(stored.created, table.takeEvents(), [], false);
    for (const { line, at, seq } of entries) {
      while (this.stages.isDue(at)) {
        this.advance();
        this.stages.extendAgain(extension);
      }
      this.playAgain(table, readEntry(line), at, seq);
      this.stages.extendAgain(extension);
    }
    this.lately = [bytesOf(lastSeen(this.fresh.flat(), RECALLED))];
    this.fresh = [];
  }

  private playAgain(table: AnyTable, entry: Entry, at: number, seq: number): void {
    if (entry.type === 'undo') {
      table.rewind(entry.to);
      this.turnBack();
    } else {
      const secret = table.askedOf(entry.seat)?.secret === true;
      this.whilePlayed(table, (windows) => {
        table.answer(entry.seat, entry.answer);
        this.note(at, table.takeEvents(), windows, secret, seq);
      });
    }
    table.takeEvents();
  }

  /** A game that was over when it was opened: what had happened last, as it was kept. */
  recallKept(told: readonly Occurrence[]): void {
    this.lately = [bytesOf(told)];
  }

  private remember(told: readonly Occurrence[]): void {
    if (told.length === 0) return;
    this.linesShown += linesFor('spectator', told).length;
    const before = told.some(({ emitted }) => isSeenByAll(emitted)) ? undefined : this.lately.pop();
    this.lately.push(bytesOf(before ? [...toldIn(before), ...told] : told));
    if (this.lately.length > LATELY) this.lately.shift();
  }

  /** What everybody was shown after the first so many lines, as far as it is remembered, in words. */
  linesSince(shown: number): readonly string[] {
    const events = linesFor('spectator', this.lately.flatMap(toldIn)).map(({ event }) => event);
    const fresh = this.linesShown - shown;
    if (fresh <= 0) return [];
    const { seats } = this.played.stored;
    const names = namesFor(
      seats.map(({ seat }) => this.nameAt(seat)),
      null,
    );
    return this.played.hosted.wording.turns(events.slice(-fresh), names).flat();
  }

  /** Tells everybody what changed for them. False while something that was played is not shown yet. */
  update(): boolean {
    const { fresh } = this;
    const told = fresh.flat();
    this.fresh = [];
    this.viewers.update((place) => this.sightFrom(place, told));
    for (const one of fresh) this.remember(one);
    return this.stages.shown === null;
  }

  /** What a seat is asked, as far as the game has been shown: in a window nothing but what is asked there. */
  askedOf(seat: Seat): Decision | null {
    const asked = this.played.table?.askedOf(seat) ?? null;
    return this.stages.shown && !(asked && this.isAskedInWindow(asked)) ? null : asked;
  }

  /** Whether a question is asked in the window that is shown now. */
  isAskedInWindow(asked: Decision): boolean {
    return this.stages.isAtLast && asked.secret && asked.silence !== undefined;
  }

  /** Whether the game is over, and everybody has seen that. */
  get over(): boolean {
    return this.played.over && this.stages.shown === null;
  }

  private show(watcher: Watcher): void {
    const place = this.placeOf(watcher.account);
    const happened = this.seenFrom(place, this.lately.flatMap(toldIn));
    this.viewers.show(watcher, place, { state: this.stateFrom(place), happened });
  }

  private sightFrom(place: Viewpoint, told: readonly Occurrence[]): ViewUpdate {
    return { state: this.stateFrom(place), happened: this.seenFrom(place, told) };
  }

  private seenFrom({ viewer }: Viewpoint, told: readonly Occurrence[]): Happened[] {
    return told.flatMap((one) => {
      const view = this.views.get(one.emitted)?.get(viewer) ?? null;
      return linesFor(viewer, [one]).map((line) => ({ line, view }));
    });
  }

  stateFrom({ viewer, host }: Viewpoint): TableState {
    const { stored, table, final, parked } = this.played;
    const { over } = this;
    const stage = this.stages.shown;
    const shown = stage ? undefined : table?.view(viewer);
    const seat = viewer === 'spectator' ? null : viewer;
    const asked = parked || seat === null ? null : this.askedOf(seat);
    return {
      title: stored.title,
      game: stored.game,
      status: over ? 'over' : table ? 'playing' : 'open',
      seat,
      host,
      seats: this.seats(),
      houseRules: this.houseRules,
      view: stage ? (stage.views.get(viewer) ?? null) : final ? final.viewOf(viewer) : (shown?.game ?? null),
      question: asked && this.played.question(asked),
      awaited: parked ? [] : (shown?.awaited ?? []),
      waiting: !parked && (stage !== null || shown?.waiting === true),
      answeredFor: seat === null || stage !== null ? null : (this.answered.get(seat) ?? null),
      window: stage && { until: this.stages.until, longer: this.stages.longer },
      clock: this.sitting.clockFor(seat),
      undo: table && seat !== null && !parked && !stage ? undoOf(table, this.played.lastAnswerOf(seat)) : 'no',
      proposal: this.sitting.proposalView(),
      orders: this.sitting.ordersView(stored.seats.find((one) => one.seat === seat)?.account ?? null),
      notice: this.notice,
      parked: parked && this.parkedView(parked),
    };
  }

  private parkedView({ parting }: Parked): ParkedView {
    const { hosted } = this.played;
    const turn = hosted.storyteller.turn(this.played.inPlay().view('spectator').game);
    return { turn, text: parkedText(turn, parting, (seat) => this.nameAt(seat)) };
  }

  /** Who sits where, the same object as long as nothing of it changes. */
  private seats(): readonly SeatState[] {
    const { seats } = this.played.stored;
    const known = this.seated;
    if (known?.of === seats && known.comings === this.viewers.comings && known.learnt === this.learnt) {
      return known.states;
    }
    const sitting = seats.map((one) => this.seatState(one));
    const names = toldApart(sitting.map(({ name }) => name));
    const states = sitting.map((one, index) => ({ ...one, name: names[index] ?? null }));
    this.seated = { of: seats, comings: this.viewers.comings, learnt: this.learnt, states };
    return states;
  }

  private seatState({ seat, account, bot, standIn }: StoredSeat): SeatState {
    const player = standIn ?? account;
    const mate = bot === null ? null : mateName(this.played.stored.id, seat);
    const name = player === null ? mate : (this.names.get(player) ?? null);
    const here = [account, standIn].some((one) => one !== null && this.viewers.has(one));
    return { seat, name, kind: player !== null ? 'person' : bot !== null ? 'bot' : 'empty', here };
  }
}

function toldAt(at: number, events: readonly Emitted[]): Occurrence[] {
  return events.map((emitted) => ({ at, emitted }));
}

function bytesOf(told: readonly Occurrence[]): Buffer {
  return Buffer.from(JSON.stringify(told));
}

function toldIn(bytes: Buffer): Occurrence[] {
  return JSON.parse(bytes.toString()); // as `bytesOf` wrote it
}

function isSeenByAll({ to }: Emitted): boolean {
  return to === EVERYBODY;
}

/** From the last so many events on that everybody sees. */
function lastSeen(told: readonly Occurrence[], count: number): readonly Occurrence[] {
  const seen = told.flatMap(({ emitted }, index) => (isSeenByAll(emitted) ? [index] : []));
  return told.slice(seen.at(-count) ?? 0);
}

function admitsSpectators({ options }: StoredGame): boolean {
  return typeof options === 'object' && options !== null && 'spectators' in options && options['spectators'] === true;
}
