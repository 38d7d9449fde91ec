/** A game in memory: what can be asked of it, by those who play, by those who look, and by the clock. */
import type { Seat } from '@ragtag/kernel';
import type { HostedGame } from '../games.ts';
import type { TableState } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Said, StoredGame, StoredSeat } from '../storage/storage.ts';
import { Chat } from '../talk/chat.ts';
import type { Signal } from '../talk/signals.ts';
import { Archive } from './archive.ts';
import { answerAtZero } from './at-zero.ts';
import type { Proposal } from './consent.ts';
import { notPassing, passing, readOrders, type SeatOrders } from './orders.ts';
import { Pipeline } from './pipeline.ts';
import { Played } from './played.ts';
import { Showing } from './showing.ts';
import { Sitting } from './sitting.ts';
import type { Surroundings } from './surroundings.ts';
import { lastAnswerOf, undoOf } from './undo.ts';
import type { Viewers, Watcher } from './viewers.ts';

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
    private readonly hosted: HostedGame,
    game: StoredGame,
  ) {
    const { storage, now } = around;
    this.sitting = new Sitting(storage, game);
    this.played = new Played(storage, hosted, game, now);
    this.showing = new Showing(storage, this.played, this.sitting, now);
    this.viewers = this.showing.viewers;
    this.chat = new Chat(storage, game.id, this.viewers, () => this.over, now);
    const outside = {
      storage,
      now,
      autoPlayer: (seat: Seat) => around.autoPlayer(this, seat),
      ring: () => this.ring(),
      changed: (played: boolean) => around.changed(this, played),
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

  get over(): boolean {
    return this.played.over;
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
    return this.pipeline.exclusively(async () => {
      do {
        const table = this.played.inPlay();
        const asked = table.askedOf(seat);
        if (!asked || (this.showing.isHolding() && !asked.secret)) {
          if (table.over) throw new Refused('game-over', 'the game is over');
          throw new Refused('not-asked', 'you are not asked anything now');
        }
        if (this.played.nameOf(asked) !== question) {
          throw new Refused('stale', 'this is no longer the question you are asked');
        }
        // Where another process was faster, the question may still stand: nobody else may notice that it was.
      } while (!(await this.pipeline.enter(seat, answer, receipt)));
    });
  }

  /** Takes answers back until so many are left. Kept in the journal. */
  takeBack(to: number): Promise<void> {
    return this.pipeline.exclusively(() => this.pipeline.takeBack(to));
  }

  /** Takes the seat's last answer back: at once if nobody has learnt anything from it, else if all agree. */
  undo(seat: Seat): Promise<void> {
    return this.pipeline.exclusively(async () => {
      const table = this.played.inPlay();
      const [how, to] = [undoOf(table, seat), lastAnswerOf(table, seat)];
      if (how === 'no' || to === null) throw new Refused('not-allowed', 'there is nothing you could take back');
      if (how === 'own') return await this.pipeline.takeBack(to);
      await this.carryOut(await this.sitting.propose('undo', seat, this.played.turn, to, this.people()));
    });
  }

  /** Agrees to what somebody proposed, or does not. */
  consent(seat: Seat, to: Proposal['what'], agree: boolean): Promise<void> {
    return this.pipeline.exclusively(async () => {
      await this.carryOut(await this.sitting.respond(to, seat, agree, this.people()));
    });
  }

  /** Asks all to stop the clock; anybody may let it go on. */
  pause(seat: Seat, paused: boolean): Promise<void> {
    return this.pipeline.exclusively(async () => {
      if (!this.sitting.timed) throw new Refused('not-allowed', 'this game has no clock');
      if (paused) {
        await this.carryOut(await this.sitting.propose('pause', seat, this.played.turn, null, this.people()));
      } else {
        await this.sitting.resume(this.around.now());
      }
      this.pipeline.update();
    });
  }

  /** Buys time for everybody who is asked. */
  discuss(): Promise<void> {
    return this.pipeline.exclusively(async () => {
      await this.sitting.discuss(this.around.now());
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
    for (const asked of this.played.table?.pending ?? []) {
      if (this.showing.isHolding() && !asked.secret) continue;
      const { account = null, standIn = null } = this.stored.seats.find((one) => one.seat === asked.seat) ?? {};
      const person = account !== null && ![account, standIn].some((one) => one !== null && this.viewers.has(one));
      if (person) absent.set(asked.seat, this.played.nameOf(asked));
    }
    return absent;
  }

  /** What a seat may say now in the game's own phrases. */
  signals(seat: Seat, asked: string | null): Promise<readonly Signal[]> {
    return this.pipeline.exclusively(async () => {
      const { table } = this.played;
      return table ? this.hosted.signals(table.state, seat, asked, (other) => this.nameAt(other)) : [];
    });
  }

  nameAt(seat: number): string {
    return this.showing.nameAt(seat);
  }

  /** Something the server itself says to everybody at the table. */
  async announce(said: string): Promise<void> {
    await this.chat.say('table', '', 'Ragtag', said);
  }

  /** Does what is due by the clock. */
  tick(): Promise<void> {
    return this.pipeline.exclusively(async () => {
      for (const { seat, question, what } of this.sitting.due(this.around.now())) {
        const table = this.played.inPlay();
        const asked = table.askedOf(seat);
        if (!asked || this.played.nameOf(asked) !== question) continue;
        if (what === 'remind') {
          await this.sitting.reminded(seat);
          this.around.timely(this, seat, 'remind', asked.secret);
        } else {
          const substitute = () => this.around.substitute(asked, () => table.view(seat));
          const answer = answerAtZero(asked, this.sitting.options.clock, substitute);
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
      const { seats } = this.stored;
      const taken = seats.map((one) => (one.account === null && one.bot === null ? { ...one, bot } : one));
      if (!(await this.around.storage.setSeats(this.id, seats, taken))) {
        await this.pipeline.reread();
        throw new Refused('changed', 'somebody just sat down: look again');
      }
      await this.pipeline.start();
    });
  }

  /** Changes who sits where; refused if somebody else changed it meanwhile. */
  changeSeats(change: (seats: readonly StoredSeat[]) => readonly StoredSeat[]): Promise<void> {
    return this.pipeline.exclusively(async () => {
      const { seats } = this.stored;
      const done = await this.around.storage.setSeats(this.id, seats, change(seats));
      await this.pipeline.reread();
      if (!done) throw new Refused('changed', 'the seats have just changed: look again');
      this.pipeline.goOn();
    });
  }

  /** Looks at what is stored of the game besides its journal, which somebody changed. */
  refresh(): Promise<void> {
    return this.pipeline.exclusively(() => this.pipeline.reread());
  }

  /** Takes over what other processes added. */
  catchUp(): Promise<void> {
    return this.pipeline.catchUp();
  }

  /** What one place sees now, for whoever does not look through a socket. */
  async look(account: string): Promise<TableState> {
    await this.showing.unveiled(this.showing.placeOf(account));
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
    });
  }

  /** What all have agreed to; nothing if they have not yet. */
  private async carryOut(agreed: Proposal | null): Promise<void> {
    if (agreed?.what === 'pause') await this.sitting.pause(this.around.now());
    if (agreed?.what === 'undo' && agreed.backTo !== null) await this.pipeline.takeBack(agreed.backTo);
    this.pipeline.update();
  }

  /** The seats that people play: those who have to agree. */
  private people(): Seat[] {
    return this.stored.seats.flatMap(({ seat, account }) => (account === null ? [] : [seat as Seat])); // as they are stored
  }
}
