/** To which addresses letters go: only where somebody has followed the link in the first one, until they say stop. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Allowance } from '../http/allowance.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/storage.ts';
import type { MailSettings, SendLetter } from './mail.ts';

const keptMail = z.object({ address: z.string(), confirmed: z.boolean() }).nullable();
type Kept = z.infer<typeof keptMail>;

/** What somebody writes at the table stays text: no mail program makes a link of it. */
function withoutLinks(text: string): string {
  return text.replace(/[.:@](?=\S)/g, (sign) => `${sign}\u200b`);
}

/** How long the first letter's link is good. In milliseconds. */
const CONFIRMED_WITHIN = 2 * 24 * 3_600_000;
/** Whoever types somebody else's address troubles them with so many letters, and with one more each eight hours. */
const [FIRST_LETTERS, EVERY] = [3, 8 * 3_600];

type Purpose = 'confirm' | 'stop';

/** What a letter says of a game. */
export interface GameLetter {
  readonly game: string;
  readonly title: string;
  readonly text: string;
  /** What everybody at the table has seen happen since, line by line. */
  readonly since: readonly string[];
}

/** No letter is longer: the table has the rest. */
const MOST_LINES = 30;

export class Mailbox {
  private readonly asked: Allowance<string>;

  constructor(
    private readonly storage: Pick<Storage, 'keep' | 'kept'>,
    private readonly secret: string,
    private readonly settings: MailSettings,
    private readonly send: SendLetter,
    private readonly now: () => number,
  ) {
    this.asked = new Allowance(1 / EVERY, FIRST_LETTERS, now);
  }

  /** The address of an account, and whether letters go there. */
  async of(account: string): Promise<Kept> {
    return keptMail.parse(await this.storage.kept({ game: '', account, name: 'mail' }));
  }

  /** Asks at an address whether letters are wanted there; null forgets the one there was. */
  async set(account: string, address: string | null): Promise<void> {
    if (address === null) return await this.keep(account, null);
    const known = await this.of(account);
    if (known?.address === address && known.confirmed) return;
    if (!this.asked.take(address.toLowerCase())) {
      throw new Refused(
        'too-fast',
        'that address has been written to several times already: look there, or try tomorrow',
      );
    }
    await this.keep(account, { address, confirmed: false });
    const link = this.page('confirm', this.token('confirm', account, address, this.now() + CONFIRMED_WITHIN));
    const text = [
      'Somebody, probably you, wants to be told here when a game waits. If that is so, follow this link within two days:',
      link,
      'If not, do nothing: nothing more is sent here.',
    ].join('\n\n');
    await this.send({
      to: address,
      subject: 'Ragtag: is this your address?',
      text,
      stop: this.stopFor(account, address),
    });
  }

  /** Somebody who reads the letters of an address wants them. */
  async confirm(token: string): Promise<void> {
    const { account, address } = await this.read('confirm', token);
    await this.keep(account, { address, confirmed: true });
  }

  /** Somebody who reads the letters of an address wants no more of them. Said twice, it is still so. */
  async stop(token: string): Promise<void> {
    const found = await this.find('stop', token);
    if (found) await this.keep(found.account, null);
  }

  /** Tells somebody of a game. */
  async write(account: string, address: string, { game, title, text, since }: GameLetter): Promise<void> {
    const said = `${withoutLinks(title)}: ${text}`;
    const link = game === '' ? null : new URL(`/table/${encodeURIComponent(game)}`, this.settings.address).href;
    const lines = since.slice(-MOST_LINES).map((line) => `- ${withoutLinks(line)}`);
    const omitted = since.length > MOST_LINES ? ['- ...'] : [];
    const parts = [
      said,
      ...(link === null ? [] : [link]),
      ...(lines.length === 0 ? [] : [['What has happened:', ...omitted, ...lines].join('\n')]),
      `No more of these letters: ${this.page('stop', this.token('stop', account, address, 0))}`,
    ];
    await this.send({ to: address, subject: said, text: parts.join('\n\n'), stop: this.stopFor(account, address) });
  }

  private page(purpose: Purpose, token: string): string {
    return new URL(`/mail/${purpose}/${token}`, this.settings.address).href;
  }

  private stopFor(account: string, address: string): string {
    const token = this.token('stop', account, address, 0);
    return new URL(`/api/mail/stop?${new URLSearchParams({ token })}`, this.settings.address).href;
  }

  /** Good for this address alone, and until then; 0 for always. */
  private token(purpose: Purpose, account: string, address: string, until: number): string {
    const signed = createHmac('sha256', this.secret).update(JSON.stringify(['mail', purpose, account, address, until]));
    return `${account}.${until}.${signed.digest('base64url')}`;
  }

  private async find(purpose: Purpose, token: string): Promise<{ account: string; address: string } | null> {
    const [account = '', time = ''] = token.split('.');
    const until = Number(time);
    const kept = account === '' ? null : await this.of(account);
    if (!kept || !Number.isSafeInteger(until)) return null;
    const expected = Buffer.from(this.token(purpose, account, kept.address, until));
    const given = Buffer.from(token);
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    return isRight && (until === 0 || until > this.now()) ? { account, address: kept.address } : null;
  }

  private async read(purpose: Purpose, token: string): Promise<{ account: string; address: string }> {
    const found = await this.find(purpose, token);
    if (!found) throw new Refused('stale', 'this link is no longer good: ask for another');
    return found;
  }

  private async keep(account: string, value: Kept): Promise<void> {
    await this.storage.keep({ game: '', account, name: 'mail' }, value);
  }
}
