import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Of what the files say.
 * @param {string} root
 * @param {readonly string[]} paths those that don't exist are left out
 */
export function contentOf(root, paths) {
  const hash = createHash('sha1');
  for (const path of paths) {
    const file = join(root, path);
    if (existsSync(file)) hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Of which files there are, in folders and below, their sizes and when they were written: fast, however many there are.
 * @param {string} root
 * @param {readonly string[]} paths those that don't exist are left out
 */
export function timesOf(root, paths) {
  const hash = createHash('sha1');
  /** @param {string} path */
  const visit = (path) => {
    const about = statSync(join(root, path), { throwIfNoEntry: false });
    if (about === undefined) return;
    if (about.isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) visit(`${path}/${name}`);
    } else {
      hash.update(`${path}\0${about.size}\0${about.mtimeMs}\0`);
    }
  };
  paths.forEach(visit);
  return hash.digest('hex');
}
