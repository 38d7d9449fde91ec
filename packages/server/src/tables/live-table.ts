/** A game in memory: what can be asked of it, by those who play, by those who look, and by the clock. */
import type { Decision, GivenAnswer, Seat } from '@ragtag/kernel';
import type { HostedGame, Signal } from '@ragtag/kernel/host';
import { withDecks } from '../lobby/decks.ts';
import { changed, noteSeen, type SeatChange } from '../lobby/seats.ts';
import { atOnce } from '../lobby/table-options.ts';
import type { TableState } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Added, StoredGame, StoredSeat } from '../storage/storage.ts';
import { Chat } from '../talk/chat.ts';
import { seatNews } from '../talk/seat-news.ts';
import { Archive } from './archive.ts';
import { answerAtZero } from './at-zero.ts';
import { type Proposal, propose } from './consent.ts';
import { noOrders, notPassing, passing, readOrders, type SeatOrders } from './orders.ts';
import { Pipeline } from './pipeline.ts';
import { Played } from './played.ts';
import { Showing } from './showing.ts';
import { Sitting } from './sitting.ts';
import type { Surroundings } from './surroundings.ts';
import { undoOf } from './undo.ts';
import type { Said, Viewers, Watcher } from './viewers.ts';

export class LiveTable {
  readonly viewers: Viewers;
  readonly sitting: Sitting;
  readonly chat: Chat;
  readonly archive: Archive;
  private readonly played: Played;
  private readonly showing: Showing;
  private readonly pipeline: Pipeline;

  private constructor(
    private readonly around: Surroundings,
    readonly hosted: HostedGame,
    game: StoredGame,
  ) {
    const { storage, now } = around;
    this.sitting = new Sitting(storage, game, now, around.outages);
    this.played = new Played(storage, hosted, game, now, around.rules);
    this.showing = new Showing(storage, this.played, this.sitting);
    this.viewers = this.showing.viewers;
    this.chat = new Chat(storage, game.id, this.viewers, () => this.over, now);
    const outside = {
      storage,
      now,
      autoPlayer: (seat: Seat) => around.autoPlayer(this, seat),
      botSpan: around.botsAtOnce ? atOnce : this.sitting.botSpan,
      ring: () => this.ring(),
      changed: (played: boolean) => around.changed(this, played),
      answered: (own: boolean) => around.answered?.(own),
      elsewhere: () => around.gone?.(this.id),
      failed: (error: unknown) => around.failed(this, error),
    };
    this.pipeline = new Pipeline(outside, this.played, this.showing, this.sitting);
    this.archive = new Archive(storage, this.played, this.showing, this.pipeline);
  }

  static async open(around: Surroundings, hosted: HostedGame, game: StoredGame): Promise<LiveTable> {
    const live = new LiveTable(around, hosted, game);
    await live.showing.learnNames();
    await live.sitting.load(game);
    if (game.status !== 'open') await live.pipeline.open();
    live.pipeline.goOn();
    return live;
  }

  get id(): string {
    return this.stored.id;
  }

  get stored(): StoredGame {
    return this.played.stored;
  }

  /** As far as everybody has been shown. */
  get over(): boolean {
    return this.showing.over;
  }

  /** How many answers stand. */
  get length(): number {
    return this.played.inPlay().length;
  }

  /** How many entries of its journal are known here. */
  get entries(): number {
    return this.played.length;
  }

  /** For whoever follows the game elsewhere: the answers after the first so many, and the state they led to. */
  positionSince(from: number): { readonly answers: readonly GivenAnswer[]; readonly hash: number } {
    const table = this.played.inPlay();
    const answers = Array.from({ length: Math.max(0, table.length - from) }, (_, at) => table.answerAt(from + at));
    return { answers, hash: table.hash };
  }

  /** True when nobody looks and nothing is going on. */
  get idle(): boolean {
    return this.pipeline.idle && this.viewers.count === 0;
  }

  get usedAt(): number {
    return this.pipeline.usedAt;
  }

  /** Starts or goes on to show the table to somebody. */
  watch(watcher: Watcher): Promise<void> {
    return this.pipeline.exclusively(async () => {
      this.admit(watcher.account);
      this.showing.welcome(watcher);
      this.pipeline.update();
      await this.chat.welcome(watcher, this.showing.placeOf(watcher.account));
    });
  }

