import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MINUTES = 60_000;

/**
 * Does the work while no other process holds the lock, waiting for it as long as needed. A lock whose holder has died
 * counts for nothing.
 * @template T
 * @param {string} path
 * @param {() => T} work
 * @returns {Promise<T>}
 */
export async function locked(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  for (let tries = 0; !take(path); tries++) {
    if (abandoned(path)) evict(path);
    else if (tries === 20) console.error('Waiting for another ragtag that is installing or building...');
    await sleep(50);
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function take(path) {
  return unlessThere(() => writeFileSync(path, String(process.pid), { flag: 'wx' }));
}

/**
 * Is the lock's holder gone? Being created and filled are two steps, so an empty one gets a moment.
 * @param {string} path
 */
export function abandoned(path) {
  const age = ageOf(path);
  if (age === undefined) return false;
  const holder = Number(readIfThere(path));
  return holder === 0 ? age > MINUTES / 6 : !isAlive(holder) || age > 30 * MINUTES;
}

/**
 * Removes an abandoned lock. Only one process at a time may, and it looks again first: otherwise the second of two that
 * saw the same dead holder would remove the lock that the first has taken since.
 * @param {string} path
 */
function evict(path) {
  const guard = `${path}.evict`;
  if (!unlessThere(() => mkdirSync(guard))) {
    if ((ageOf(guard) ?? 0) > MINUTES / 6) rmSync(guard, { recursive: true, force: true });
    return;
  }
  if (abandoned(path)) rmSync(path, { force: true });
  rmdirSync(guard);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {string} path */
function ageOf(path) {
  const about = statSync(path, { throwIfNoEntry: false });
  return about && Date.now() - about.mtimeMs;
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/** @param {() => void} create */
function unlessThere(create) {
  try {
    create();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
