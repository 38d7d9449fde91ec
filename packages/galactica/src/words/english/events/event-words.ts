/** Words that lines of several chapters are made of. */
import type { Plain } from '@ragtag/kernel';
import { a, capital, count, listed } from '@ragtag/kernel/words';
import type { ToldCard } from '../../../core/rules/check-told.ts';
import type { EventOf } from '../../../vocabulary.ts';
import { areaName, nameOf, wordsFor } from '../terms.ts';

/** `the port bow`. */
export const area = (value: Plain | undefined): string => `the ${areaName(String(value)).toLowerCase()}`;
export const place = (value: Plain | undefined): string => nameOf(String(value));
export const thing = (value: Plain | undefined): string => wordsFor(String(value));
export const many = (n: Plain | undefined, one: string): string => count(Number(n), one);
/** Of one card or several. */
const cardNames = (names: Plain | undefined): string =>
  Array.isArray(names) ? listed(names.map((one: Plain) => wordsForCard(one))) : String(names ?? '');
/** Loyalty cards are named by id, everything else by name. Those still secret are not told: a log lies open. */
const wordsForCard = (name: Plain): string =>
  /^[a-z0-9-]+$/.test(String(name)) ? loyaltyName(String(name)) : String(name);
export const told = (names: Plain | undefined): string => cardNames(names) && `: ${cardNames(names)}`;

/** One without its number, several with it. */
export function fleet({ n }: { readonly n: number }, one: string, does: string, do_: string): string {
  return n === 1 ? `${capital(a(one))} ${does}` : `${n} ${one}s ${do_}`;
}

const kindsOfLoyalty = [
  [/^not-a-cylon/, () => 'Not a Cylon'],
  [/^cylon-(.*)/, (power: string) => `Cylon (${wordsFor(power)})`],
  [/^goal-(.*)/, (goal: string) => `Personal Goal (${wordsFor(goal)})`],
  [/^final-five-(.*)/, (what: string) => `Final Five (${wordsFor(what)})`],
] as const;

/** `cylon-brig` as "Cylon (brig)". */
export function loyaltyName(id: string): string {
  for (const [pattern, say] of kindsOfLoyalty) {
    const found = pattern.exec(id);
    if (found) return say(found[1] ?? '');
  }
  return nameOf(id);
}

export const outcomes: Readonly<Record<NonNullable<EventOf<'check-outcome'>['outcome']>, string>> = {
  pass: 'passed',
  partial: 'partly passed',
  fail: 'failed',
};

/** With a minus that is as long as a plus. */
const signed = (n: Plain | undefined): string => String(n).replace('-', '−');

/** A check can be decided before anything is added up. */
export const tally = ({ strength, difficulty }: Pick<EventOf<'check-outcome'>, 'strength' | 'difficulty'>): string =>
  strength === null ? '' : `: ${signed(strength)} against ${signed(difficulty)}`;

/** What the cards of a check come to, for and against. */
export function balance(cards: readonly ToldCard[]): string {
  const counts = cards.map((card) => card.counts);
  const sum = (wanted: (n: number) => boolean) => counts.filter(wanted).reduce((total, n) => total + Math.abs(n), 0);
  return `${sum((n) => n > 0)} for, ${sum((n) => n < 0)} against`;
}

/** `2 politics and 1 tactics`. */
export function bySkill(skills: readonly string[]): string {
  const kinds = [...new Set(skills)];
  return listed(kinds.map((kind) => `${skills.filter((one) => one === kind).length} ${kind}`));
}

/** `with 1 population and 1 morale`. */
export function cargo(loss: EventOf<'civilian-destroyed'>['loss']): string {
  const lost = Object.entries(loss);
  return lost.length === 0 ? 'with nobody aboard' : `with ${listed(lost.map(([resource, n]) => `${n} ${resource}`))}`;
}

export const jumpSpaces = ['the start', 'red 1', 'red 2', '−3', '−1', 'jump'];

export function deck(zone: string): string {
  return zone.replace(/^skill-deck:(.*)$/, '$1 deck').replaceAll('-', ' ');
}
