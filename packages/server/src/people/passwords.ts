/** Passwords are never kept, only what scrypt makes of them with a salt of their own. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const COST = 15; // two to the power of: 32 MB of memory for each try
const LENGTH = 32;

/** What to keep: `scrypt cost salt hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return ['scrypt', COST, salt.toString('base64url'), hash.toString('base64url')].join(' ');
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [scheme, cost, salt, hash] = kept.split(' ');
  if (scheme !== 'scrypt' || cost === undefined || salt === undefined || hash === undefined) return false;
  const expected = Buffer.from(hash, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), Number(cost));
  return found.length === expected.length && timingSafeEqual(found, expected);
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: 8, p: 1, maxmem: 256 * 2 ** cost * 8 };
  return new Promise((resolve, reject) => {
    // The same password typed on two keyboards may arrive as different characters.
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
