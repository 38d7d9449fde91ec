/** What changed between two pieces of plain data, and how to apply it. */
import type { Plain } from '@ragtag/kernel';
import { Findings } from './findings.ts';
import type { Patch } from './protocol.ts';

type Path = readonly (string | number)[];
type Change = Patch[number];

/** How far in the records of what was told are its own: the table, and what is seen of the game. */
const OWN = 2;

/** What somebody was told, for as long as there is more to tell. */
export class LastSent {
  private data: Plain;

  constructor(data: Plain) {
    this.data = owned(data, OWN);
  }

  get all(): Plain {
    return this.data;
  }

  /**
   * The changes from what was told so far to what there is to tell now, each as it is sent; none if it is the same. What
   * was found for others is not looked for again. What is kept of it is what is new: all the rest of `after` is gone soon,
   * and the outer records are changed in place, for copies of them would be most of what thousands of tables keep.
   */
  update(after: Plain, findings = new Findings()): readonly string[] {
    const { changes, note } = this.compare(after, findings);
    note();
    return changes;
  }

  /** The same, but told only with `note`; until then nothing has changed. */
  compare(after: Plain, findings: Findings): { readonly changes: readonly string[]; note(): void } {
    const changes: string[] = [];
    const writes: Write[] = [];
    const data = kept(this.data, after, { at: [], changes, findings, writes }, OWN);
    const note = () => {
      this.data = data;
      for (const { own, key, value } of writes) {
        if (value === undefined) delete own[key];
        else own[key] = value;
      }
    };
    return { changes, note };
  }
}

/** Something to be put into a record of our own; undefined takes it out. */
interface Write {
  readonly own: { [key: string]: Plain };
  readonly key: string;
  readonly value: Plain | undefined;
}

/** A patch as it is sent, of changes as they are sent. */
export function patchText(changes: readonly string[]): string {
  return `[${changes.join(',')}]`;
}

/** Keeps the path to what is compared in one list, written only where something changed: most of a table does not. */
interface Comparing {
  readonly at: (string | number)[];
  readonly changes: string[];
  readonly findings: Findings;
  readonly writes: Write[];
}

function put({ at, changes }: Comparing, value: Plain): void {
  changes.push(JSON.stringify({ at, put: value }));
}

function putAt(comparing: Comparing, key: string | number, value: Plain): void {
  comparing.at.push(key);
  put(comparing, value);
  comparing.at.pop();
}

function cutAt({ at, changes }: Comparing, key: string | number): void {
  at.push(key);
  changes.push(JSON.stringify({ at, cut: true }));
  at.pop();
}

/** What is kept of it where so many levels of records are our own: the same record, changed, or a new one. */
function kept(before: Plain, after: Plain, comparing: Comparing, levels: number): Plain {
  if (levels > 0 && isRecord(before) && isRecord(after) && before !== after) {
    return changeRecord(before, after, comparing, levels);
  }
  return owned(compare(before, after, comparing), levels);
}

/** A copy as far in as records are to be our own. */
function owned(data: Plain, levels: number): Plain {
  if (levels <= 0 || !isRecord(data)) return data;
  const copy: { [key: string]: Plain } = { ...data }; // at once: key by key it would become a slow one
  for (const key in copy) {
    const value = copy[key] ?? null;
    const own = owned(value, levelsIn(key, levels));
    if (own !== value) copy[key] = own;
  }
  return copy;
}

/** Nothing of one question is of use in the next: it is told as a whole, and kept as it is. */
const WHOLE = 'question';

function levelsIn(key: string, levels: number): number {
  return key === WHOLE ? 0 : levels - 1;
}

/** The other, made of what it has in common with the one and of what is new. */
function compare(before: Plain, after: Plain, comparing: Comparing): Plain {
  if (before === after) return before;
  const { at, changes, findings } = comparing;
  const known = findings.known(before, after, at);
  if (known) {
    for (const change of known.changes) changes.push(change);
    return known.merged;
  }
  const from = changes.length;
  const merged = compareParts(before, after, comparing);
  findings.keep(before, after, at, changes, from, merged);
  return merged;
}

