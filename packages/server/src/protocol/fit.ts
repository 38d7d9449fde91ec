/** What comes from outside, before it is looked at any closer. */

/** How far anything may nest. */
const DEEPEST = 32;

/** Why something cannot be anything honest; null where it may be. Checking further might need more stack than there is. */
export function unfit(said: unknown, levels = DEEPEST): string | null {
  if (typeof said === 'string') return said.includes('\0') ? 'a text has no NUL in it' : null;
  if (typeof said !== 'object' || said === null) return null;
  if (levels === 0) return `nothing nests more than ${DEEPEST} levels deep`;
  for (const [name, part] of Object.entries(said)) {
    if (name === '__proto__') return 'nothing is called __proto__';
    const why = unfit(name) ?? unfit(part, levels - 1);
    if (why !== null) return why;
  }
  return null;
}
