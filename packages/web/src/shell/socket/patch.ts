/** Makes the changes that the server describes to plain data; what they do not touch is shared with the original. */
import type { Plain } from '@ragtag/kernel';
import type { Patch } from '@ragtag/server/protocol';

type Change = Patch[number];

export function applied(before: Plain, patch: Patch): Plain {
  return patch.reduce<Plain>((data, change) => changed(data, change.at, change), before);
}

function changed(data: Plain, at: Change['at'], change: Change): Plain {
  const [key, ...rest] = at;
  if (key === undefined) {
    if ('put' in change) return change.put;
    throw new RangeError('the whole table cannot be cut');
  }
  const cut = rest.length === 0 && 'cut' in change;
  if (isList(data)) {
    if (typeof key !== 'number') throw new RangeError(`a list has no '${key}'`);
    const copy = [...data];
    if (cut) copy.splice(key, 1);
    else copy[key] = changed(copy[key] ?? null, rest, change);
    return copy;
  }
  if (typeof data !== 'object' || data === null) throw new RangeError(`there is nothing at ${at.join('.')} to change`);
  const { [key]: old = null, ...others } = data;
  return cut ? others : { ...data, [key]: changed(old, rest, change) };
}

function isList(data: Plain): data is readonly Plain[] {
  return Array.isArray(data);
}
