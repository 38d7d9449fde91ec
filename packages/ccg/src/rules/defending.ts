/** Who defends in a challenge. CCG-CHAL-02, CCG-CHAL-03, CCG-KEY-08 to -13, CCG-KEY-20 */
import { type Card, passUnasked, type Rules } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Challenge } from '../state/turn.ts';
import { ask, choose, pass } from './asking.ts';
import { canPay } from './paying.ts';
import { playCard } from './play-card.ts';

/** CCG-CHAL-02, CCG-CHAL-03, CCG-KEY-11 to -13, CCG-KEY-20 */
function legalDefenders(g: Ccg, it: Challenge): Card[] {
  const either = g.hasKeyword(it.challenger, 'Vulnerable');
  const found: Card[] = [];
  for (const card of g.list('alert', it.against)) {
    if (isDefender(g, it, card) && (either || g.printed(card).type === it.as || g.hasKeyword(card, 'Scramble')))
      found.push(card);
  }
  for (const card of it.mayDefend) if (g.placeOf(card) === 'reserve' && isDefender(g, it, card)) found.push(card);
  return found;
}

function isDefender(g: Ccg, it: Challenge, card: Card): boolean {
  if (!g.isUnit(card) || g.isExhausted(card)) return false;
  if (g.hasKeyword(card, 'Vision') || g.derived.isBarred(card, 'defend')) return false;
  for (const strong of g.standing('too-strong-for')) {
    if (g.state.under.get(strong.card) === it.challenger && g.power(card) <= strong.rule.power) return false;
  }
  return true;
}

/** The challenged player may defend, with a unit of his choice or the challenger's. CCG-CHAL-02 */
export function* chooseDefender(g: Ccg, it: Challenge): Rules<void> {
  yield* defenderFromHand(g, it);
  const defenders = legalDefenders(g, it);
  const card = defenders.length > 0 ? yield* pickDefender(g, it, defenders) : null;
  if (card === null) {
    g.emit({ type: 'not-defended', player: it.against });
    return;
  }
  it.defender = card;
  it.defended = true;
  g.touch();
  g.emit({ type: 'defended', player: it.against, card, id: g.printed(card).id });
}

function* pickDefender(g: Ccg, it: Challenge, defenders: readonly Card[]): Rules<Card | null> {
  const units = g.named('defend', defenders);
  const decline = { type: 'decline' } as const;
  const { id } = g.printed(it.challenger);
  const context = { challenger: it.challenger, id, by: it.by, power: g.power(it.challenger) };
  // Whom a sniper may choose is alert, and of the challenger's own type. CCG-KEY-08 to -10
  const sniped = units.filter(({ card }) => g.placeOf(card) === 'alert' && g.printed(card).type === it.as);
  const picks = (it.picksDefender || g.hasKeyword(it.challenger, 'Sniper')) && sniped.length > 0;
  if (!picks) {
    const answer = yield* ask({
      seat: it.against,
      kind: 'defend',
      rules: ['CCG-CHAL-02'],
      context,
      options: [decline, ...units],
    });
    return answer.type === 'decline' ? null : answer.card;
  }
  const whether = [decline, { type: 'defend' } as const];
  const answer = yield* ask({
    seat: it.against,
    kind: 'defend-at-all',
    rules: ['CCG-KEY-09'],
    context,
    options: whether,
  });
  if (answer.type === 'decline') return null;
  const leave = { type: 'leave' } as const;
  const pick = yield* ask({ seat: it.by, kind: 'snipe', rules: ['CCG-KEY-08'], context, options: [...sniped, leave] });
  if (pick.type !== 'leave') return pick.card;
  return (yield* choose({ seat: it.against, kind: 'defend-with', rules: ['CCG-CHAL-02'], context, options: units }))
    .card;
}

/** Units that may be played from hand to defend: asked in secret. */
function* defenderFromHand(g: Ccg, it: Challenge): Rules<void> {
  while (yield* playsDefender(g, it)) if (!g.isSince(3)) return; // one for each challenge was all there was before
}

function* playsDefender(g: Ccg, it: Challenge): Rules<boolean> {
  const seat = it.against;
  const held = g.list('hand', seat).find((card) => {
    const { standing, cost } = g.printed(card);
    return (
      standing.some(({ rule }) => rule.kind === 'defends-from-hand' && rule.against === it.as) && canPay(g, seat, cost)
    );
  });
  yield* passUnasked({ seats: [seat], isOpenTo: () => g.count('hand', seat) > 0 });
  if (held === undefined) return false;
  const options = [pass, ...g.named('play', [held])];
  const answer = yield* ask({ seat, kind: 'defend-from-hand', secret: true, silence: 0, options });
  if (answer.type === 'pass') return false;
  yield* playCard(g, seat, held);
  it.mayDefend.add(held);
  return true;
}
