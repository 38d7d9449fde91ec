/** President, Admiral and others: who holds them, who may, and the lines of succession. BG-TITLE-01 */
import type { Rules, Seat } from '@ragtag/kernel';
import type { Chooser } from '../content/entry.ts';
import type { Context } from '../effects/effect.ts';
import { active } from '../engine/hooks.ts';
import { mayHoldTitles } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Title } from '../state/terms.ts';
import { isInBrig } from './boards.ts';
import { discardQuorumHand, moveQuorumHand } from './quorum.ts';

/** Titles that no one in the Brig holds while anybody is outside it. BG-TITLE-16, BG-TITLE-27 */
function brigTitles({ content }: Galactica): readonly Title[] {
  return content.titleIds.filter((title) => title !== 'president');
}

/** Whether this player may be given the title by an effect. */
export function canHold(g: Galactica, seat: Seat, title: Title): boolean {
  if (!mayHoldTitles(g, seat)) return false;
  if (title === 'president') return true; // BG-TITLE-11
  if (!g.content.titles[title]) return false;
  // BG-TITLE-16, BG-TITLE-17, BG-TITLE-27, BG-TITLE-28
  return !isInBrig(g, seat) || g.seats.every((other) => !mayHoldTitles(g, other) || isInBrig(g, other));
}

/** Highest in the line of succession among those who may hold it. BG-TITLE-12, BG-TITLE-22, BG-TITLE-33 */
export function successor(g: Galactica, title: Title, except: Seat | undefined): Seat | null {
  let best: Seat | null = null;
  let place = Number.POSITIVE_INFINITY;
  for (const seat of g.seats) {
    if (seat === except || !canHold(g, seat, title)) continue;
    const own = g.character(seat)?.succession?.[title] ?? Number.MAX_SAFE_INTEGER;
    if (own >= place) continue;
    best = seat;
    place = own;
  }
  return best;
}

function setHolder(g: Galactica, title: Title, to: Seat | null): void {
  const from = g.holder(title);
  if (from === to) return;
  g.state[title] = to;
  g.emit({ type: 'title-given', title, from, to });
  if (title !== 'president' || from === null) return;
  if (to === null) discardQuorumHand(g, from);
  else moveQuorumHand(g, from, to); // BG-TITLE-05
}

/** Hands a title on by its line of succession. */
export function* reassign(g: Galactica, title: Title, except?: Seat): Rules<void> {
  const to = successor(g, title, except); // BG-TITLE-08, BG-TITLE-15, BG-TITLE-26
  const holder = g.holder(title);
  // Nobody else to take it: a human holder keeps it, there is one holder at a time. BG-TITLE-01
  if (to === null && holder !== null && mayHoldTitles(g, holder)) return;
  setHolder(g, title, to);
}

/** The one place a title changes hands by an effect. */
export function* giveTitle(g: Galactica, title: Title, to: Seat, cause?: Context): Rules<void> {
  const from = g.holder(title);
  if (from === to || !canHold(g, to, title)) return;
  if (from !== null) {
    for (const { hook, owner } of active(g, 'keepsTitle')) {
      if (yield* hook(g, owner, title, from, to, cause ?? null)) return;
    }
  }
  setHolder(g, title, to);
}

/** To be called when a character has been put into, or has left, the Brig. */
export function* brigEntered(g: Galactica, seat: Seat): Rules<void> {
  for (const title of brigTitles(g)) if (g.holder(title) === seat) yield* reassign(g, title); // BG-TITLE-16, BG-TITLE-27
}
export function* brigLeft(g: Galactica, seat: Seat): Rules<void> {
  for (const title of brigTitles(g)) {
    const holder = g.holder(title);
    // A holder in the Brig means that everybody was there. BG-TITLE-18, BG-TITLE-19, BG-TITLE-29, BG-TITLE-30
    if (holder !== null && holder !== seat && isInBrig(g, holder) && canHold(g, seat, title)) {
      setHolder(g, title, seat);
    }
  }
}

/** Takes all titles from a player who may hold none any more. */
export function* loseTitles(g: Galactica, seat: Seat): Rules<void> {
  for (const title of g.content.titleIds) if (g.holder(title) === seat) setHolder(g, title, successor(g, title, seat));
}

/** Who makes a choice that a card gives to this person; the current player if nobody holds the title. BG-TITLE-02 */
export function chooserOf(g: Galactica, who: Chooser): Seat {
  return who === 'current' ? g.current : (g.holder(who) ?? g.current);
}
