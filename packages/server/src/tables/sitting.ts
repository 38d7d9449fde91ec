/**
 * What goes with a table besides its game: the clock, what all are asked to agree to, standing orders. Kept apart from the
 * journal, which has the game alone.
 */
import type { Answer, Decision, Plain, Seat, TableView } from '@ragtag/kernel';
import { optionsOf } from '../lobby/stored-options.ts';
import { botSpan, type Span, type TableOptions, windowTime } from '../lobby/table-options.ts';
import type { ClockView, ProposalView } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Storage, StoredGame } from '../storage/storage.ts';
import {
  type Awaited,
  type Clock,
  clockFor,
  type Due,
  discuss,
  due,
  follow,
  keptClock,
  later,
  mergedClock,
  nextDue,
  pause,
  reminded,
  resume,
  startClock,
} from './clocks.ts';
import { isAgreed, type Proposal, respond } from './consent.ts';
import { answerByOrders, keepOrders, keptOrders, noOrders, type SeatOrders } from './orders.ts';
import { downSince, type Outage } from './outages.ts';
import type { Played } from './played.ts';

const MORE_TIME = 20_000; // milliseconds

/** `at`: when it was kept; what was kept before that was noted has none. */
type Kept = { readonly clock: Clock; readonly proposal: Proposal | null; readonly at?: number };

export class Sitting {
  readonly options: TableOptions;
  private clock: Clock;
  private proposal: Proposal | null = null;
  private loaded = false;
  /** By account. */
  private orders = new Map<string, SeatOrders>();

  constructor(
    private readonly storage: Storage,
    private readonly game: StoredGame,
    private readonly now: () => number,
    private readonly outages: readonly Outage[] = [],
  ) {
    this.options = optionsOf(game);
    this.clock = startClock(this.options.clock, game.seats.length);
  }

  /** Reads what was kept, also by other processes. */
  async load({ id, seats }: StoredGame): Promise<void> {
    const kept = (await this.storage.kept({ game: id, account: '', name: 'sitting' })) as Kept | null; // see `keep`
    const found = kept && keptClock(kept.clock, seats.length);
    // What happened before it was kept is in it already; and while it is paused nothing counts anyway.
    const gone = (since: number) => downSince(this.outages, Math.max(since, kept?.at ?? 0));
    const clock = found?.paused === null ? later(found, gone) : found;
    if (clock) this.clock = this.loaded ? mergedClock(this.clock, clock) : clock;
    this.loaded = true;
    this.proposal = kept?.proposal ?? null;
    this.orders = await keptOrders(this.storage, id);
  }

  private async keep(): Promise<void> {
    const { clock, proposal } = this;
    const kept: Kept = { clock, proposal, at: this.now() };
    await this.storage.keep({ game: this.game.id, account: '', name: 'sitting' }, kept);
  }

  /** As the game stands when it is opened: what follows from what is kept is not kept again. */
  recall(awaited: readonly Awaited[], at: number): void {
    this.clock = follow(this.clock, this.options.clock, awaited, at + downSince(this.outages, at));
  }

  /** The clock goes on with who is asked now; kept only where that used up some reserve. */
  async follow(awaited: readonly Awaited[], now: number): Promise<void> {
    const before = this.clock;
    this.clock = follow(before, this.options.clock, awaited, now);
    if (this.clock.seats.some(({ reserve }, seat) => reserve !== before.seats[seat]?.reserve)) await this.keep();
  }

  /** How long windows stay open at this table, in milliseconds. */
  get windowTime(): number {
    return windowTime(this.options);
  }

  /** How long artificial players take over what they are openly asked. */
  get botSpan(): Span {
    return botSpan(this.options);
  }

  /** What asking for more time buys while a window is open, in milliseconds. */
  get moreTime(): number {
    return this.options.clock.kind === 'slow' ? this.windowTime : MORE_TIME;
  }

