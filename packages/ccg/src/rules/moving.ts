/** What can be done to cards in play: the one place that does it. CCG-MOVE-01 to -11 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { ZoneName } from '../state/zones.ts';
import { fire, happening, listenersTo } from './triggers.ts';

type Turned = 'readied' | 'committed' | 'exhausted' | 'restored';

function tell(g: Ccg, type: Turned, card: Card): true {
  g.emit({ type, player: g.ownerOf(card), card, id: g.printed(card).id });
  return true;
}

/** Moves a card from reserve to alert; false if it is not in reserve. CCG-MOVE-01, CCG-MOVE-02 */
export function ready(g: Ccg, card: Card): boolean {
  if (g.placeOf(card) !== 'reserve') return false;
  g.cards.move(card, g.zone('alert', g.ownerOf(card)), 'bottom');
  return tell(g, 'readied', card);
}

/** CCG-MOVE-03, CCG-MOVE-04 */
export function commit(g: Ccg, card: Card): boolean {
  if (g.placeOf(card) !== 'alert') return false;
  g.cards.move(card, g.zone('reserve', g.ownerOf(card)), 'bottom');
  return tell(g, 'committed', card);
}

const exhaustible: ReadonlySet<ZoneName | null> = new Set(['alert', 'reserve', 'resources', 'linked']);

/** CCG-MOVE-05, CCG-MOVE-06, CCG-RES-15 */
export function exhaust(g: Ccg, card: Card): boolean {
  if (!exhaustible.has(g.placeOf(card)) || g.isExhausted(card)) return false;
  g.turnOver(card, true);
  return tell(g, 'exhausted', card);
}

/** CCG-MOVE-08, CCG-MOVE-09 */
export function restore(g: Ccg, card: Card): boolean {
  if (g.placeOf(card) === null || !g.isExhausted(card)) return false;
  g.turnOver(card, false);
  return tell(g, 'restored', card);
}

export type Leaving = 'defeated' | 'sacrificed' | 'returned-to-hand' | 'put-on-deck' | 'shuffled-into-deck';

/** Puts a card from play into its owner's discard pile, unless something takes its place. CCG-MOVE-10 */
export function* defeat(g: Ccg, card: Card, by: Card | null = null): Rules<boolean> {
  if (!isInPlay(g, card)) return false;
  const owner = g.ownerOf(card);
  if (g.derived.listens('about-to-be-defeated')) {
    const what = happening('about-to-be-defeated', owner, card, by);
    yield* fire(g, what);
    if (what.replaced || !isInPlay(g, card)) return false;
  }
  const listeners = listenersTo(g, 'defeated');
  yield* leave(g, card, 'defeated');
  yield* fire(g, happening('defeated', owner, card, by), listeners);
  return true;
}

/** CCG-MOVE-11: no defeat, so nothing that waits for one happens. */
export function* sacrifice(g: Ccg, card: Card): Rules<boolean> {
  if (!isInPlay(g, card)) return false; // it may have left with its player
  yield* leave(g, card, 'sacrificed');
  return true;
}

/** A card leaves play with all that lies under it: a unit stack goes together. CCG-STACK-09 */
export function* leave(g: Ccg, card: Card, how: Leaving): Rules<void> {
  const owner = g.ownerOf(card);
  const listeners = listenersTo(g, 'left-play');
  const place = g.placeOf(card);
  const attached = g.under(card, 'linked');
  if (place === 'alert' || place === 'reserve') {
    for (const mission of attached) put(g, mission, 'sacrificed'); // CCG-KEY-15
    for (const under of g.under(card, 'stacked')) put(g, under, how);
  } else if (place === 'resources') {
    for (const under of g.under(card, 'supply')) put(g, under, 'sacrificed');
  }
  put(g, card, how);
  if (listeners.length > 0) yield* fire(g, happening('left-play', owner, card, null, 0, attached), listeners);
}

function put(g: Ccg, card: Card, how: Leaving): void {
  const player = g.ownerOf(card);
  const { id } = g.printed(card);
  forget(g, card);
  putWhere(g, card, player, how);
  g.emit({ type: how, player, card, id }); // by the number everybody knew: the one it has in a hand is nobody's business
}

function putWhere(g: Ccg, card: Card, player: Seat, how: Leaving): void {
  switch (how) {
    case 'defeated':
    case 'sacrificed':
      g.cards.move(card, g.zone('discard', player));
      break;
    case 'returned-to-hand':
      g.cards.move(card, g.zone('hand', player));
      break;
    case 'put-on-deck':
      g.cards.move(card, g.zone('deck', player), 'top');
      break;
    case 'shuffled-into-deck':
      g.cards.move(card, g.zone('deck', player));
      g.cards.shuffle(g.zone('deck', player));
      break;
  }
}

/** A card that leaves play has no memory. */
export function forget(g: Ccg, card: Card): void {
  g.state.exhausted.set(card, false);
  g.state.under.set(card, null);
  if (g.turn.lasting.length > 0) g.turn.lasting = g.turn.lasting.filter((lasting) => lasting.card !== card);
  g.touch();
}

export function isInPlay(g: Ccg, card: Card): boolean {
  switch (g.placeOf(card)) {
    case 'alert':
    case 'reserve':
    case 'resources':
    case 'linked':
    case 'supply':
    case 'stacked':
    case 'threats':
      return true;
    default:
      return false;
  }
}
