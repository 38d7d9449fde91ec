/**
 * Parts of a view that are the same for every viewer. A table makes each once for a position, however many look at it, and
 * hands out the very same object again as long as nothing in it has changed: whoever compares two views sees that at once.
 */
import type { Plain } from './decision.ts';

/** Names a part and makes it. What it is made from must be for everybody to see. */
export type Common = <T>(part: string, make: () => T) => T;

/** Makes every part anew. */
export const unshared: Common = (_, make) => make();

export class CommonParts {
  private readonly parts = new Map<string, { position: number; hash: number; value: unknown }>();

  /** For a position, told apart by how many came before it and by the hash of the state. */
  at(position: number, hash: number): Common {
    return <T>(part: string, make: () => T): T => {
      const known = this.parts.get(part);
      if (!known) {
        const value = make();
        this.parts.set(part, { position, hash, value });
        return value;
      }
      if (known.position !== position || known.hash !== hash) {
        known.value = renewed(known.value, make());
        known.position = position;
        known.hash = hash;
      }
      return known.value as T; // what `make` made for this part
    };
  }
}

/**
 * What is new, made of the old wherever it is the same. Both are plain data. What was made gets parts of the old in place of
 * the same parts of its own: copies of it would be much of what thousands of tables keep. Constants, which are frozen, stay.
 */
export function renewed<T>(old: unknown, made: T): T {
  return newest(old as Plain, made as Plain) as T; // equal to what is new
}

function newest(old: Plain, made: Plain): Plain {
  if (old === made || typeof old !== 'object' || typeof made !== 'object' || old === null || made === null) return made;
  if (isList(old)) return isList(made) ? newestList(old, made) : made;
  return isList(made) ? made : newestRecord(old, made);
}

type List = readonly Plain[];
type Entries = { readonly [key: string]: Plain };

function newestList(old: List, made: List): Plain {
  let same = old.length === made.length;
  for (let index = 0; index < made.length; index++) {
    const item = made[index] as Plain; // within its length
    const before = old[index];
    const kept = before === undefined ? item : newest(before, item);
    if (kept !== before) same = false;
    if (kept !== item && !Object.isFrozen(made)) (made as Plain[])[index] = kept; // see above
  }
  return same ? old : made;
}

function newestRecord(old: Entries, made: Entries): Plain {
  let same = true;
  let count = 0;
  for (const key in made) {
    const value = made[key] as Plain; // one of its keys
    const before = old[key];
    const kept = before === undefined ? value : newest(before, value);
    count++;
    if (kept !== before) same = false;
    if (kept !== value && !Object.isFrozen(made)) (made as { [key: string]: Plain })[key] = kept; // see above
  }
  if (same) for (const _ in old) count--;
  return same && count === 0 ? old : made;
}

function isList(value: Plain): value is List {
  return Array.isArray(value);
}
