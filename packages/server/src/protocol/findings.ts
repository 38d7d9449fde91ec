/**
 * What was found and written for one viewer, for the next: most of what changes at a table changes for everybody, and is
 * the very same object before and after for all of them.
 */
import type { Plain } from '@ragtag/kernel';
import type { Patch } from './protocol.ts';

type Path = readonly (string | number)[];
type Change = Patch[number];

/** What turned one thing into another, and the other made of the one. */
interface Found {
  readonly before: Plain;
  readonly at: Path;
  readonly changes: readonly Change[];
  readonly merged: Plain;
}

/** How far in parts are that viewers may have in common: `view.check`, `view.players.3`. */
const [NEAREST, FARTHEST] = [2, 3];

export class Findings {
  private readonly found = new Map<Plain, Found>();
  private readonly texts = new Map<object, string>();

  /** What was found where this very thing came in place of that one; null if it was not looked for, or nothing is kept. */
  known(before: Plain, after: Plain, at: Path): Found | null {
    if (!isShared(after, at)) return null;
    const found = this.found.get(after);
    return found?.before === before && isSame(found.at, at) ? found : null;
  }

  /** Keeps the changes that were found from there on. */
  keep(before: Plain, after: Plain, at: Path, changes: readonly Change[], from: number, merged: Plain): void {
    if (isShared(after, at)) this.found.set(after, { before, at: [...at], changes: changes.slice(from), merged });
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
