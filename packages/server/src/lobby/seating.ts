/** Sitting down at a table, getting up, starting: who may do what, and when. */
import { createHmac } from 'node:crypto';
import type { HostedGame } from '@ragtag/kernel/host';
import { Refused } from '../refused.ts';
import type { Account, StoredGame, StoredSeat } from '../storage/storage.ts';
import { botKind } from '../tables/bots.ts';
import { deckFor } from './decks.ts';
import {
  chooseDeck,
  freeSeat,
  giveBack,
  leave,
  lend,
  ownSeat,
  type SeatChange,
  seatBot,
  take,
  takeInvited,
} from './seats.ts';

/** What has to be known of a table, and what is done there. */
export interface SeatedTable {
  readonly stored: StoredGame;
  /** While the game is played: announced, and only with the consent of those seated. True if they are asked first. */
  proposeSeats(by: string, change: SeatChange): Promise<boolean>;
  changeSeats(change: (seats: readonly StoredSeat[]) => readonly StoredSeat[]): Promise<void>;
  readonly hosted: Pick<HostedGame, 'players' | 'decks' | 'game'>;
  start(bot: string): Promise<void>;
}

/** Whoever wants to. */
type Person = Pick<Account, 'id' | 'name'>;

export class Seating {
  constructor(
    private readonly open: (game: string) => Promise<SeatedTable>,
    private readonly secret: string,
  ) {}

  /** Whoever knows a table's address may sit down there: that of a game that is not listed is known by those it was sent to. */
  async join(id: string, account: Person, seat: number | null, deck: string | null = null): Promise<void> {
    const table = await this.open(id);
    const { stored } = table;
    if (stored.status !== 'open') throw new Refused('not-allowed', 'the game has started: ask for an invitation');
    const brought = deckFor(table.hosted, stored.configuration, deck);
    await table.changeSeats((seats) => take(seats, account.id, seat, brought));
  }

  /**
   * Sits down where a link invites to, also in a game that is going on. True if those at the table are asked first: where they
   * have not agreed to free the seat.
   */
  async accept(id: string, account: Person, invitation: string, deck: string | null = null): Promise<boolean> {
    const table = await this.open(id);
    const { status, configuration, seats: now } = table.stored;
    if (status === 'over') throw new Refused('game-over', 'the game is over');
    if (status === 'playing' && deck !== null) throw new Refused('not-allowed', 'the game is played with other decks');
    const brought = deckFor(table.hosted, configuration, deck);
    const invited = now.find((one) => one.invitation === invitation);
    if (status === 'playing' && invited?.account === null && invited.offered !== true) {
      const { id: to, name } = account;
      return await table.proposeSeats(to, { kind: 'sit', seat: invited.seat, account: to, name });
    }
    await table.changeSeats((seats) => takeInvited(seats, account.id, invitation, brought));
    return false;
  }

  /** Chooses the deck for one's seat, or as the host for one that nobody has taken; null leaves it to chance. */
  async chooseDeck(id: string, account: Person, seat: number | null, deck: string | null): Promise<void> {
    const table = await this.open(id);
    const { status, configuration, host } = table.stored;
    if (status !== 'open') throw new Refused('not-allowed', 'the game has started');
    const brought = deckFor(table.hosted, configuration, deck);
    const chooser = { account: account.id, isHost: host === account.id };
    await table.changeSeats((seats) => chooseDeck(seats, chooser, seat, brought));
  }

  async leave(id: string, account: Person): Promise<void> {
    const table = await this.open(id);
    if (table.stored.status !== 'open')
      throw new Refused('not-allowed', 'the game has started: lend your seat instead');
    await table.changeSeats((seats) => leave(seats, account.id));
  }

  /** Starts; free seats get artificial players. */
  async start(id: string, account: Person, bot: string | null): Promise<void> {
    const table = await this.openAsHost(id, account);
    await table.start(botKind(table.hosted, bot));
  }

  /** The host puts an artificial player in somebody's place, or somebody in their own. True if the others are asked first. */
  async replaceByBot(id: string, person: Person, seat: number, bot: string | null): Promise<boolean> {
    const table = await this.open(id);
    const own = table.stored.seats.some((one) => one.seat === seat && one.account === person.id);
    if (!own) hostOnly(table, person);
    const kind = botKind(table.hosted, bot);
    if (!own && table.stored.status !== 'open') {
      return await table.proposeSeats(person.id, { kind: 'bot', seat, bot: kind });
    }
    await table.changeSeats((seats) => seatBot(seats, seat, kind));
    return false;
  }

  /**
   * The host frees a seat for a person, who gets the new link; null if the others are asked first. While it is free, an
   * artificial player holds it.
   */
  async free(id: string, host: Person, seat: number, bot: string | null): Promise<string | null> {
    const table = await this.openAsHost(id, host);
    if (table.stored.status === 'open') await table.changeSeats((seats) => freeSeat(seats, seat, null));
    else {
      const change = { kind: 'free', seat, bot: botKind(table.hosted, bot) } as const;
      if (await table.proposeSeats(host.id, change)) return null;
    }
    return table.stored.seats.find((one) => one.seat === seat)?.invitation ?? '';
  }

  /** A link for whoever is to play in the owner's place for a while. It is good until the seat is given back. */
  async standInLink(id: string, owner: Person): Promise<string> {
    const { stored } = await this.open(id);
    return this.standInToken(id, ownSeat(stored.seats, owner.id));
  }

  /** Borrows the seat that a link lends. True if the others are asked first. */
  async borrow(id: string, { id: account, name }: Person, token: string): Promise<boolean> {
    const table = await this.open(id);
    const { status, seats } = table.stored;
    if (status === 'over') throw new Refused('game-over', 'the game is over');
    const lent = seats.find((one) => one.account !== null && this.standInToken(id, one) === token);
    const owner = lent?.account ?? null;
    if (!lent || owner === null) throw new Refused('not-allowed', 'this link is no longer valid');
    if (status === 'playing') return await table.proposeSeats(owner, { kind: 'lend', seat: lent.seat, account, name });
    await table.changeSeats((now) => lend(now, owner, account));
    return false;
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
    hostOnly(table, account);
    return table;
  }
}

function hostOnly({ stored }: SeatedTable, { id }: Person): void {
  if (stored.host !== id) throw new Refused('not-allowed', 'only the host of the game may do that');
}