function compareParts(before: Plain, after: Plain, comparing: Comparing): Plain {
  if (isList(before) && isList(after)) return compareLists(before, after, comparing);
  if (isRecord(before) && isRecord(after) && comparing.at[0] !== WHOLE) return compareRecords(before, after, comparing);
  put(comparing, after);
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
  for (let index = before.length - 1; index >= shared; index--) cutAt(comparing, index);
  for (let index = shared; index < after.length; index++) {
    const value = after[index];
    if (value !== undefined) putAt(comparing, index, value);
  }
  return changes.length === found ? before : (merged ?? after);
}

/** Has a record of our own become like the other. */
function changeRecord(before: Entries, after: Entries, comparing: Comparing, levels: number): Plain {
  const own = before as { [key: string]: Plain }; // copied by `owned`
  const { at, changes, writes } = comparing;
  const found = changes.length;
  let gone = sizeOf(before);
  for (const key in after) {
    const old = before[key];
    const value = after[key];
    if (value === undefined) continue;
    if (old !== undefined) gone--;
    if (old === value) continue;
    if (old === undefined) {
      putAt(comparing, key, value);
      writes.push({ own, key, value: owned(value, levelsIn(key, levels)) });
      continue;
    }
    at.push(key);
    const both = kept(old, value, comparing, levelsIn(key, levels));
    if (both !== old) writes.push({ own, key, value: both });
    at.pop();
  }
  if (gone > 0) {
    for (const key of missing(before, after)) {
      cutAt(comparing, key);
      writes.push({ own, key, value: undefined });
    }
  }
  if (changes.length > found + 1 && isLeaf(after)) putInstead(comparing, found, after);
  return own;
}

function compareRecords(before: Entries, after: Entries, comparing: Comparing): Plain {
  if (isLeaf(after)) return compareLeaves(before, after, comparing);
  const { at, changes } = comparing;
  const found = changes.length;
  let merged: { [key: string]: Plain } | null = null;
  let gone = sizeOf(before);
  for (const key in after) {
    const old = before[key];
    const value = after[key];
    if (value === undefined) continue;
    if (old === undefined) {
      putAt(comparing, key, value);
      continue;
    }
    gone--;
    if (old === value) continue;
    at.push(key);
    const both = compare(old, value, comparing);
    at.pop();
    if (both !== value) {
      merged ??= { ...after };
      merged[key] = both;
    }
  }
  if (gone > 0) for (const key of missing(before, after)) cutAt(comparing, key);
  return changes.length === found ? before : (merged ?? after);
}

/** Counted without listing the keys: this is done for every part of a table that changes. */
function sizeOf(record: Entries): number {
  let size = 0;
  for (const _ in record) size++;
  return size;
}

function missing(before: Entries, after: Entries): string[] {
  return Object.keys(before).filter((key) => !Object.hasOwn(after, key));
}

/** Where more than one thing changed in a small record, another one is told of. */
function compareLeaves(before: Entries, after: Entries, comparing: Comparing): Plain {
  const { at, changes } = comparing;
  const found = changes.length;
  let gone = sizeOf(before);
  let different = 0;
  for (const key in after) {
    const old = before[key];
    const value = after[key];
    if (value === undefined) continue;
    if (old !== undefined) gone--;
    if (isAlike(old, value)) continue;
    if (++different > 1) break;
    at.push(key);
    if (old === undefined) put(comparing, value);
    else compare(old, value, comparing);
    at.pop();
  }
  if (different === 0 && gone === 0) return before;
  if (different === 0 && gone === 1) for (const key of missing(before, after)) cutAt(comparing, key);
  else if (different > 1 || gone > 0 || changes.length > found + 1) putInstead(comparing, found, after);
  return after;
}

/** Tells of all of it in place of the changes found in it. */
function putInstead(comparing: Comparing, found: number, after: Plain): void {
  comparing.changes.length = found;
  put(comparing, after);
}

/** Whether two words, numbers or lists of them are the same. */
function isAlike(one: Plain | undefined, other: Plain): boolean {
  if (one === other) return true;
  if (one === undefined || !isList(one) || !isList(other) || one.length !== other.length) return false;
  return one.every((item, index) => item === other[index]);
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

function isList(value: Plain): value is List {
  return Array.isArray(value);
}

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
