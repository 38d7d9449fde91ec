/** What has been chosen for a new game, by the names of the options. */
import type { Plain } from '@ragtag/kernel';
import type { ExplainedChoice } from '@ragtag/server/http';

export type Chosen = { readonly [name: string]: Plain };

export function defaults(options: readonly ExplainedChoice[]): Chosen {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** Some choices are there only while another has a certain value. */
export function applies({ needs }: ExplainedChoice, chosen: Chosen): boolean {
  return needs === undefined || [needs.value].flat().some((value) => value === chosen[needs.name]);
}

export function applicable(options: readonly ExplainedChoice[], chosen: Chosen): { [name: string]: Plain } {
  const there = options.filter((option) => applies(option, chosen));
  return Object.fromEntries(there.map(({ name }) => [name, chosen[name] ?? null]));
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
