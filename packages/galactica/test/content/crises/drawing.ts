/** Draws a crisis and brings it to a result: how the tests of crisis cards play them. */
import type { Position } from '@ragtag/galactica/testing';
import { take } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { expect } from 'vitest';
import { allFaces } from '../../../src/content.ts';
import type { CrisisEntry } from '../../../src/core/content/entry.ts';
import { typeOf } from '../../../src/core/engine/decks.ts';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { type PlainSetup, plain } from '../../rules/checks.ts';
import { worth } from './worth.ts';

/** Two cards whose worth to a check depends on its skills only: 1 each, for or against. */
const destiny = ['Consolidate Power 1', 'Repair 1'];

function crisisNamed(name: string): CrisisEntry {
  for (const entry of allFaces) if (entry.deck === 'crisis' && entry.name === name) return entry;
  throw new RangeError(`there is no crisis '${name}'`);
}

/** Seat 0 is current and President, seat 1 Admiral, seat 2 CAG. The crisis is drawn; the first question stands. */
export function drawn(name: string, setup: PlainSetup = {}, hands: readonly (readonly string[])[] = []): Position {
  const seats = (setup.seats ?? [{}, {}, {}]).map((one, index) => ({ hand: hands[index] ?? [], ...one }));
  const p = plain({ destiny, ...setup, seats, next: { crisis: [name], ...setup.next } });
  return p.run((g) => crisisStep(g, g.current));
}

interface CheckedSetup extends PlainSetup {
  /** A card of strength 0 with a skill check ability that seat 2 adds as well; what follows from it comes before the total. */
  readonly icon?: string;
}

/** The crisis is drawn and its check comes to exactly this strength; seat 2 adds the cards. */
export function checked(name: string, strength: number, { icon, ...setup }: CheckedSetup = {}): Position {
  const { check, otherwise } = crisisNamed(name);
  if (!check) throw new RangeError(`'${name}' has no check`);
  const p = plain({ destiny, ...setup, next: { crisis: [name], ...setup.next } });
  const fromDestiny = (check.skills.includes('politics') ? 1 : -1) + (check.skills.includes('engineering') ? 1 : -1);
  const cards = worth(p.g.content, check.skills, strength - fromDestiny);
  for (const card of icon ? [...cards, icon] : cards) take(p.g, 'skill', card, zones.hand(seat(2)));
  p.run((g) => crisisStep(g, g.current));
  if (otherwise) p.choose(0, { label: 'check' });
  for (let asked = p.table.pending[0]; asked && unsettled.includes(asked.kind); asked = p.table.pending[0]) {
    if (asked.kind !== 'add-to-check') p.table.give(asked.seat, 0);
    else p.table.give(asked.seat, asked.seat === seat(2) ? asked.options.map((_, index) => index) : []);
  }
  if (icon === undefined || p.table.pending.length === 0)
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'check-totalled', strength }));
  return p;
}
/** The current player does not make the check but takes the other way. */
export function avoided(name: string, setup: PlainSetup = {}): Position {
  return drawn(name, setup).choose(0, { label: 'effect' });
}
/** ... and rolls this. */
export function rolled(name: string, roll: number, setup: PlainSetup = {}): Position {
  return avoided(name, { rolls: [roll], ...setup });
}

/** Seat 0 is President, 1 Admiral, 2 CAG, and another than the chooser current: who is asked is asked for the title. */
export function chosen(
  name: string,
  by: 'president' | 'admiral' | 'cag',
  option: 0 | 1,
  setup: PlainSetup = {},
): Position {
  const at = { president: 0, admiral: 1, cag: 2 }[by];
  return drawn(name, { current: at === 2 ? 0 : 2, ...setup }).choose(at, { type: 'option', index: option });
}

export const full = [
  'Executive Order 1',
  'Repair 1',
  'Repair 2',
  'Launch Scout 1',
  'Launch Scout 2',
  'Evasive Maneuvers 1',
];
export const few = ['Consolidate Power 1', 'Consolidate Power 2', 'Full Throttle 1'];
export const hands = (p: Position): number[] => p.g.seats.map((one) => p.g.hand(one).length);
export const places = (p: Position): string[] => p.g.seats.map((one) => p.g.player(one).place);
/** How many cards of a type each seat holds. */
export const held = (p: Position, type: string): number[] =>
  p.g.seats.map((one) => p.g.hand(one).filter((card) => typeOf(p.g, card) === type).length);
/** Whether one player knows a loyalty card of another. */
export const knowsLoyalty = (p: Position, looker: number, owner: number): boolean =>
  p.g.cards.list(zones.loyalty(seat(owner))).some((card) => p.g.cards.knows(card, seat(looker)));
/** How many damage tokens have been resolved. */
export const damage = (p: Position): number =>
  p.events().filter(({ type }) => ['location-damaged', 'resource-token-hit'].includes(type)).length;
/** Pegasus takes the hits, so that nobody on Galactica is touched by them. */
export function hit(p: Position): Position {
  for (let [asked] = p.table.pending; asked?.kind === 'choose-damaged-ship'; [asked] = p.table.pending) {
    p.choose(asked.seat, { ship: 'pegasus' });
  }
  return p;
}
/** Everybody asked to discard gives the first cards. */
export function discardAll(p: Position): Position {
  for (let asked = p.table.pending[0]; asked?.kind === 'discard'; asked = p.table.pending[0]) {
    p.table.give(asked.seat, asked.min === 1 ? 0 : [...Array(asked.min).keys()]);
  }
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