  get timed(): boolean {
    return this.options.clock.kind !== 'none';
  }

  due(now: number): Due[] {
    return due(this.clock, this.options.clock, now);
  }

  nextDue(): number | null {
    return nextDue(this.clock, this.options.clock);
  }

  async reminded(seat: Seat): Promise<void> {
    this.clock = reminded(this.clock, seat);
    await this.keep();
  }

  async resume(now: number): Promise<void> {
    this.clock = resume(this.clock, now);
    if (this.proposal?.what === 'pause') this.proposal = null;
    await this.keep();
  }

  async discuss(now: number): Promise<void> {
    if (!this.timed) throw new Refused('not-allowed', 'this game has no clock');
    const longer = discuss(this.clock, this.options.clock, now);
    if (longer === this.clock) throw new Refused('not-allowed', 'this has been discussed for long enough');
    this.clock = longer;
    await this.keep();
  }

  /** Asks all to agree. Returns the proposal if they have: nobody else has to be asked. */
  async propose(proposal: Proposal, people: readonly Seat[]): Promise<Proposal | null> {
    this.proposal = proposal;
    return await this.settle(people);
  }

  async respond(
    what: Proposal['what'],
    seat: Seat,
    agree: boolean,
    people: (proposal: Proposal) => readonly Seat[],
  ): Promise<Proposal | null> {
    if (this.proposal?.what !== what) throw new Refused('stale', 'there is nothing to agree to');
    const concerned = people(this.proposal);
    this.proposal = respond(this.proposal, seat, agree);
    return await this.settle(concerned);
  }

  private async settle(people: readonly Seat[]): Promise<Proposal | null> {
    const { proposal } = this;
    const agreed = proposal !== null && isAgreed(proposal, people);
    if (agreed) this.proposal = null;
    await this.keep();
    return agreed ? proposal : null;
  }

  async pause(now: number): Promise<void> {
    this.clock = pause(this.clock, now);
    await this.keep();
  }

  /**
   * Drops what was proposed about a turn or a game that is no longer there: taken back, played on, parked or over; and what was
   * to be taken back before something hidden came out.
   */
  newTurn({ turn, standing, revealedAt }: Pick<Played, 'turn' | 'standing' | 'revealedAt'>): void {
    const { proposal } = this;
    if (!proposal) return;
    const off =
      standing === 'over' || (proposal.what !== 'seat' && (standing === 'parked') !== (proposal.what === 'go-on'));
    const late = proposal.at !== turn || (proposal.revealed ?? revealedAt) !== revealedAt;
    if (off || (proposal.what === 'undo' && late)) this.proposal = null;
  }

  /** A window opens, in which hidden things come out. */
  windowOpened(): void {
    if (this.proposal?.what === 'undo') this.proposal = null;
  }

  ordersOf(account: string | null): SeatOrders {
    return (account === null ? undefined : this.orders.get(account)) ?? noOrders;
  }

  async order(account: string, orders: SeatOrders): Promise<void> {
    await keepOrders(this.storage, this.game.id, account, orders);
    this.orders.set(account, orders);
  }

  /** What the owner of a seat has ordered for a question. */
  ordered(account: string, asked: Decision, look: () => TableView): Answer | null {
    return answerByOrders(this.ordersOf(account), asked, () => look().game);
  }

  clockFor(viewer: Seat | null): ClockView | null {
    return clockFor(this.clock, this.options.clock, viewer);
  }

  proposalView(): ProposalView | null {
    const { proposal } = this;
    if (!proposal) return null;
    const { what, by, agreed, change } = proposal;
    const told = change && { kind: change.kind, seat: change.seat, name: 'name' in change ? change.name : null };
    return { what, by, agreed, change: told ?? null };
  }

  /** A seat's orders as its owner sees them. */
  ordersView(account: string | null): Plain {
    return account === null ? null : (this.ordersOf(account) as unknown as Plain); // made of plain data
  }
}
