/** Sitting down at a table, getting up, starting: who may do what, and when. */
import { createHmac } from 'node:crypto';
import { Refused } from '../refused.ts';
import type { Account, StoredGame, StoredSeat } from '../storage/storage.ts';
import { freeSeat, giveBack, leave, lend, ownSeat, seatBot, take, takeInvited } from './seats.ts';
import { optionsOf } from './stored-options.ts';

/** What has to be known of a table, and what is done there. */
export interface SeatedTable {
  readonly stored: StoredGame;
  changeSeats(change: (seats: readonly StoredSeat[]) => readonly StoredSeat[]): Promise<void>;
  start(bot: string): Promise<void>;
}

/** Whoever wants to. */
type Person = Pick<Account, 'id'>;

export class Seating {
  constructor(
    private readonly open: (game: string) => Promise<SeatedTable>,
    private readonly secret: string,
  ) {}

  async join(id: string, account: Person, seat: number | null): Promise<void> {
    const table = await this.open(id);
    const { stored } = table;
    if (stored.status !== 'open') throw new Refused('not-allowed', 'the game has started: ask for an invitation');
    if (!optionsOf(stored).listed) throw new Refused('not-allowed', 'this game is joined by invitation');
    await table.changeSeats((seats) => take(seats, account.id, seat));
  }

  /** Sits down where a link invites to, also in a game that is going on. */
  async accept(id: string, account: Person, invitation: string): Promise<void> {
    const table = await this.open(id);
    if (table.stored.status === 'over') throw new Refused('game-over', 'the game is over');
    await table.changeSeats((seats) => takeInvited(seats, account.id, invitation));
  }

  async leave(id: string, account: Person): Promise<void> {
    const table = await this.open(id);
    if (table.stored.status !== 'open')
      throw new Refused('not-allowed', 'the game has started: lend your seat instead');
    await table.changeSeats((seats) => leave(seats, account.id));
  }

  /** Starts; free seats get artificial players. */
  async start(id: string, account: Person, bot: string): Promise<void> {
    const table = await this.openAsHost(id, account);
    await table.start(bot);
  }

  /** The host puts an artificial player in somebody's place. */
  async replaceByBot(id: string, host: Person, seat: number, bot: string): Promise<void> {
    const table = await this.openAsHost(id, host);
    await table.changeSeats((seats) => seatBot(seats, seat, bot));
  }

  /** The host frees a seat for a person, who gets the new link. While it is free, an artificial player holds it. */
  async free(id: string, host: Person, seat: number, bot: string): Promise<string> {
    const table = await this.openAsHost(id, host);
    const holding = table.stored.status === 'open' ? null : bot;
    await table.changeSeats((seats) => freeSeat(seats, seat, holding));
    return table.stored.seats.find((one) => one.seat === seat)?.invitation ?? '';
  }

  /** A link for whoever is to play in the owner's place for a while. It is good until the seat is given back. */
  async standInLink(id: string, owner: Person): Promise<string> {
    const { stored } = await this.open(id);
    return this.standInToken(id, ownSeat(stored.seats, owner.id));
  }

  /** Borrows the seat that a link lends. */
  async borrow(id: string, account: Person, token: string): Promise<void> {
    const table = await this.open(id);
    if (table.stored.status === 'over') throw new Refused('game-over', 'the game is over');
    await table.changeSeats((seats) => {
      const lent = seats.find((one) => one.account !== null && this.standInToken(id, one) === token);
      if (!lent?.account) throw new Refused('not-allowed', 'this link is no longer valid');
      return lend(seats, lent.account, account.id);
    });
  }

  async giveBack(id: string, account: Person): Promise<void> {
    const table = await this.open(id);
    await table.changeSeats((seats) => giveBack(seats, account.id));
  }

  /** Follows from the seat and its present invitation, so it needs no keeping. */
  private standInToken(id: string, { seat, invitation }: StoredSeat): string {
    return createHmac('sha256', this.secret).update(`stand-in ${id} ${seat} ${invitation}`).digest('base64url');
  }

  private async openAsHost(id: string, account: Person): Promise<SeatedTable> {
    const table = await this.open(id);
    if (table.stored.host !== account.id) throw new Refused('not-allowed', 'only the host of the game may do that');
    return table;
  }
}
