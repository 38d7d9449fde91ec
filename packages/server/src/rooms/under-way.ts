/**
 * Which game a thread is busy with, written where another thread can read it: a rule that never comes to its end can't be
 * asked any more. And on which game's behalf something was thrown that nobody caught.
 */

const LONGEST_ID = 64;
/** Where a thread that is being started counts on. */
const BEATS = 1 + LONGEST_ID;
const BEAT_EVERY = 100; // milliseconds

/** The game's id as characters, after how many there are. One for each thread: it does one thing at a time. */
let written = new Uint16Array(memoryForUnderWay());
let current = '';
const blamed = new WeakMap<object, string>();

/** Has this thread write where somebody else reads. */
export function shareUnderWay(memory: SharedArrayBuffer): void {
  written = new Uint16Array(memory);
}

export function memoryForUnderWay(): SharedArrayBuffer {
  return new SharedArrayBuffer(2 * (BEATS + 1));
}

/** Shows that this thread lives while it loads what it needs, until the function that is returned is called. */
export function showLife(memory: SharedArrayBuffer): () => void {
  const counted = new Uint16Array(memory);
  const beating = setInterval(() => {
    counted[BEATS] = (counted[BEATS] ?? 0) + 1;
  }, BEAT_EVERY);
  return () => clearInterval(beating);
}

/** How far whoever writes there has counted. */
export function beatsIn(memory: SharedArrayBuffer): number {
  return new Uint16Array(memory)[BEATS] ?? 0;
}

/** The game that whoever writes there is busy with; null for none. */
export function underWayIn(memory: SharedArrayBuffer): string | null {
  const [length = 0, ...characters] = new Uint16Array(memory);
  return length === 0 ? null : String.fromCharCode(...characters.slice(0, length));
}

/** Does some work for a game: as long as it runs without a pause, it is known for which. */
export function during<T>(game: string, work: () => T): T {
  const before = current;
  note(game);
  try {
    return work();
  } catch (error) {
    if (typeof error === 'object' && error !== null && !blamed.has(error)) blamed.set(error, game);
    throw error;
  } finally {
    note(before);
  }
}

/** The game for which something was being done when this was thrown; null where that is not known. */
export function gameBehind(error: unknown): string | null {
  return typeof error === 'object' && error !== null ? (blamed.get(error) ?? null) : null;
}

function note(game: string): void {
  if (game === current) return;
  current = game;
  const length = Math.min(game.length, LONGEST_ID);
  for (let index = 0; index < length; index++) written[1 + index] = game.charCodeAt(index);
  written[0] = length;
}
