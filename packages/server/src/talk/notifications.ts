/** Telling people who are not looking that a game waits for them, where they asked for it: by webhook, web push or e-mail. */
import type { Seat } from '@ragtag/kernel';
import webPush from 'web-push';
import { z } from 'zod';
import { type NotificationSettings, type NotificationTest, requests } from '../protocol/http.ts';
import { readSetting } from '../storage/settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { Mailbox } from './mailbox.ts';
import type { Send } from './outgoing.ts';

export type Occasion = 'your-turn' | 'reminder' | 'decided-for-you' | 'game-over' | 'test';

/** What is sent. Says which game, and never what is asked. */
export interface Notification {
  readonly occasion: Occasion;
  readonly game: string;
  readonly title: string;
  readonly text: string;
  /** Title, text and link in one, where chat services look for it. */
  readonly content: string;
  /** A title is people's own words: chat services are not to call anybody by what is in it. */
  readonly allowed_mentions: { readonly parse: readonly [] };
  /** To the table; null where it is not known under which address people reach this server. */
  readonly link: string | null;
  readonly at: number;
}

const texts: Readonly<Record<Occasion, string>> = {
  'your-turn': 'The game waits for you.',
  reminder: 'The game still waits for you.',
  'decided-for-you': 'Your time was up: it was decided for you.',
  'game-over': 'The game is over.',
  test: 'This is how you will be told.',
};

/** What has to be known of a table. */
export interface NotifiedTable {
  readonly id: string;
  readonly stored: {
    readonly title: string;
    readonly seats: readonly {
      readonly seat: number;
      readonly account: string | null;
      readonly standIn: string | null;
    }[];
  };
  /** As far as everybody has been shown. */
  readonly over: boolean;
  readonly viewers: { has(account: string): boolean };
  /** The names of the questions asked now, by seat. */
  questions(): ReadonlyMap<Seat, string>;
  /** How many lines of the log everybody has been shown since the table was opened here. */
  readonly linesShown: number;
  /** Those after the first so many, as far as they are remembered, in words. */
  linesSince(shown: number): readonly string[];
}

/** How far somebody knows of a table, and when they were last written to without having looked since. */
interface Reader {
  readonly knows: number;
  readonly writtenAt: number | null;
}

const pushes = z.array(requests['/push']);
type Push = z.infer<(typeof requests)['/push']>;

const keptWebhook = z.union([
  z.object({ url: z.string(), origin: z.string().nullable() }),
  z.string().transform((url) => ({ url, origin: null })), // as it was kept at first
  z.null(),
]);
type Webhook = NonNullable<z.infer<typeof keptWebhook>>;

/** The address of a table as the person knows it. */
function withLink(notification: Notification, origin: string | null): Notification {
  const { game, content } = notification;
  if (origin === null || game === '') return notification;
  const link = new URL(`/table/${encodeURIComponent(game)}`, origin).href;
  return { ...notification, link, content: `${content} ${link}` };
}

/** As it reads, but no chat service finds anybody in it who is to be called. */
function withoutMentions(text: string): string {
  return text.replaceAll('@', '@\u200b').replaceAll('<', '‹').replaceAll('>', '›');
}

interface Sending {
  readonly to: NotificationTest['sent'][number]['to'];
  readonly done: Promise<number>;
}

const MOST_DEVICES = 10;
const GONE = [404, 410];
/** Whoever does not look is written to once in so long about one game, whatever happens there. In milliseconds. */
const LETTERS_APART = 10 * 60_000;
const DELIVERED = 250;
const SUBJECT = 'https://ragtag.invalid';
const PUSH_LIFETIME = 24 * 3_600; // seconds the push service keeps it for a device that is off

