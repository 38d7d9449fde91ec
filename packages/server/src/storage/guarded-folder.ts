/** A data folder is for nobody but the user who runs the server: it holds what players may not know. */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [OWN_FOLDER, OWN_FILE, OTHERS] = [0o700, 0o600, 0o077];
/** What a server puts there: the database with its log, a backup that arrives, what keeps a second server out. */
const OURS = /^(ragtag\.db|arriving\.db|lock)/;

/**
 * Closes the folder and what a server keeps in it to everybody else; returns what stays open to others, and why. A folder with
 * other things in it is somebody else's to close.
 */
export function closeToOthers(folder: string): string[] {
  const names = readdirSync(folder);
  const shared = names.find((name) => !OURS.test(name));
  const files = names.filter((name) => OURS.test(name)).map((name) => close(join(folder, name), OWN_FILE));
  const own = shared === undefined ? close(folder, OWN_FOLDER) : shareable(folder, shared);
  return [own, ...files].filter((open) => open !== null);
}

function close(path: string, mode: number): string | null {
  try {
    if (isOpen(path)) chmodSync(path, mode);
    return null;
  } catch (error) {
    return `${path} is open to others: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function shareable(folder: string, shared: string): string | null {
  return isOpen(folder) ? `${folder} is open to others, and left so because ${shared} is in it` : null;
}

/** Files of a database come and go while it is used. */
function isOpen(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;
}
