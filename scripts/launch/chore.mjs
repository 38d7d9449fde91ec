import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Work that is done once for each state of its inputs.
 * @typedef {object} Chore
 * @property {string} name
 * @property {string} stamp file that holds the fingerprint of the inputs it was last done for
 * @property {readonly string[]} products files without which it has to be done again
 * @property {() => string} fingerprint
 * @property {() => { status: number | null, error?: Error }} run
 */

/** @param {Chore} chore */
export function isDone(chore) {
  return (
    existsSync(chore.stamp) &&
    chore.products.every((product) => existsSync(product)) &&
    readFileSync(chore.stamp, 'utf8') === chore.fingerprint()
  );
}

/**
 * @param {Chore} chore
 * @returns {number} an exit status
 */
export function runIfStale(chore) {
  if (isDone(chore)) return 0;
  console.error(`${chore.name}...`);
  const fingerprint = chore.fingerprint(); // before the work: what changes under it makes it stale again
  const { status, error } = chore.run();
  if (error) console.error(`ragtag: ${error.message}`);
  if (status !== 0) {
    console.error(`ragtag: ${chore.name} failed.`);
    return status || 1;
  }
  mkdirSync(dirname(chore.stamp), { recursive: true });
  writeFileSync(chore.stamp, fingerprint);
  return 0;
}
