/** Skill check abilities, consequences, and what a check adds up to. BG-ABILITY, BG-CONSEQ */
import type { Card, Rules } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { context } from '../engine/context.ts';
import { skillEntry } from '../engine/decks.ts';
import { isModified, laterInCheck, modifiedBy } from '../engine/modifiers.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import { cardsOf } from './check-cards.ts';

/** The abilities of the cards in the check, whoever put them in, in the order the current player picks. BG-ABILITY-05 */
export function* resolveAbilities(g: Galactica, check: Check): Rules<void> {
  if (isModified(check, 'no-abilities')) return;
  for (;;) {
    const pending = unresolved(g, check);
    if (pending.length === 0) return;
    const options = pending.map((card) => ({ type: 'ability' as const, name: g.entry(card).name, card }));
    const { card, name } = yield* choose({
      seat: g.current,
      kind: 'ability-order',
      rules: ['BG-ABILITY-05'],
      options,
    });
    check.resolved.add(name); // BG-ABILITY-06
    yield* takeEffect(g, card);
  }
}

/** The ability of a card in a check, or of one turned up for it. */
export function* takeEffect(g: Galactica, card: Card): Rules<void> {
  const { name, checkAbility } = skillEntry(g, card);
  if (!checkAbility) return;
  g.emit({ type: 'check-ability', name, text: checkAbility.text });
  yield* checkAbility.run(g, context('check-ability', g.current, { card }));
}

/** One card for each ability not resolved yet; a card taken out before takes its ability along. BG-ABILITY-06, 08, 09 */
function unresolved(g: Galactica, check: Check): Card[] {
  const names = new Set<string>();
  const pending: Card[] = [];
  for (const card of cardsOf(g, check)) {
    const { name, checkAbility, onlyIn } = skillEntry(g, card);
    if (!checkAbility || check.resolved.has(name) || names.has(name)) continue; // BG-ABILITY-04
    if (onlyIn && !isModified(check, onlyIn)) continue; // BG-TURNREF-02
    names.add(name);
    pending.push(card);
  }
  return pending;
}

/** Once, if a card with the icon was played into the check, even if it is out again. BG-CONSEQ-01..04 */
export function* resolveConsequence(g: Galactica, check: Check): Rules<void> {
  const { consequence } = check.spec;
  if (!consequence || !check.iconPlayed || check.source === 'location') return; // BG-CHECK-24
  g.emit({ type: 'check-consequence' });
  yield* consequence.run(g, context(check.source, g.current, { card: check.card }));
}

/** Matching cards less the others; it may be negative. BG-CHECK-18 */
export function totalStrength(g: Galactica, check: Check): number {
  let total = modifiedBy(check, 'strength');
  for (const card of cardsOf(g, check)) total += contributionOf(g, check, card);
  for (const later of laterInCheck(g, check)) total += later.strength?.(g, check) ?? 0;
  return total;
}

/** What one card adds or takes away. BG-TREACHERY-02: one that matches nothing is negative unless something says otherwise. */
export function contributionOf(g: Galactica, check: Check, card: Card): number {
  const { type } = skillEntry(g, card);
  const printed = g.strength(card);
  if (isModified(check, 'zero', type) || printed === 0) return 0;
  const strength = isModified(check, 'double', type) ? printed * 2 : printed;
  const positive =
    check.spec.skills.includes(type) || isModified(check, 'positive', type) || countsByStrength(check, printed);
  return positive ? strength : -strength;
}

function countsByStrength({ modifiers }: Check, printed: number): boolean {
  return modifiers.some(({ kind, amount }) => kind === 'positive-strength' && amount === printed);
}
