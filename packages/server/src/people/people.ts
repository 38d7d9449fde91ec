/** Who plays: guests, known by their device alone, and accounts with a password, which can sign in anywhere. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Refused } from '../refused.ts';
import { type Account, type Storage, Taken } from '../storage/storage.ts';
import { cleanName } from './names.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { claimOf, isToken, tokenFor } from './tokens.ts';

const A_DAY = 24 * 3_600_000; // milliseconds
const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 200; // hashing more is work for nothing

export type AccountStorage = Pick<
  Storage,
  | 'accountInSession'
  | 'accountNamed'
  | 'beginSession'
  | 'createAccount'
  | 'endSession'
  | 'setPassword'
  | 'setName'
  | 'setSeen'
>;

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
    const created = this.now();
    const account: Account = { id: randomUUID(), name, password: null, created, blocked: false, seen: created };
    const session = newSession();
    await this.storage.createAccount(account, session);
    return this.signedIn(account, session);
  }

  /** The person a token belongs to; null for none, a forged one, or one whose session is over. */
  async recognise(token: string): Promise<Account | null> {
    const claim = claimOf(token);
    const account = claim && (await this.storage.accountInSession(claim.account, claim.session));
    if (!account || account.blocked || !isToken(this.secret, account, token)) return null;
    if (account.seen !== undefined && this.now() - account.seen > A_DAY) {
      await this.storage.setSeen(account.id, this.now());
    }
    return account;
  }

  async signIn(name: string, password: string): Promise<SignedIn> {
    const account = await this.storage.accountNamed(name.trim());
    this.decoy ??= hashPassword('nobody has this one');
    const right = await isPassword(password.slice(0, LONGEST_PASSWORD), account?.password ?? (await this.decoy));
    if (!account?.password || !right) {
      throw new Refused('wrong-password', 'there is no account with that name and password');
    }
    if (account.blocked) throw new Refused('not-allowed', 'this account is blocked by whoever runs the server');
    const session = newSession();
    await this.storage.beginSession(account.id, session, this.now());
    return this.signedIn(account, session);
  }

  /** From now on nobody is recognised by this token, wherever a copy of it may be. */
  async signOut(token: string): Promise<void> {
    const [account, claim] = [await this.recognise(token), claimOf(token)];
    if (account && claim) await this.storage.endSession(account.id, claim.session);
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
    const session = newSession();
    await this.unlessTaken(account.name, this.storage.setPassword(account.id, hashed, session, this.now()));
    return this.signedIn({ ...account, password: hashed }, session);
  }

  async rename(account: Account, wanted: string): Promise<Account> {
    const name = cleanName(wanted);
    const other = await this.storage.accountNamed(name);
    if (other && other.id !== account.id) throw nameTaken(name);
    await this.unlessTaken(name, this.storage.setName(account.id, name));
    return { ...account, name };
  }

  private signedIn(account: Account, session: string): SignedIn {
    return { account, token: tokenFor(this.secret, { account: account.id, session }) };
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

function newSession(): string {
  return randomBytes(12).toString('base64url');
}

function nameTaken(name: string): Refused {
  return new Refused('name-taken', `'${name}' is the name of an account with a password: sign in, or choose another`);
}
