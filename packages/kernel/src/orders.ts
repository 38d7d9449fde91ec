/**
 * Standing orders: what a player wants done in future moments. They are data, belong to one seat, and are decided on
 * what that seat may see: its own view and the question it is asked. An order never does anything a player could not.
 */
import { type Answer, type Decision, illegal, isSingle, type Option, type Plain } from './decision.ts';

/** A comparison with something in the owner's view (`view`) or in the question's context (`context`). */
export interface Condition {
  readonly in: 'view' | 'context';
  /** Where to look: keys and indices from the outside in. */
  readonly path: readonly (string | number)[];
  /** `contains`: a list there has the value; `among`: what is there is one of the values. */
  readonly is: 'equal' | 'different' | 'least' | 'most' | 'contains' | 'among';
  readonly value: Plain;
}

export interface StandingOrder {
  /** The kinds of questions it answers; `*` is any window, that is any question with a pass among its options. */
  readonly when: string;
  /** All must hold. */
  readonly only?: readonly Condition[];
  /** What to answer: the first option that has all these fields. */
  readonly answer: { readonly [key: string]: Plain };
  /** Kept for later: answers nothing for now. */
  readonly off?: boolean;
}

/** "I pass on all interrupts for this event", in one go; taken back by removing the order. */
export function passFor(event: string): StandingOrder {
  return {
    when: '*',
    only: [{ in: 'context', path: ['event'], is: 'equal', value: event }],
    answer: { type: 'pass' },
  };
}

/** What these orders answer to a question; null leaves it to the player. The first order that fits decides. */
export function orderedAnswer(orders: readonly StandingOrder[], asked: Decision, view: Plain): Answer | null {
  for (const order of orders) {
    if (order.off) continue;
    if (order.when !== asked.kind && !(order.when === '*' && asked.options.some(({ type }) => type === 'pass')))
      continue;
    const holds = (order.only ?? []).every((condition) =>
      compare(condition, at(condition.in === 'view' ? view : asked.context, condition.path)),
    );
    if (!holds) continue;
    const index = asked.options.findIndex((option) => fits(option, order.answer));
    if (index < 0) continue;
    const answer = isSingle(asked) ? index : [index];
    if (illegal(asked, answer) === null) return answer;
  }
  return null;
}

function fits(option: Option, wanted: StandingOrder['answer']): boolean {
  return Object.entries(wanted).every(([key, value]) => Object.hasOwn(option, key) && same(option[key], value));
}

function at(root: Plain, path: Condition['path']): Plain | undefined {
  let value: Plain | undefined = root;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return undefined;
    if (!Object.hasOwn(value, key)) return undefined;
    value = (value as { readonly [key: string]: Plain })[key]; // an own property of plain data
  }
  return value;
}

function compare({ is, value }: Condition, found: Plain | undefined): boolean {
  switch (is) {
    case 'equal':
      return same(found, value);
    case 'different':
      return !same(found, value);
    case 'least':
      return typeof found === 'number' && typeof value === 'number' && found >= value;
    case 'most':
      return typeof found === 'number' && typeof value === 'number' && found <= value;
    case 'contains':
      return Array.isArray(found) && found.some((item) => same(item, value));
    case 'among':
      return Array.isArray(value) && value.some((item) => same(item, found));
  }
}

/** Plain data that says the same, in whatever order its keys are written. */
function same(a: Plain | undefined, b: Plain | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ours, theirs] = [Object.entries(a), new Map<string, Plain>(Object.entries(b))];
  return ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && same(value, theirs.get(key)));
}
