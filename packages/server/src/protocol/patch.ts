/** The difference between two pieces of plain data, and how to apply it. */
import type { Plain } from '@ragtag/kernel';
import { Findings } from './findings.ts';
import type { Patch } from './protocol.ts';

type Path = readonly (string | number)[];
type Change = Patch[number];

/**
 * The changes that turn one into the other, none if they are the same; and the other once more, made of what it has in
 * common with the one and of what is new. Whoever keeps that keeps little: the rest of `after` is gone soon. What was
 * found in comparing others is not looked for again.
 */
export function difference(
  before: Plain,
  after: Plain,
  findings = new Findings(),
): { readonly patch: Patch; readonly merged: Plain } {
  const patch: Change[] = [];
  const merged = compare(before, after, { at: [], changes: patch, findings });
  return { patch, merged };
}

/** Keeps the path to what is compared in one list, copied only where something changed: most of a table does not. */
interface Comparing {
  readonly at: (string | number)[];
  readonly changes: Change[];
  readonly findings: Findings;
}

function compare(before: Plain, after: Plain, comparing: Comparing): Plain {
  if (before === after) return before;
  const { at, changes, findings } = comparing;
  const known = findings.known(before, after, at);
  if (known) {
    changes.push(...known.changes);
    return known.merged;
  }
  const from = changes.length;
  const merged = compareParts(before, after, comparing);
  findings.keep(after, { before, at: [...at], changes: changes.slice(from), merged });
  return merged;
}

function compareParts(before: Plain, after: Plain, comparing: Comparing): Plain {
  const { at, changes } = comparing;
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, comparing);
  if (isRecord(before) && isRecord(after) && at[0] !== 'question') return compareRecords(before, after, comparing);
  changes.push({ at: [...at], put: after }); // nothing of one question is of use in the next
  return after;
}

type List = readonly Plain[];
type Entries = { readonly [key: string]: Plain };

function compareLists(before: List, after: List, comparing: Comparing): Plain {
  const { at, changes } = comparing;
  const found = changes.length;
  const shared = Math.min(before.length, after.length);
  let merged: Plain[] | null = null;
  for (let index = 0; index < shared; index++) {
    const old = before[index];
    const value = after[index];
    if (old === value || old === undefined || value === undefined) continue;
    at.push(index);
    const both = compare(old, value, comparing);
    at.pop();
    if (both !== value) {
      merged ??= [...after];
      merged[index] = both;
    }
  }
  for (let index = before.length - 1; index >= shared; index--) changes.push({ at: [...at, index], cut: true });
  for (let index = shared; index < after.length; index++) {
    const value = after[index];
    if (value !== undefined) changes.push({ at: [...at, index], put: value });
  }
  return changes.length === found ? before : (merged ?? after);
}

function compareRecords(before: Entries, after: Entries, comparing: Comparing): Plain {
  const { at, changes } = comparing;
  const found = changes.length;
  let merged: { [key: string]: Plain } | null = null;
  let inBoth = 0;
  for (const key in after) {
    const old = before[key];
    const value = after[key];
    if (value === undefined) continue;
    if (old === undefined) {
      changes.push({ at: [...at, key], put: value });
      continue;
    }
    inBoth++;
    if (old === value) continue;
    at.push(key);
    const both = compare(old, value, comparing);
    at.pop();
    if (both !== value) {
      merged ??= { ...after };
      merged[key] = both;
    }
  }
  const keys = Object.keys(before);
  if (keys.length !== inBoth) {
    for (const key of keys) if (!Object.hasOwn(after, key)) changes.push({ at: [...at, key], cut: true });
  }
  if (changes.length > found + 1 && isLeaf(after)) {
    changes.length = found;
    changes.push({ at: [...at], put: after });
    return after;
  }
  return changes.length === found ? before : (merged ?? after);
}

/** A small record of nothing but words and numbers, a card say: where much of it changed, all of it is another one. */
function isLeaf(record: Entries): boolean {
  let size = 0;
  for (const key in record) {
    const value = record[key];
    if (typeof value === 'object' && value !== null && (!Array.isArray(value) || typeof value[0] === 'object'))
      return false;
    if (++size > MOST_IN_LEAF) return false;
  }
  return true;
}
const MOST_IN_LEAF = 8;

function isRecord(value: Plain): value is { readonly [key: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy with the changes made; what they do not touch is shared with the original. */
export function apply(data: Plain, patch: Patch): Plain {
  let result = data;
  for (const change of patch) result = changed(result, change.at, change);
  return result;
}

function changed(data: Plain, at: Path, change: Change): Plain {
  const [key, ...rest] = at;
  if (key === undefined) return 'put' in change ? change.put : null;
  if (Array.isArray(data) && typeof key === 'number') {
    const copy: Plain[] = [...data];
    if (rest.length === 0 && 'cut' in change) copy.splice(key, 1);
    else copy[key] = changed(copy[key] ?? null, rest, change);
    return copy;
  }
  if (!isRecord(data)) throw new RangeError(`there is nothing at ${at.join('.')} to change`);
  const { [key]: old = null, ...others } = data;
  if (rest.length === 0 && 'cut' in change) return others;
  return { ...data, [key]: changed(old, rest, change) };
}
