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
        known.value = newest(known.value as Plain, make() as Plain); // parts of views are plain data
        known.position = position;
        known.hash = hash;
      }
      return known.value as T; // what `make` made for this part
    };
  }
}

/** What is new, made of the old wherever it is the same. Neither is changed. */
function newest(old: Plain, made: Plain): Plain {
  if (old === made) return old;
  if (Array.isArray(old) && Array.isArray(made)) {
    const merged = made.map((item, index) => newest(old[index] ?? null, item));
    return merged.length === old.length && merged.every((item, index) => item === old[index]) ? old : merged;
  }
  if (!isRecord(old) || !isRecord(made)) return made;
  const merged: { [key: string]: Plain } = {};
  let same = Object.keys(old).length === Object.keys(made).length;
  for (const [key, value] of Object.entries(made)) {
    const before = old[key];
    const kept = before === undefined ? value : newest(before, value);
    if (kept !== before) same = false;
    merged[key] = kept;
  }
  return same ? old : merged;
}

function isRecord(value: Plain): value is { readonly [key: string]: Plain } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
