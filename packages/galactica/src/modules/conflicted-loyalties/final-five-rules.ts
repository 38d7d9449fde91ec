/** The Final Five: cards that strike when somebody else looks at them, or when an execution shows them. BG-FINAL5-01 */
import type { Card, Face, Rules, Seat } from '@ragtag/kernel';
import type { LoyaltyEntry } from '../../core/content/entry.ts';
import type { Effect } from '../../core/effects/effect.ts';
import { choose } from '../../core/engine/asking.ts';
import { context } from '../../core/engine/context.ts';
import { loyaltyEntry } from '../../core/rules/loyalty.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { zones } from '../../core/state/zones.ts';

interface Shown {
  readonly card: Card;
  readonly face: Face;
  readonly entry: LoyaltyEntry;
}

/** Turns the Final Five cards among these up for all to see. */
function turnUp(g: Galactica, owner: Seat, cards: readonly Card[]): Shown[] {
  const shown: Shown[] = [];
  for (const card of cards) {
    const entry = loyaltyEntry(g, card);
    if (entry.kind !== 'final-five') continue;
    const up = g.cards.move(card, zones.loyaltyFaceup(owner));
    g.emit({ type: 'final-five-revealed', owner, card: entry.id });
    shown.push({ card: up, face: g.cards.faceOf(up), entry });
  }
  return shown;
}

/** One by one in the order the current player chooses, whoever is executed meanwhile. BG-FINAL5-09, BG-FAQ-08, BG-FAQ-09 */
function* inChosenOrder(g: Galactica, shown: readonly Shown[], resolve: (one: Shown) => Rules<void>): Rules<void> {
  const left = [...shown];
  while (left.length > 0) {
    const picked = yield* choose({
      seat: g.current,
      kind: 'final-five-order',
      rules: ['BG-FINAL5-09', 'BG-FAQ-09'],
      options: left.map(({ card, entry }) => ({ type: 'loyalty', card, name: entry.id })),
    });
    const at = left.findIndex(({ card }) => card === picked.card);
    for (const one of left.splice(at, 1)) yield* resolve(one);
  }
}

/** The owner resolves the text; the one who looked is `chosen`. */
function* strike(g: Galactica, owner: Seat, one: Shown, effect: Effect | undefined, looker: Seat | null): Rules<void> {
  const card = stillUp(g, owner, one) ? one.card : null;
  if (effect) yield* effect.run(g, context('loyalty', owner, { card, chosen: looker }));
}

/** Whether it still lies before its owner: an execution may have taken it away, and its number may be another card's. */
function stillUp(g: Galactica, owner: Seat, { card, face }: Shown): boolean {
  return g.cards.list(zones.loyaltyFaceup(owner)).includes(card) && g.cards.faceOf(card) === face;
}

/** Final Five cards among those looked at take effect. BG-FINAL5-01.. */
export function* examined(g: Galactica, looker: Seat, owner: Seat, cards: readonly Card[]): Rules<void> {
  const shown = turnUp(g, owner, cards); // BG-FINAL5-02
  yield* inChosenOrder(g, shown, function* (one) {
    yield* strike(g, owner, one, one.entry.examined, looker); // BG-FINAL5-03
    if (!stillUp(g, owner, one)) return;
    g.cards.move(one.card, zones.loyalty(owner));
    g.cards.shuffle(zones.loyalty(owner));
    g.emit({ type: 'loyalty-shuffled', owner });
  });
}

/** The texts of Final Five cards that an execution shows, which then leave the game. BG-FINAL5-04 */
export function* revealedByExecution(g: Galactica, owner: Seat, cards: readonly Card[]): Rules<void> {
  const shown = turnUp(g, owner, cards);
  yield* inChosenOrder(g, shown, function* (one) {
    yield* strike(g, owner, one, one.entry.executed, null);
    if (stillUp(g, owner, one)) g.cards.move(one.card, zones.removed);
  });
}
