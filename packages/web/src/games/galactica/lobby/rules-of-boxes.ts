/** Which rules can matter in a game with certain boxes. */
import type { ReferenceRule } from '@ragtag/server/http';

type InPlay = (taken: readonly string[]) => boolean;

const box =
  (...names: readonly string[]): InPlay =>
  (taken) =>
    names.some((name) => taken.includes(name));
const withoutDaybreak: InPlay = (taken) => !taken.includes('daybreak');

/** What a rule can need besides boxes, and which games can have it; anything else is possible in all. */
const needs: Readonly<Record<string, InPlay>> = {
  pegasus: box('pegasus'),
  exodus: box('exodus'),
  daybreak: box('daybreak'),
  'without-pegasus': (taken) => !taken.includes('pegasus'),
  'without-exodus': (taken) => !taken.includes('exodus'),
  'without-daybreak': withoutDaybreak,
  mutiny: box('daybreak'),
  'search-for-home': box('daybreak'),
  'cylon-fleet': box('exodus'),
  'conflicted-loyalties': box('exodus'),
  'ionian-nebula': box('exodus'),
  'new-caprica': box('pegasus'),
  'cylon-leader': box('pegasus', 'daybreak'),
  sympathizer: withoutDaybreak,
  'no-sympathizer': withoutDaybreak,
  'sympathetic-cylon': (taken) => taken.includes('pegasus') && withoutDaybreak(taken),
};

export function holdsWith({ only = [], anyOf }: ReferenceRule, taken: readonly string[]): boolean {
  const possible = (name: string): boolean => needs[name]?.(taken) ?? true;
  return only.every(possible) && (anyOf?.some(possible) ?? true);
}
