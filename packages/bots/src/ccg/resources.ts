/** What to give up for resources, and where to put it. */
import type { Answer } from '@ragtag/kernel';
import { best, cardIn, idIn, type Question } from './answering.ts';
import type { Scene } from './scene.ts';
import { costOf, heldWorth, printedOf } from './worth.ts';

/** With so many resources everything can be paid for. */
const ENOUGH = 7;

/** How much of each type the cards in hand cost, beyond what there is. */
function needs({ me }: Scene): Record<string, number> {
  const wanted: Record<string, number> = {};
  for (const { id } of me.hand ?? []) {
    for (const { resource, n } of printedOf(id)?.cost ?? []) wanted[resource] = (wanted[resource] ?? 0) + n;
  }
  for (const { resource, amount } of me.stacks) {
    if (resource !== null) wanted[resource] = (wanted[resource] ?? 0) / (1 + amount / 2);
  }
  return wanted;
}

function total({ me }: Scene): number {
  return me.stacks.reduce((sum, { amount }) => sum + amount, 0);
}

/** The card in hand that is missed least; none once there is enough. */
export function chooseResource(s: Scene, asked: Question): Answer {
  const sum = total(s);
  const held = s.me.hand?.length ?? 0;
  const wanted = needs(s);
  const most = Math.max(1, ...Object.values(wanted));
  const keepAll = sum >= ENOUGH && held <= 3;
  return best(asked, (option) => {
    if (option.type === 'pass') return keepAll ? 0 : -10;
    const card = printedOf(idIn(option));
    if (!card) return -20;
    const tooDear = costOf(card) > sum + 2 ? 1.5 : 0;
    const useful = card.resource === null ? 0 : (wanted[card.resource] ?? 0) / most;
    return useful + tooDear - heldWorth(card.id);
  });
}

/** A stack of its own if its type is wanted, or where there are but few; otherwise under what is wanted most. */
export function placeResource(s: Scene, asked: Question): Answer {
  const wanted = needs(s);
  return best(asked, (option) => {
    if (option.type === 'asset') return 100;
    const stack = s.me.stacks.find(({ card }) => card === Number(option['under'] ?? cardIn(option)));
    return stack?.resource ? (wanted[stack.resource] ?? 0) - stack.amount / 2 : 0;
  });
}

/** A hand to begin with has something to play early. */
export function keepsHand({ me }: Scene): boolean {
  let early = 0;
  for (const { id } of me.hand ?? []) {
    const card = printedOf(id);
    if (card && (card.type === 'personnel' || card.type === 'ship') && costOf(card) <= 3) early++;
  }
  return early >= 1;
}