  unwatch(watcher: Watcher): Promise<void> {
    return this.pipeline.exclusively(async () => {
      this.showing.leave(watcher);
      this.pipeline.update();
    });
  }

  /** The seat that a person plays, as its owner or standing in. */
  seatOf(account: string): Seat | null {
    return this.showing.seatOf(account);
  }

  /** Refuses whoever may not even look. */
  admit(account: string): void {
    this.showing.admit(account);
  }

  /** Takes an answer to the question of that name and says so. Refused, it changes nothing. */
  answer(seat: Seat, question: string, answer: unknown, receipt: Said | null = null): Promise<void> {
    return this.whilePlayed(async () => {
      this.showing.answeredBy(seat);
      do {
        const asked = this.asked(seat);
        if (!asked) throw new Refused('not-asked', 'you are not asked anything now');
        if (this.played.nameOf(asked) !== question) {
          throw new Refused('stale', 'this is no longer the question you are asked');
        }
        // Where another process was faster, the question may still stand: nobody else may notice that it was.
      } while (!(await this.pipeline.enter(seat, answer, receipt)));
    });
  }

  /** What a seat is asked now, as far as the game has been shown. */
  private asked(seat: Seat): Decision | null {
    this.played.inPlay();
    return this.showing.askedOf(seat);
  }

  /** Takes answers back until so many are left. Kept in the journal. */
  takeBack(to: number): Promise<void> {
    return this.whilePlayed(() => this.pipeline.takeBack(to));
  }

  /** Does something that only makes sense before the end: what is over stays as it ended, for its seed is known then. */
  private beforeTheEnd<T>(work: () => Promise<T>): Promise<T> {
    return this.pipeline.exclusively(() => {
      if (this.over) throw new Refused('game-over', 'the game is over');
      return work();
    });
  }

  /** Does something that only makes sense while answers are taken. */
  private whilePlayed<T>(work: () => Promise<T>): Promise<T> {
    return this.beforeTheEnd(() => {
      if (this.played.parked) throw new Refused('not-allowed', 'the game is parked until all agree that it goes on');
      return work();
    });
  }

  /** Takes the seat's last answer back: at once if nobody has learnt anything from it, else if all agree. */
  undo(seat: Seat): Promise<void> {
    return this.whilePlayed(async () => {
      const table = this.played.inPlay();
      const to = this.played.lastAnswerOf(seat);
      const how = this.showing.stages.shown ? 'no' : undoOf(table, to);
      if (how === 'no' || to === null) throw new Refused('not-allowed', 'there is nothing you could take back');
      if (how === 'own') return await this.pipeline.takeBack(to);
      const { turn } = this.played;
      const proposal = propose('undo', seat, turn, { backTo: to, revealed: table.revealedAt });
      await this.carryOut(await this.sitting.propose(proposal, this.people()));
    });
  }

  /** Agrees to what somebody proposed, or does not. */
  consent(seat: Seat, to: Proposal['what'], agree: boolean): Promise<void> {
    return this.beforeTheEnd(async () => {
      if (to === 'undo' && this.showing.stages.shown) throw new Refused('stale', 'there is nothing to agree to');
      await this.carryOut(await this.sitting.respond(to, seat, agree, (proposal) => this.concerned(proposal)));
    });
  }

  /** Asks all to let a parked game go on from the last answer that agrees with the rules. */
  goOn(seat: Seat): Promise<void> {
    return this.beforeTheEnd(async () => {
      const { parked, turn } = this.played;
      if (!parked) throw new Refused('stale', 'the game is not parked');
      await this.carryOut(await this.sitting.propose(propose('go-on', seat, turn), this.people()));
    });
  }

  /** Asks all to stop the clock; anybody may let it go on. */
  pause(seat: Seat, paused: boolean): Promise<void> {
    return this.whilePlayed(async () => {
      if (!this.sitting.timed) throw new Refused('not-allowed', 'this game has no clock');
      if (paused) {
        await this.carryOut(await this.sitting.propose(propose('pause', seat, this.played.turn), this.people()));
      } else {
        await this.sitting.resume(this.around.now());
      }
      this.pipeline.update();
    });
  }

