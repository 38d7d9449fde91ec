/** The difference between two pieces of plain data, and how to apply it. */
import type { Plain } from '@ragtag/kernel';
import type { Patch } from './protocol.ts';

type Path = readonly (string | number)[];
type Change = Patch[number];

/**
 * The changes that turn one into the other; none if they are the same. What is the same deep inside `after` becomes that of
 * `before`, so that of a state kept for long only what changed is new: the rest of the new one is gone soon.
 */
export function diff(before: Plain, after: Plain): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** Keeps the path to what is compared in one list, copied only where something changed: most of a table does not. */
function compare(before: Plain, after: Plain, at: (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = Math.min(before.length, after.length);
    for (let index = 0; index < shared; index++) {
      const old = before[index];
      const value = after[index];
      if (old === value) continue;
      at.push(index);
      const found = changes.length;
      compare(old, value, at, changes);
      if (changes.length === found) (after as Plain[])[index] = old; // equal: nobody sees a difference
      at.pop();
    }
    for (let index = before.length - 1; index >= shared; index--) changes.push({ at: [...at, index], cut: true });
    for (let index = shared; index < after.length; index++) changes.push({ at: [...at, index], put: after[index] });
  } else if (isRecord(before) && isRecord(after)) {
    for (const key in before) if (!Object.hasOwn(after, key)) changes.push({ at: [...at, key], cut: true });
    for (const key in after) {
      const old = before[key];
      const value = after[key];
      if (old === value || value === undefined) continue;
      if (old === undefined) {
        changes.push({ at: [...at, key], put: value });
        continue;
      }
      at.push(key);
      const found = changes.length;
      compare(old, value, at, changes);
      if (changes.length === found) (after as { [key: string]: Plain })[key] = old; // as above
      at.pop();
    }
  } else {
    changes.push({ at: [...at], put: after });
  }
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
