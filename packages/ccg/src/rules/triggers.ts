/** Texts that respond to what happens. CCG-EFFECT-03, CCG-EFFECT-07 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Context, Happening, Moment, Triggered } from '../state/printed.ts';
import { ask, pass } from './asking.ts';

export interface Listener {
  readonly card: Card;
  readonly you: Seat;
  readonly triggered: Triggered;
}

export function happening(
  moment: Moment,
  seat: Seat,
  card: Card | null = null,
  by: Card | null = null,
  amount = 0,
  attached: readonly Card[] = [],
): Happening {
  return { moment, seat, card, by, attached, amount, replaced: false };
}

/** Who would respond to a moment, gathered now: a card that leaves play still responds to its leaving. */
export function listenersTo(g: Ccg, moment: Moment): readonly Listener[] {
  return g.derived.listens(moment) ? g.derived.listening(moment) : none;
}
const none: readonly Listener[] = Object.freeze([]);

/** Lets every text respond that does, one at a time in turn order. Ask `listens` first: most moments pass unheard. */
export function* fire(g: Ccg, what: Happening, listeners = listenersTo(g, what.moment)): Rules<void> {
  if (listeners.length === 0) return;
  for (const seat of g.players) {
    const own = listeners.filter(({ you }) => you === seat);
    while (own.length > 0 && !what.replaced && !g.isOut(seat)) {
      const next = own.length === 1 ? 0 : yield* nextOf(g, seat, own, what);
      const [listener] = own.splice(next, 1);
      if (listener) yield* respond(g, listener, what);
    }
  }
}

/** Where several of a player's texts respond, he says which is next; those that are all the same come as they lie. */
function* nextOf(g: Ccg, seat: Seat, own: readonly Listener[], what: Happening): Rules<number> {
  const ready = [...own.keys()].filter((index) => responds(g, own[index] as Listener, what)); // within the list
  const cardOf = (index: number) => (own[index] as Listener).card; // as above
  const all = g.named('card', ready.map(cardOf));
  const options = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
  if (options.length < 2) return ready[0] ?? 0;
  const context = { moment: what.moment, amount: what.amount };
  const { card } = yield* ask({ seat, kind: 'respond-next', rules: ['CCG-EFFECT-07'], context, options });
  return ready.find((index) => cardOf(index) === card) ?? 0;
}

/** Whether a text responds to what happened, as things stand. */
function responds(g: Ccg, { card, you, triggered }: Listener, what: Happening): boolean {
  const c = g.context(you, card, what);
  if (triggered.oncePerTurn && g.turn.usedOnce.has(onceKey(card, triggered))) return false;
  return triggered.matches(g, c, what) && isUsable(g, c, triggered);
}

function onceKey(card: Card, { when }: Triggered): string {
  return `${card} ${when}`;
}

function* respond(g: Ccg, listener: Listener, what: Happening): Rules<void> {
  const { card, you, triggered } = listener;
  if (!responds(g, listener, what)) return;
  const c = g.context(you, card, what);
  const { id } = g.printed(card);
  if (triggered.optional) {
    const options = [pass, { type: 'use', card, id } as const];
    const answer = yield* ask({
      seat: you,
      kind: 'respond',
      rules: ['CCG-EFFECT-03'],
      context: { moment: what.moment, card, id, amount: what.amount },
      options,
    });
    if (answer.type === 'pass') return;
  }
  yield* g.scopes.within('response', carryOut(g, c, listener, what));
}

function* carryOut(g: Ccg, c: Context, { card, you, triggered }: Listener, what: Happening): Rules<void> {
  if (triggered.oncePerTurn) g.turn.usedOnce.add(onceKey(card, triggered));
  g.emit({ type: 'triggered', player: you, card, id: g.printed(card).id });
  yield* triggered.price?.prepare?.(g, c) ?? nothing();
  yield* triggered.prepare(g, c);
  yield* triggered.price?.pay(g, c) ?? nothing();
  yield* triggered.run(g, c, what);
}

function isUsable(g: Ccg, c: Context, triggered: Triggered): boolean {
  return (triggered.price?.payable(g, c) ?? true) && triggered.possible(g, c);
}

function* nothing(): Rules<void> {}
