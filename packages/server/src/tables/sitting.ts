/**
 * What goes with a table besides its game: the clock, what all are asked to agree to, standing orders. Kept apart from the
 * journal, which has the game alone.
 */
import type { Answer, Decision, Plain, Seat, TableView } from '@ragtag/kernel';
import { optionsOf } from '../lobby/stored-options.ts';
import type { TableOptions } from '../lobby/table-options.ts';
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
  mergedClock,
  nextDue,
  pause,
  reminded,
  resume,
  startClock,
} from './clocks.ts';
import { isAgreed, type Proposal, propose, respond } from './consent.ts';
import { answerByOrders, keepOrders, keptOrders, noOrders, type SeatOrders } from './orders.ts';

type Kept = { readonly clock: Clock; readonly proposal: Proposal | null };

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
  ) {
    this.options = optionsOf(game);
    this.clock = startClock(this.options.clock, game.seats.length);
  }

  /** Reads what was kept, also by other processes. */
  async load({ id, seats }: StoredGame): Promise<void> {
    const kept = (await this.storage.kept({ game: id, account: '', name: 'sitting' })) as Kept | null; // see `keep`
    const clock = kept && keptClock(kept.clock, seats.length);
    if (clock) this.clock = this.loaded ? mergedClock(this.clock, clock) : clock;
    this.loaded = true;
    this.proposal = kept?.proposal ?? null;
    this.orders = await keptOrders(this.storage, id);
  }

  private async keep(): Promise<void> {
    const { clock, proposal } = this;
    await this.storage.keep({ game: this.game.id, account: '', name: 'sitting' }, { clock, proposal });
  }

  /** The clock goes on with who is asked now; kept only where that used up some reserve. */
  async follow(awaited: readonly Awaited[], now: number): Promise<void> {
    const before = this.clock;
    this.clock = follow(before, this.options.clock, awaited, now);
    if (this.clock.seats.some(({ reserve }, seat) => reserve !== before.seats[seat]?.reserve)) await this.keep();
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
    this.clock = discuss(this.clock, this.options.clock, now);
    await this.keep();
  }

  /** Asks all to agree. Returns the proposal if they have: nobody else has to be asked. */
  async propose(
    what: Proposal['what'],
    by: Seat,
    turn: number,
    backTo: number | null,
    people: readonly Seat[],
  ): Promise<Proposal | null> {
    this.proposal = propose(what, by, turn, backTo);
    return await this.settle(people);
  }

  async respond(what: Proposal['what'], seat: Seat, agree: boolean, people: readonly Seat[]): Promise<Proposal | null> {
    if (this.proposal?.what !== what) throw new Refused('stale', 'there is nothing to agree to');
    this.proposal = respond(this.proposal, seat, agree);
    return await this.settle(people);
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

  /** A new turn, or one taken back: what was proposed about the old one is off. */
  newTurn(turn: () => number): void {
    if (this.proposal?.what === 'undo' && this.proposal.at !== turn()) this.proposal = null;
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
    return proposal && { what: proposal.what, by: proposal.by, agreed: proposal.agreed };
  }

  /** A seat's orders as its owner sees them. */
  ordersView(account: string | null): Plain {
    return account === null ? null : (this.ordersOf(account) as unknown as Plain); // made of plain data
  }
}
