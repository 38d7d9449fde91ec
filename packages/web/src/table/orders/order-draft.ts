/** A standing order as it is picked together, and the way to and from what the server keeps. */

import type { Plain, StandingOrder } from '@ragtag/kernel';
import type { OrderChoice, OrderCondition } from '@ragtag/server/http';
import type { OrderDraft } from '../../shell/games/speech.ts';
import { words } from '../../shell/words/words.ts';

export type Value = string | number;

export type Draft = OrderDraft;
export type DraftCondition = Draft['only'][number];

/** Whatever no other order answers. */
export const passOnAll: StandingOrder = { when: '*', answer: { type: 'pass' } };

export function isPassOnAll({ when, only = [], answer }: StandingOrder): boolean {
  return when === '*' && only.length === 0 && answer['type'] === 'pass';
}

/** The first value to offer. */
export function begun({ name, values }: OrderCondition): DraftCondition {
  if (values.kind === 'me') return { name, values: [] };
  return { name, values: values.kind === 'number' ? [values.min] : values.of.slice(0, 1) };
}

export function asOrder(
  { window, only, use }: Draft,
  seat: number,
  offered: readonly OrderCondition[],
  answers: OrderChoice['answers'] = {},
): StandingOrder {
  const conditions = only.flatMap(({ name, values }) => {
    const found = offered.find((one) => one.name === name);
    return found
      ? [{ in: found.in, path: pathOf(found, seat), is: found.is, value: comparedTo(found, values, seat) }]
      : [];
  });
  return {
    when: window,
    ...(conditions.length > 0 && { only: conditions }),
    answer: use === null ? { type: 'pass' } : (answers[use] ?? { type: 'respond', name: use }),
  };
}

function pathOf({ path }: OrderCondition, seat: number): (string | number)[] {
  return path.map((key) => (key === 'me' ? seat : key));
}

function comparedTo({ values: offered }: OrderCondition, values: readonly Value[], seat: number): Plain {
  if (offered.kind === 'me') return seat;
  return offered.kind === 'number' ? (values[0] ?? offered.min) : values;
}

/** An order in words: "When a die has been rolled, for an attack on a viper: Evasive Maneuvers". */
export function sentenceOf(order: StandingOrder, seat: number, windows: readonly OrderChoice[]): string {
  const { only: offered = [], answers = {} } = windows.find(({ window }) => window === order.when) ?? {};
  const only = (order.only ?? []).map(({ in: where, path, is, value }) => {
    const found = offered.find(
      (one) => one.in === where && one.is === is && pathOf(one, seat).join(' ') === path.join(' '),
    );
    return found ? words.game.orders.condition(found.name, valuesOf(value)) : path.join(' ');
  });
  const { name = usedBy(order, answers) } = order.answer;
  const use = typeof name === 'string' ? name : words.orders.pass;
  return words.orders.sentence(words.game.orders.windowName(order.when), only, use);
}

/** What an order says to use, where that is told by the fields of an option. */
function usedBy({ answer }: StandingOrder, answers: NonNullable<OrderChoice['answers']>): string | null {
  const wanted = JSON.stringify(answer);
  return Object.keys(answers).find((name) => JSON.stringify(answers[name]) === wanted) ?? null;
}

function valuesOf(value: Plain): readonly Value[] {
  const all = Array.isArray(value) ? value : [value];
  return all.filter((one): one is Value => typeof one === 'string' || typeof one === 'number');
}

/** The viewer's orders as the table carries them. */
export function ordersOf(kept: Plain): { standing: readonly StandingOrder[]; passing: readonly string[] } {
  if (typeof kept !== 'object' || kept === null || !('standing' in kept)) return { standing: [], passing: [] };
  return kept as unknown as { standing: readonly StandingOrder[]; passing: readonly string[] }; // as the server keeps them
}
