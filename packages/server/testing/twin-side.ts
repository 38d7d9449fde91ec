/** One of two tables whose hidden cards differ, with all who look at it, are told of it or ask about it. */
import { type Decision, includes, type Seat, type Viewer, type World } from '@ragtag/kernel';
import type { AnyGame, HostedGame } from '@ragtag/kernel/host';
import { hasOtherFace, type Seen, type Shown } from '@ragtag/kernel/testing';
import type { Question } from '../src/protocol/protocol.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import type { AutoPlayer } from '../src/tables/surroundings.ts';
import { Tables } from '../src/tables/tables.ts';
import type { Letter } from '../src/talk/mail.ts';
import { Mailbox } from '../src/talk/mailbox.ts';
import { Notifications } from '../src/talk/notifications.ts';
import { Onlooker } from './live.ts';
import { Outside } from './twin-outside.ts';

/** Nobody plays in two pairs: what is listed as theirs is of one. */
export const accountAt = (id: string, seat: number) => `${id}, player ${seat}`;
const STRANGER = 'stranger';

/** Who does what at both tables. */
export interface Roles {
  /** Those whose hidden cards differ. */
  readonly holders: readonly Seat[];
  /** Players who look all the time; the others are told when they are waited for. */
  readonly looking: readonly Seat[];
  readonly away: readonly Seat[];
  /** Who plays by itself, and how. */
  readonly auto: (seat: Seat) => AutoPlayer | null;
}

export class Side implements Shown {
  private constructor(
    readonly table: LiveTable,
    private readonly outside: Outside,
    private readonly watchers: readonly Onlooker[],
    private readonly notifications: Notifications,
    /** What was sent to players who are away. */
    private readonly sent: string[],
    /** What all but the holders have been shown, in order. */
    readonly seen: readonly Seen[],
    readonly hasOtherFace: (seen: Seen) => boolean,
    private readonly finish: () => Promise<void>,
  ) {}

  static async open(storage: Storage, host: HostedGame, id: string, roles: Roles, now: () => number): Promise<Side> {
    const seen: Seen[] = [];
    const eyes: readonly Viewer[] = [...roles.looking, ...roles.away, 'spectator'];
    let cards: World<unknown>['cards'] | null = null;
    const game = watched(host.game, (world) => {
      cards = world.cards;
      cards.shown = (card, face, to) => {
        if (eyes.some((one) => includes(to, one))) seen.push({ card, face });
      };
    });
    const isOther = (one: Seen) => cards !== null && hasOtherFace(cards, one);
    // What makes no difference is decided alike at both.
    const obvious: HostedGame['obvious'] = (asked, look) => host.obvious(asked, look, () => 0);
    const games = { [game.name]: { ...host, game, obvious } };
    const failed = (error: unknown) => {
      throw error;
    };
    const sent: string[] = [];
    const keys = { publicKey: '', privateKey: '' };
    const send = async ({ url, body }: { url: string; body: string | Buffer }) => {
      sent.push(`${url} ${String(body)}`);
      return 200;
    };
    const write = async ({ to, subject, text }: Letter) => void sent.push(`${to} ${subject} ${text}`);
    const mail = { smtp: '', from: '', address: 'https://games.example' };
    const mailbox = new Mailbox(storage, '', mail, write, now);
    const notifications = new Notifications(storage, send, keys, now, failed, mailbox);
    for (const seat of roles.away) {
      const account = accountAt(id, seat);
      await notifications.setWebhook(account, `to ${seat}`, null);
      await storage.keep({ game: '', account, name: 'mail' }, { address: `to ${seat}`, confirmed: true });
    }
    const around = {
      storage: deaf(storage),
      now,
      autoPlayer: (_: LiveTable, seat: Seat) => roles.auto(seat),
      substitute: (_: LiveTable, asked: Decision) => asked.silence ?? PASS,
      timely: (table: LiveTable, seat: Seat, what: 'remind' | 'decided') =>
        notifications.tell(table, seat, what === 'remind' ? 'reminder' : 'decided-for-you'),
      changed: (table: LiveTable) => notifications.changed(table),
      failed: (_: unknown, error: unknown) => failed(error),
    };
    const tables = new Tables(around, games);
    const table = await tables.open(id);
    await new Promise((resolve) => setImmediate(resolve)); // it goes on by itself from there,
    await table.refresh(); // and has
    const watchers = [STRANGER, ...roles.looking.map((seat) => accountAt(id, seat))].map((one) => new Onlooker(one));
    for (const watcher of watchers) await table.watch(watcher);
    const outside = new Outside(storage, games, tables, now);
    return new Side(table, outside, watchers, notifications, sent, seen, isOther, async () => {
      await tables.close();
      await outside.close();
      await storage.setOptions(id, { listed: false }); // no later pair has it in its lists
    });
  }

  async close(): Promise<void> {
    await this.notifications.close();
    await this.finish();
  }

  get awaited(): readonly Seat[] {
    return this.watchers[0]?.state?.awaited ?? [];
  }

  get isWindowOpen(): boolean {
    return this.watchers[0]?.state?.window != null;
  }

  /** Who is asked in secret, shown or not. */
  get secretly(): readonly Seat[] {
    return this.table.stored.pending.flatMap(({ seat, secret }) => (secret ? [seat as Seat] : [])); // as they are stored
  }

  async asked(seat: Seat): Promise<Question | null> {
    return (await this.table.look(accountAt(this.table.id, seat))).question;
  }

  /** All that is told to whoever may not see what differs. */
  async told(): Promise<unknown> {
    await this.settled();
    await this.notifications.close();
    return {
      messages: this.watchers.map(({ messages }) => messages.splice(0)),
      sent: this.sent.splice(0),
      over: this.table.over,
    };
  }

  /** Whoever plays by itself has done so. */
  private async settled(): Promise<void> {
    const heard = () => this.watchers.reduce((sum, { messages }) => sum + messages.length, 0);
    for (let before = -1; before !== heard(); ) {
      before = heard();
      await new Promise((resolve) => setImmediate(resolve));
      await this.table.refresh();
    }
  }

  /** Whatever can be asked about the game and others: by an outsider, an onlooker, or this player. */
  async replies(seat: Seat | undefined): Promise<unknown> {
    const { id } = this.table;
    const people = [null, STRANGER, ...(seat === undefined ? [] : [accountAt(id, seat)])];
    return await Promise.all(people.map((account) => this.outside.ask(id, account)));
  }
}

export const PASS = 0;

/** The game as it is, with a witness to the world it is played in. */
function watched(game: AnyGame, witness: (world: World<unknown>) => void): AnyGame {
  return {
    ...game,
    create(configuration, world: World<unknown>) {
      witness(world);
      return game.create(configuration, world);
    },
  };
}

/** What is stored, with nobody to be told of changes: each of these tables is the only one of its game. */
function deaf(storage: Storage): Storage {
  return Object.create(storage, { onNews: { value: () => undefined } }) as Storage; // all the rest is as it was
}
