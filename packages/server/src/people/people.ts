/** Who plays: guests, known by their device alone, and accounts with a password, which can sign in anywhere. */
import { randomUUID } from 'node:crypto';
import { Refused } from '../refused.ts';
import { type Account, type Storage, Taken } from '../storage/storage.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { claimedBy, isToken, tokenFor } from './tokens.ts';

const LONGEST_NAME = 32;
const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200; // hashing more is work for nothing

export type AccountStorage = Pick<Storage, 'account' | 'accountNamed' | 'createAccount' | 'setPassword' | 'setName'>;

/** A person and the token that proves it from now on. */
export interface SignedIn {
  readonly account: Account;
  readonly token: string;
}

export class People {
  /** Compared with where there is no account, so that an answer takes as long as where there is one. */
  private decoy: Promise<string> | null = null;

  constructor(
    private readonly storage: AccountStorage,
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  /** A guest by a name that no account with a password has. */
  async guest(wanted: string): Promise<SignedIn> {
    const name = await this.freeName(wanted);
    const account: Account = { id: randomUUID(), name, password: null, created: this.now() };
    await this.storage.createAccount(account);
    return this.signedIn(account);
  }

  /** The person a token belongs to; null for none, a forged one, or one from before the password changed. */
  async recognise(token: string): Promise<Account | null> {
    const id = claimedBy(token);
    const account = id === null ? null : await this.storage.account(id);
    return account && isToken(this.secret, account, token) ? account : null;
  }

  async signIn(name: string, password: string): Promise<SignedIn> {
    const account = await this.storage.accountNamed(name.trim());
    this.decoy ??= hashPassword('nobody has this one');
    const right = await isPassword(password.slice(0, LONGEST_PASSWORD), account?.password ?? (await this.decoy));
    if (!account?.password || !right) {
      throw new Refused('wrong-password', 'there is no account with that name and password');
    }
    return this.signedIn(account);
  }

  /** Gives an account a password, or another one. Its other devices have to sign in again. */
  async setPassword(account: Account, password: string, old: string | null): Promise<SignedIn> {
    if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
      throw new Refused(
        'malformed',
        `a password has ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters, not ${password.length}`,
      );
    }
    if (account.password !== null && !(await isPassword(old ?? '', account.password))) {
      throw new Refused('wrong-password', 'that is not the password there was');
    }
    const hashed = await hashPassword(password);
    await this.unlessTaken(account.name, this.storage.setPassword(account.id, hashed));
    return this.signedIn({ ...account, password: hashed });
  }

  async rename(account: Account, wanted: string): Promise<Account> {
    const name = cleanName(wanted);
    const other = await this.storage.accountNamed(name);
    if (other && other.id !== account.id) throw nameTaken(name);
    await this.unlessTaken(name, this.storage.setName(account.id, name));
    return { ...account, name };
  }

  private signedIn(account: Account): SignedIn {
    return { account, token: tokenFor(this.secret, account) };
  }

  private async freeName(wanted: string): Promise<string> {
    const name = cleanName(wanted);
    if (await this.storage.accountNamed(name)) throw nameTaken(name);
    return name;
  }

  private async unlessTaken(name: string, writing: Promise<void>): Promise<void> {
    try {
      await writing;
    } catch (error) {
      throw error instanceof Taken ? nameTaken(name) : error;
    }
  }
}

function nameTaken(name: string): Refused {
  return new Refused('name-taken', `'${name}' is the name of an account with a password: sign in, or choose another`);
}

/** A name as everybody will read it: one line, no characters that cannot be seen. */
export function cleanName(wanted: string): string {
  const name = wanted
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (name.length === 0 || [...name].length > LONGEST_NAME) {
    throw new Refused('malformed', `a name has 1 to ${LONGEST_NAME} characters`);
  }
  return name;
}
