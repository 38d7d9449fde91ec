/**
 * What was found and written for one viewer, for the next: most of what changes at a table changes for everybody, and is
 * the very same object before and after for all of them.
 */
import type { Plain } from '@ragtag/kernel';

type Path = readonly (string | number)[];

/** What turned one thing into another, and the other made of the one. */
interface Found {
  readonly before: Plain;
  readonly after: Plain;
  readonly at: Path;
  /** As they are sent. */
  readonly changes: readonly string[];
  readonly merged: Plain;
}

/** How far in parts are that viewers may have in common: `view.check`, `view.players.3`. */
const [NEAREST, FARTHEST] = [2, 3];

export class Findings {
  private readonly found: Found[] = []; // few: looking through them is the fastest
  private readonly texts = new Map<object, string>();

  /** What was found where this very thing came in place of that one; null if it was not looked for, or nothing is kept. */
  known(before: Plain, after: Plain, at: Path): Found | null {
    if (!isShared(after, at)) return null;
    for (const found of this.found) {
      if (found.after === after && found.before === before && isSame(found.at, at)) return found;
    }
    return null;
  }

  /** Keeps the changes that were found from there on. */
  keep(before: Plain, after: Plain, at: Path, changes: readonly string[], from: number, merged: Plain): void {
    if (isShared(after, at)) this.found.push({ before, after, at: [...at], changes: changes.slice(from), merged });
  }

  /** JSON, written once for each object. */
  text(value: object): string {
    const known = this.texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    this.texts.set(value, text);
    return text;
  }

  /** A list of such texts. */
  list<T>(values: readonly T[], text: (value: T) => string): string {
    let written = '';
    for (const value of values) written += written === '' ? text(value) : `,${text(value)}`;
    return `[${written}]`;
  }
}

function isShared(value: Plain, at: Path): boolean {
  return at.length >= NEAREST && at.length <= FARTHEST && typeof value === 'object' && value !== null;
}

function isSame(one: Path, other: Path): boolean {
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false;
  return one.length === other.length;
}
