/** What has been chosen for a new game, by the names of the options. */
import type { Plain } from '@ragtag/kernel';
import type { ExplainedChoice } from '@ragtag/server/http';

export type Chosen = { readonly [name: string]: Plain };

/** What is chosen before anybody has chosen. */
export function defaults(options: readonly ExplainedChoice[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.name, option.suggested ?? option.default]));
}

/** Some choices are there only while another has a certain value, or while it has not. */
export function applies({ needs, excludedBy = [] }: ExplainedChoice, chosen: Chosen): boolean {
  if (excludedBy.some(({ name, value }) => chosen[name] === value)) return false;
  return needs === undefined || [needs.value].flat().some((value) => value === chosen[needs.name]);
}

type Limit = NonNullable<Extract<ExplainedChoice['values'], { kind: 'number' }>['beyond']>;

/** A number goes only so far while another choice has not the value it would need; null if it goes all the way. */
export function limitOf(option: ExplainedChoice, chosen: Chosen): Limit | null {
  const { values } = option;
  if (values.kind !== 'number' || !values.beyond) return null;
  return applies({ ...option, needs: values.beyond.needs }, chosen) ? null : values.beyond;
}

/** What is another in the second of them. */
export function changes(before: Chosen, after: Chosen): Chosen {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));
}

export function applicable(options: readonly ExplainedChoice[], chosen: Chosen): { [name: string]: Plain } {
  const there = options.filter((option) => applies(option, chosen));
  return Object.fromEntries(there.map(({ name }) => [name, chosen[name] ?? null]));
}

/** What was chosen under these names. */
export function picked(chosen: Chosen, names: readonly string[]): { [name: string]: Plain } {
  return Object.fromEntries(names.flatMap((name) => (chosen[name] === undefined ? [] : [[name, chosen[name]]])));
}

/** `clock.kind` goes into `clock`. */
export function nested(chosen: Chosen): Plain {
  const result: { [name: string]: Plain } = {};
  for (const [name, value] of Object.entries(chosen)) {
    const [outer = '', inner] = name.split('.');
    if (inner === undefined) result[outer] = value;
    else result[outer] = { ...(result[outer] as Chosen | undefined), [inner]: value }; // only made here, from parts
  }
  return result;
}
