/** The card game's words. */

export const resources = ['persuasion', 'logistics', 'security'] as const;
/** CCG-RES-01 */
export type Resource = (typeof resources)[number];

/** CCG-TYPE-01 */
export const cardTypes = ['base', 'event', 'mission', 'personnel', 'ship'] as const;
export type CardType = (typeof cardTypes)[number];
/** CCG-TYPE-06 */
export type UnitType = 'personnel' | 'ship';

export const traits = [
  'Capital Ship',
  'Civilian',
  'Crisis',
  'Cylon',
  'Enlisted',
  'Fighter',
  'Machine',
  'Military',
  'Officer',
  'Pilot',
  'Political',
  'Politician',
  'Scout',
  'Transport',
] as const;
/** CCG-TYPE-10 */
export type Trait = (typeof traits)[number];

export const keywords = [
  'Expedite',
  'Link',
  'Manipulate',
  'Persistent',
  'Scramble',
  'Sniper',
  'Strafe',
  'Vision',
  'Vulnerable',
] as const;
export type Keyword = (typeof keywords)[number];

/** Sets of traits or keywords are bits of one number: they are asked for all the time. */
const traitBits = bits(traits);
const keywordBits = bits(keywords);

function bits<T extends string>(words: readonly T[]): Readonly<Record<T, number>> {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(words.map((word, index) => [word, 1 << index])) as Record<T, number>;
}

export function traitBit(trait: Trait): number {
  return traitBits[trait];
}

export function keywordBit(keyword: Keyword): number {
  return keywordBits[keyword];
}

/** The words of a set, the same list every time. */
function wordsIn<T extends string>(
  words: readonly T[],
  bitsOf: Readonly<Record<T, number>>,
): (set: number) => readonly T[] {
  const lists = new Map<number, readonly T[]>();
  return (set) => {
    const known = lists.get(set);
    if (known) return known;
    const made = Object.freeze(words.filter((word) => (set & bitsOf[word]) !== 0));
    lists.set(set, made);
    return made;
  };
}

export const traitsIn: (set: number) => readonly Trait[] = wordsIn(traits, traitBits);
export const keywordsIn: (set: number) => readonly Keyword[] = wordsIn(keywords, keywordBits);

export type Phase = 'setup' | 'ready' | 'execution' | 'cylon';

/** CCG-WIN-01 */
export const WINNING_INFLUENCE = 20;
