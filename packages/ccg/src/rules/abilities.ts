/** Abilities that take an action. CCG-ABILITY-01 to -03 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Activated, Context } from '../state/printed.ts';

export interface UsableAbility {
  readonly card: Card;
  /** Which of the card's abilities. */
  readonly index: number;
}

export function usableAbilities(g: Ccg, seat: Seat): UsableAbility[] {
  const found: UsableAbility[] = [];
  for (const { card, you, printed } of g.derived.active) {
    if (you !== seat) continue;
    for (let index = 0; index < printed.activated.length; index++) {
      const ability = printed.activated[index] as Activated; // within its length
      if (isUsable(g, g.plainContext(seat, card), ability, index)) found.push({ card, index });
    }
  }
  return found;
}

/** CCG-ABILITY-02 */
function isUsable(g: Ccg, c: Context, ability: Activated, index: number): boolean {
  if (ability.oncePerTurn && g.turn.usedOnce.has(onceKey(c.source, index))) return false;
  if (ability.only && !ability.only.holds(g, c)) return false;
  return ability.price.payable(g, c) && (ability.effect.possible?.(g, c) ?? true);
}

function onceKey(card: Card, index: number): string {
  return `${card}.${index}`;
}

export function* useAbility(g: Ccg, seat: Seat, { card, index }: UsableAbility): Rules<void> {
  const printed = g.printed(card);
  const ability = printed.activated[index];
  if (!ability) throw new RangeError(`${printed.name} has no ability ${index}`);
  const c = g.context(seat, card);
  g.emit({ type: 'ability-used', player: seat, card, id: printed.id });
  if (ability.oncePerTurn) g.turn.usedOnce.add(onceKey(card, index));
  yield* ability.price.prepare?.(g, c) ?? nothing();
  yield* ability.effect.prepare?.(g, c) ?? nothing();
  yield* ability.price.pay(g, c);
  yield* ability.effect.run(g, c);
}

function* nothing(): Rules<void> {}