/** With which a push service knows this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const pushKeys: z.ZodType<PushKeys> = z.object({ publicKey: z.string(), privateKey: z.string() });

/** The same for all processes, and for ever. */
export async function pushKeysIn(storage: Pick<Storage, 'setting'>): Promise<PushKeys> {
  const kept = await storage.setting('push-keys', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return readSetting('push-keys', kept, pushKeys);
}

export class Notifications {
  /** The question each seat was last told of. */
  private readonly told = new WeakMap<object, ReadonlyMap<Seat, string>>();
  private readonly finished = new WeakSet<object>();
  private readonly underWay = new Set<Promise<void>>();
  private readonly readers = new WeakMap<object, Map<string, Reader>>();

  constructor(
    private readonly storage: Pick<Storage, 'keep' | 'kept'>,
    private readonly send: Send,
    private readonly keys: PushKeys,
    private readonly now: () => number,
    private readonly failed: (error: unknown) => void,
    /** Null where this server sends no e-mail. */
    private readonly mailbox: Mailbox | null = null,
  ) {}

  get pushKey(): string {
    return this.keys.publicKey;
  }

  /** `origin` is where the person's page came from: links lead there. */
  async setWebhook(account: string, url: string | null, origin: string | null): Promise<void> {
    await this.storage.keep({ game: '', account, name: 'webhook' }, url === null ? null : { url, origin });
  }

  /** One more device of a person. */
  async addPush(account: string, push: Push): Promise<void> {
    const others = (await this.pushesOf(account)).filter(({ endpoint }) => endpoint !== push.endpoint);
    await this.keepPushes(account, [...others, push].slice(-MOST_DEVICES));
  }

  async removePush(account: string, endpoint: string): Promise<void> {
    const left = (await this.pushesOf(account)).filter((one) => one.endpoint !== endpoint);
    await this.keepPushes(account, left);
  }

  /** Looks who is asked now at a table, and tells those who were not told yet and do not look. */
  changed(table: NotifiedTable): void {
    this.noteWhoLooks(table);
    const asked = table.questions();
    const told = this.told.get(table);
    for (const [seat, question] of asked) if (told?.get(seat) !== question) this.tell(table, seat, 'your-turn');
    if (asked.size > 0) this.told.set(table, asked);
    else if (told) this.told.delete(table);
    if (!table.over || this.finished.has(table)) return;
    this.finished.add(table);
    for (const { seat } of table.stored.seats) this.tell(table, seat, 'game-over');
  }

  /** Tells whoever plays a seat, unless they are looking. */
  tell(table: NotifiedTable, seat: number, occasion: Occasion): void {
    const sitting = table.stored.seats.find((one) => one.seat === seat);
    const { id: game, stored } = table;
    const notification = this.notification(occasion, game, stored.title);
    for (const account of [sitting?.account, sitting?.standIn]) {
      if (account == null || table.viewers.has(account)) continue;
      const delivery = this.deliver(account, notification, this.newsFor(table, account, occasion))
        .catch(this.failed)
        .finally(() => this.underWay.delete(delivery));
      this.underWay.add(delivery);
    }
  }

  /** Where a person is told. */
  async settings(account: string): Promise<NotificationSettings> {
    const devices = (await this.pushesOf(account)).map(({ endpoint }) => endpoint);
    const mail = await this.mailbox?.of(account);
    return {
      webhook: (await this.webhookOf(account))?.url ?? null,
      devices,
      mail: { offered: this.mailbox !== null, address: mail?.address ?? null, confirmed: mail?.confirmed ?? false },
    };
  }

  /** Tells a person something now, to see whether it arrives. */
  async test(account: string): Promise<NotificationTest> {
    const sending = await this.sendings(account, this.notification('test', '', 'Ragtag'), []);
    const sent = sending.map(async ({ to, done }) => ({
      to,
      ok: await done.then(
        (status) => status >= 200 && status < 300,
        () => false, // why is the receiver's business, and could tell of the network we are in
      ),
    }));
    return { sent: await Promise.all(sent) };
  }

  private notification(occasion: Occasion, game: string, title: string): Notification {
    const text = texts[occasion];
    const content = `${withoutMentions(title)}: ${text}`;
    return { occasion, game, title, text, content, allowed_mentions: { parse: [] }, link: null, at: this.now() };
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    await Promise.all(this.underWay);
  }

  /** Whoever looks needs no letter to know what has happened. */
  private noteWhoLooks(table: NotifiedTable): void {
    for (const { account, standIn } of table.stored.seats) {
      for (const one of [account, standIn]) {
        if (one !== null && table.viewers.has(one)) {
          this.readersOf(table).set(one, { knows: table.linesShown, writtenAt: null });
        }
      }
    }
  }

  private readersOf(table: object): Map<string, Reader> {
    const known = this.readers.get(table) ?? new Map<string, Reader>();
    this.readers.set(table, known);
    return known;
  }

  /** What a letter to somebody tells, all of it known to everybody; null if they were written to a moment ago. */
  private newsFor(table: NotifiedTable, account: string, occasion: Occasion): readonly string[] | null {
    if (this.mailbox === null) return null;
    const readers = this.readersOf(table);
    const { knows, writtenAt } = readers.get(account) ?? { knows: 0, writtenAt: null };
    const now = this.now();
    if (occasion !== 'game-over' && writtenAt !== null && now - writtenAt < LETTERS_APART) return null;
    readers.set(account, { knows: table.linesShown, writtenAt: now });
    return table.linesSince(knows);
  }

  private async deliver(account: string, notification: Notification, since: readonly string[] | null): Promise<void> {
    await Promise.all((await this.sendings(account, notification, since)).map(({ done }) => done));
  }

  /** Sends it everywhere the person wants it; each resolves with the status of the reply. */
  private async sendings(
    account: string,
    notification: Notification,
    since: readonly string[] | null,
  ): Promise<Sending[]> {
    const [webhook, devices] = [await this.webhookOf(account), await this.pushesOf(account)];
    const mail = since === null ? null : await this.mailbox?.of(account);
    const sendings: Sending[] = []; // nothing is awaited from here on: one that fails meanwhile would be nobody's to catch
    if (webhook !== null) {
      const body = JSON.stringify(withLink(notification, webhook.origin));
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      sendings.push({ to: 'webhook', done: this.send({ url: webhook.url, headers, body }) });
    }
    const body = JSON.stringify(notification);
    for (const push of devices) {
      sendings.push({ to: 'push', done: this.push(account, push, body) });
    }
    if (this.mailbox && mail?.confirmed && since !== null) {
      const letter = { ...notification, since };
      sendings.push({ to: 'mail', done: this.mailbox.write(account, mail.address, letter).then(() => DELIVERED) });
    }
    return sendings;
  }

  private async push(account: string, push: Push, text: string): Promise<number> {
    const { endpoint, headers, body } = webPush.generateRequestDetails(push, text, {
      vapidDetails: { subject: SUBJECT, ...this.keys },
      TTL: PUSH_LIFETIME,
    });
    const status = await this.send({ url: endpoint, headers: headers as Record<string, string>, body: body ?? '' });
    if (GONE.includes(status)) await this.removePush(account, push.endpoint);
    return status;
  }

  private async webhookOf(account: string): Promise<Webhook | null> {
    const kept = await this.storage.kept({ game: '', account, name: 'webhook' });
    return keptWebhook.parse(kept);
  }

  private async pushesOf(account: string): Promise<Push[]> {
    return pushes.parse((await this.storage.kept({ game: '', account, name: 'push' })) ?? []);
  }

  private async keepPushes(account: string, all: readonly Push[]): Promise<void> {
    const kept = all.map(({ endpoint, keys }) => ({ endpoint, keys }));
    await this.storage.keep({ game: '', account, name: 'push' }, kept);
  }
}
