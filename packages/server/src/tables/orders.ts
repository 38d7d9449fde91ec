/**
 * Standing orders of a seat: kept with the account that owns it, and never shown to anybody else. They answer only what the
 * owner is asked, from what the owner may see.
 */
import { type Answer, type Decision, orderedAnswer, type Plain, passFor, type StandingOrder } from '@ragtag/kernel';
import { z } from 'zod';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/storage.ts';

const plain: z.ZodType<Plain> = z.json();
const word = z.string().min(1).max(64);
const scalar = z.union([z.null(), z.boolean(), z.number(), z.string().max(200)]);

const standingOrder = z.strictObject({
  when: word,
  only: z
    .array(
      z.strictObject({
        in: z.enum(['view', 'context']),
        path: z.array(z.union([word, z.int().min(0).max(1_000)])).max(8),
        is: z.enum(['equal', 'different', 'least', 'most', 'contains', 'among']),
        value: plain,
      }),
    )
    .max(8)
    .optional(),
  answer: z.record(word, scalar).refine((answer) => Object.keys(answer).length > 0, 'say what to answer'),
  off: z.boolean().optional(),
});

/** What a seat has ordered: orders until they are taken back, and passes for the event being resolved. */
export type SeatOrders = {
  readonly standing: readonly StandingOrder[];
  /** Events whose every window is passed. An event never comes back, so these only have to be forgotten some day. */
  readonly passing: readonly string[];
};

const MOST_ORDERS = 100;
const MOST_PASSES = 20;
export const noOrders: SeatOrders = { standing: [], passing: [] };

/** Orders of unknown origin, checked. */
export function readOrders(input: unknown): readonly StandingOrder[] {
  const read = z.array(standingOrder).max(MOST_ORDERS).safeParse(input);
  if (read.success)
    return read.data.map(({ only, off, ...order }) => ({ ...order, ...(only && { only }), ...(off && { off }) }));
  const [issue] = read.error.issues;
  throw new Refused('malformed', `orders: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not as expected'}`);
}

export function passing(orders: SeatOrders, event: string): SeatOrders {
  if (orders.passing.includes(event)) return orders;
  return { ...orders, passing: [...orders.passing, event].slice(-MOST_PASSES) };
}

export function notPassing(orders: SeatOrders, event: string): SeatOrders {
  return { ...orders, passing: orders.passing.filter((one) => one !== event) };
}

/** What was ordered for a question; null leaves it to the player. Passing an event comes first. */
export function answerByOrders(orders: SeatOrders, asked: Decision, view: () => Plain): Answer | null {
  const event = asked.context['event'];
  const passes = typeof event === 'string' && orders.passing.includes(event) ? [passFor(event)] : [];
  if (passes.length === 0 && orders.standing.length === 0) return null; // looking costs
  return orderedAnswer([...passes, ...orders.standing], asked, view());
}

/** Of everybody at a table who has left any, by account. */
export async function keptOrders(storage: Pick<Storage, 'keptByAll'>, game: string): Promise<Map<string, SeatOrders>> {
  const kept = await storage.keptByAll({ game, name: 'orders' });
  // Only `keepOrders` writes under that name.
  return new Map(kept.map(({ account, value }) => [account, value as unknown as SeatOrders]));
}

export async function keepOrders(
  storage: Pick<Storage, 'keep'>,
  game: string,
  account: string,
  orders: SeatOrders,
): Promise<void> {
  await storage.keep({ game, account, name: 'orders' }, orders as unknown as Plain); // made of plain data
}
