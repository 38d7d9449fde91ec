import type { Content } from '../../../src/core/content/entry.ts';

/** Cards without check abilities of these types that are worth so much together: 'Executive Order 2'. */
export function worth(content: Content, types: readonly string[], total: number): string[] {
  const found: string[] = [];
  let left = total;
  const faces = content.faces
    .map((entry, face) => ({ entry, strength: content.strengths[face] ?? 0, count: content.counts[face] ?? 0 }))
    .sort((a, b) => b.strength - a.strength);
  for (const { entry, strength, count } of faces) {
    if (entry.deck !== 'skill' || !types.includes(entry.type) || entry.checkAbility || strength === 0) continue;
    for (let n = 0; n < count - 2 && left >= strength; n++, left -= strength) found.push(`${entry.name} ${strength}`);
  }
  if (left > 0) throw new RangeError(`no cards worth ${total}`);
  return found;
}
