/** Draws a crisis and brings it to a result: how the tests of crisis cards play them. */
import type { Position } from '@ragtag/galactica/testing';
import { take } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { expect } from 'vitest';
import { baseCrises } from '../../../src/content/crises/base.ts';
import type { CrisisEntry } from '../../../src/content/entry.ts';
import { crisisStep } from '../../../src/rules/crisis.ts';
import { zones } from '../../../src/state/zones.ts';
import { type PlainSetup, plain } from '../../rules/checks.ts';
import { worth } from './worth.ts';

/** Two cards whose worth to a check depends on its skills only: 1 each, for or against. */
const destiny = ['Consolidate Power 1', 'Repair 1'];

function crisisNamed(name: string): CrisisEntry {
  const entry = baseCrises.find((one) => one.name === name);
  if (!entry) throw new RangeError(`there is no crisis '${name}'`);
  return entry;
}

/** Seat 0 is current and President, seat 1 Admiral, seat 2 CAG. The crisis is drawn; the first question stands. */
export function drawn(name: string, setup: PlainSetup = {}, hands: readonly (readonly string[])[] = []): Position {
  const seats = (setup.seats ?? [{}, {}, {}]).map((one, index) => ({ hand: hands[index] ?? [], ...one }));
  const p = plain({ destiny, ...setup, seats, next: { crisis: [name], ...setup.next } });
  return p.run((g) => crisisStep(g, g.current));
}

/** The crisis is drawn and its check comes to exactly this strength; seat 2 adds the cards. */
export function checked(name: string, strength: number, setup: PlainSetup = {}): Position {
  const { check, otherwise } = crisisNamed(name);
  if (!check) throw new RangeError(`'${name}' has no check`);
  const p = plain({ destiny, ...setup, next: { crisis: [name], ...setup.next } });
  const fromDestiny = (check.skills.includes('politics') ? 1 : -1) + (check.skills.includes('engineering') ? 1 : -1);
  const cards = worth(p.g.content, check.skills, strength - fromDestiny);
  for (const card of cards) take(p.g, 'skill', card, zones.hand(seat(2)));
  p.run((g) => crisisStep(g, g.current));
  if (otherwise) p.choose(0, { label: 'check' });
  for (let asked = p.table.pending[0]; asked && unsettled.includes(asked.kind); asked = p.table.pending[0]) {
    if (asked.kind !== 'add-to-check') p.table.give(asked.seat, 0);
    else p.table.give(asked.seat, asked.seat === seat(2) ? asked.options.map((_, index) => index) : []);
  }
  expect(p.events()).toContainEqual(expect.objectContaining({ type: 'check-totalled', strength }));
  return p;
}
/** Windows on the way to the result, passed by their first option. */
const unsettled = ['add-to-check', 'check-outright', 'before-check', 'before-reveal', 'after-total', 'after-pass'];

/** The least strength that passes; one less than the lowest number that still spares the fail result. */
export const passing = (name: string): number => crisisNamed(name).check?.difficulty ?? 0;
export const failing = (name: string): number => {
  const { check } = crisisNamed(name);
  return (check?.partial?.[0] ?? check?.difficulty ?? 0) - 1;
};

/** What the dials show less than at the start (more is negative), only where they changed. */
export function lost(p: Position): Record<string, number> {
  const start = { fuel: 8, food: 8, morale: 10, population: 12 };
  const changes = Object.entries(start).map(([name, n]) => [name, n - p.g.state.resources[name as keyof typeof start]]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}