  /** Openly asks for more time: the window that is open stays open for longer, or whoever is asked has longer. */
  discuss(seat: Seat): Promise<void> {
    return this.whilePlayed(async () => {
      const now = this.around.now();
      if (this.showing.stages.shown) await this.pipeline.keepOpen(seat, now + this.sitting.moreTime);
      else await this.sitting.discuss(now);
      this.pipeline.update();
    });
  }

  /** Leaves standing orders for a seat, in place of those there were. */
  order(seat: Seat, input: unknown): Promise<void> {
    return this.ordering(seat, (orders) => ({ ...orders, standing: readOrders(input) }));
  }

  /** Passes every window of an event, or no longer. */
  passEvent(seat: Seat, event: string, on: boolean): Promise<void> {
    return this.ordering(seat, (orders) => (on ? passing(orders, event) : notPassing(orders, event)));
  }

  private ordering(seat: Seat, change: (orders: SeatOrders) => SeatOrders): Promise<void> {
    return this.pipeline.exclusively(async () => {
      const owner = this.stored.seats.find((one) => one.seat === seat)?.account ?? null;
      if (owner === null) throw new Refused('not-your-seat', 'nobody plays that seat');
      await this.sitting.order(owner, change(this.sitting.ordersOf(owner)));
      this.pipeline.update();
      this.pipeline.goOn();
    });
  }

  /** The questions asked of people who are not looking, by seat. Not for others to see. */
  questions(): ReadonlyMap<Seat, string> {
    const absent = new Map<Seat, string>();
    if (this.played.parked) return absent;
    for (const { seat } of this.played.table?.pending ?? []) {
      const asked = this.showing.askedOf(seat);
      if (!asked) continue;
      const { account = null, standIn = null } = this.stored.seats.find((one) => one.seat === asked.seat) ?? {};
      const person = account !== null && ![account, standIn].some((one) => one !== null && this.viewers.has(one));
      if (person) absent.set(asked.seat, this.played.nameOf(asked));
    }
    return absent;
  }

  /** How many lines of the log everybody has been shown since the table was opened here. */
  get linesShown(): number {
    return this.showing.linesShown;
  }

  /** Those after the first so many, as far as they are remembered, in words: what everybody may know. */
  linesSince(shown: number): readonly string[] {
    return this.showing.linesSince(shown);
  }

  /** What a seat may say now in the game's own phrases. */
  signals(seat: Seat, asked: string | null): Promise<readonly Signal[]> {
    return this.pipeline.exclusively(async () => this.showing.signals(seat, asked));
  }

  nameAt(seat: number): string {
    return this.showing.nameAt(seat);
  }

  /** Something the server itself says to everybody at the table. */
  async announce(said: string): Promise<void> {
    await this.chat.say({ account: '', seat: 'server', name: 'Ragtag' }, said);
  }

  /** Does what is due by the clock. */
  tick(): Promise<void> {
    return this.whilePlayed(async () => {
      await this.pipeline.closeWindows(this.around.now());
      for (const { seat, question, what } of this.sitting.due(this.around.now())) {
        const table = this.played.inPlay();
        const asked = this.showing.askedOf(seat);
        if (!asked || this.played.nameOf(asked) !== question) continue;
        if (what === 'remind') {
          await this.sitting.reminded(seat);
          this.around.timely(this, seat, 'remind', asked.secret);
        } else {
          const substitute = () => this.around.substitute(this, asked, () => table.view(seat));
          const answer = await answerAtZero(asked, this.sitting.options.clock, substitute);
          await this.pipeline.enter(seat, answer, null);
          this.around.timely(this, seat, 'decided', asked.secret);
        }
      }
      this.pipeline.update();
      this.pipeline.goOn();
    });
  }

  /** Sits everybody down: seats with nobody in them get artificial players. */
  start(bot: string): Promise<void> {
    return this.pipeline.exclusively(async () => {
      if (this.stored.status !== 'open') throw new Refused('not-allowed', 'the game has started already');
      const { seats, configuration } = this.stored;
      const filled = seats.map((one) => (one.account === null && one.bot === null ? { ...one, bot } : one));
      const taken = noteSeen([], filled);
      const complete = withDecks(this.hosted, configuration, taken);
      const seated = await this.around.storage.setSeats(this.id, seats, taken, complete);
      await this.pipeline.reread();
      if (!seated) {
        throw new Refused('changed', 'somebody just sat down: look again');
      }
      await this.pipeline.start();
    });
  }

