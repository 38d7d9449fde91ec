/** A title taken for one turn and given back when it ends. BG-UNI-143, BG-UNI-144 */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Title } from '../state/terms.ts';
import { canHold, giveTitle, reassign } from './titles.ts';

/** Titles somebody else holds that this player could take now: the Admiral's not in the Brig. BG-UNI-144 */
export function borrowable(g: Galactica, seat: Seat, from: readonly Title[]): Title[] {
  return from.filter((title) => {
    const holder = g.holder(title);
    return holder !== null && holder !== seat && canHold(g, seat, title);
  });
}

export function* borrowTitle(g: Galactica, seat: Seat, from: readonly Title[]): Rules<void> {
  const options = borrowable(g, seat, from).map((title) => ({ type: 'title' as const, title }));
  if (options.length === 0) return;
  const { title } = yield* choose({ seat, kind: 'borrow-title', rules: ['BG-UNI-144'], options });
  const holder = g.holder(title);
  if (holder === null) return;
  g.turn.borrowed = { title, by: seat, from: holder };
  yield* giveTitle(g, title, seat);
}

/** The borrower is dead: whoever has the title now keeps it. Games of earlier revisions had it given back. BG-CLAR-07 */
export function forgetLoan(g: Galactica, seat: Seat): void {
  if (g.configuration.revision >= 8 && g.turn.borrowed?.by === seat) g.turn.borrowed = null;
}

/** At the end of the turn: however the borrower came to have it meanwhile. BG-UNI-143 */
export function* returnTitle(g: Galactica): Rules<void> {
  const { borrowed } = g.turn;
  if (!borrowed) return;
  g.turn.borrowed = null;
  const { title, by, from } = borrowed;
  if (g.holder(title) !== by) return; // BG-CLAR-07
  if (canHold(g, from, title)) yield* giveTitle(g, title, from);
  else yield* reassign(g, title); // BG-CLAR-08
}
