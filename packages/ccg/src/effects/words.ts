/** Small parts of English that texts are put together from. */

/** What a sentence is about: a card, cards, or a player. */
export interface Subject {
  readonly name: string;
  readonly plural: boolean;
}

export const it: Subject = { name: 'it', plural: false };
export const them: Subject = { name: 'them', plural: true };

/** "gets", or "get" for several and for you. */
export function verb(subject: Subject, base: string): string {
  if (subject.plural || subject.name === 'you') return base;
  return thirdPerson(base);
}

function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(s|x|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** Whose: "your", "their". */
export function whose(subject: Subject): string {
  return subject.name === 'you' ? 'your' : 'their';
}

/** As the subject of a sentence: "it", "they". */
export function nominative({ name }: Subject): string {
  return name === 'them' ? 'they' : name;
}

/** A sentence: a capital at its beginning, a full stop at its end. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}

export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');
}

export function number(n: number): string {
  return n > 0 ? `+${n}` : `${n}`.replace('-', '−');
}

export function things(n: number, one: string, several = `${one}s`): string {
  return `${n} ${n === 1 ? one : several}`;
}