  /** Changes who sits where; refused if somebody else changed it meanwhile. While the game is played all are told. */
  changeSeats(change: (seats: readonly StoredSeat[]) => readonly StoredSeat[]): Promise<void> {
    return this.beforeTheEnd(() => this.reseat(change));
  }

  /** Asks those seated to agree to a change of seats; made at once if nobody has to be asked. True if somebody has. */
  proposeSeats(by: string, change: SeatChange): Promise<boolean> {
    return this.beforeTheEnd(async () => {
      changed(this.stored.seats, change); // refused before anybody is asked
      const seat = this.showing.seatOf(by);
      const proposal = propose('seat', seat, this.played.turn, { change });
      const agreed = await this.sitting.propose(proposal, this.concerned(proposal));
      await this.carryOut(agreed);
      return agreed === null;
    });
  }

  private async reseat(change: (seats: readonly StoredSeat[]) => readonly StoredSeat[]): Promise<void> {
    const { seats: before, status } = this.stored;
    const after = change(before);
    const names = this.showing.sitters();
    const done = await this.around.storage.setSeats(
      this.id,
      before,
      status === 'open' ? after : noteSeen(before, after),
    );
    await this.pipeline.reread();
    if (!done) throw new Refused('changed', 'the seats have just changed: look again');
    await this.endLoans(before);
    this.pipeline.goOn();
    if (status === 'open') return;
    for (const said of seatNews(names, this.showing.sitters())) await this.announce(said);
  }

  /** What was ordered for a seat while it was lent ends with the loan: its owner may not even have seen it. */
  private async endLoans(before: readonly StoredSeat[]): Promise<void> {
    for (const { seat, account, standIn } of before) {
      const lent = this.stored.seats.find((one) => one.seat === seat)?.standIn ?? null;
      if (account !== null && standIn !== null && lent !== standIn) await this.sitting.order(account, noOrders);
    }
    this.pipeline.update();
  }

  /**
   * Looks at what is stored of the game besides its journal, which somebody changed. False where it is not to be played any
   * more.
   */
  refresh(): Promise<boolean> {
    return this.pipeline.exclusively(() => this.pipeline.reread());
  }

  /** An account has changed: perhaps its name. */
  hearOf(account: string): Promise<void> {
    return this.pipeline.exclusively(async () => {
      await this.showing.learnAgain(account);
      this.pipeline.update();
    });
  }

  /** Takes over what other processes added. */
  catchUp(added?: Added): Promise<void> {
    return this.pipeline.catchUp(added);
  }

  /** What others did may have been missed: it is read before anything else is done. */
  missed(): void {
    this.pipeline.missed();
  }

  /** Reads what was missed. False where the game is not to be played any more. */
  async upToDate(): Promise<boolean> {
    await this.pipeline.upToDate();
    await this.chat.hear();
    return !this.pipeline.gone;
  }

  /** What one place sees now, for whoever does not look through a socket. */
  async look(account: string): Promise<TableState> {
    return await this.pipeline.exclusively(async () => {
      this.admit(account);
      return this.showing.stateFrom(this.showing.placeOf(account));
    });
  }

  /** Finishes what was begun and begins nothing more. */
  close(): Promise<void> {
    return this.pipeline.close();
  }

  private ring(): void {
    this.tick().catch((error: unknown) => {
      if (!(error instanceof Refused)) this.around.failed(this, error);
      if (!(error instanceof Refused) || error.code === 'not-stored') this.pipeline.tryLater();
    });
  }

  /** What all have agreed to; nothing if they have not yet. */
  private async carryOut(agreed: Proposal | null): Promise<void> {
    if (agreed?.what === 'pause') await this.sitting.pause(this.around.now());
    if (agreed?.what === 'go-on') await this.pipeline.unpark();
    const { change } = agreed ?? {};
    if (agreed?.what === 'seat' && change) await this.reseat((seats) => changed(seats, change));
    if (agreed?.what === 'undo' && agreed.backTo != null) await this.pipeline.takeBack(agreed.backTo);
    this.pipeline.update();
  }

  /** Those who have to agree. */
  private people(): Seat[] {
    return this.showing.people();
  }

  /** Those who have to agree to this. Whoever is to lose a seat is not waited for when they are not there. */
  private concerned({ change }: Proposal): Seat[] {
    return this.people().filter((seat) => seat !== change?.seat || this.showing.isHere(seat));
  }
}
