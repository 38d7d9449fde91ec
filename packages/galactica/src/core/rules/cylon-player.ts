/** What a revealed Cylon is spared, may not do, and cannot be picked for. */
import type { Seat } from '@ragtag/kernel';
import type { Context, Source } from '../effects/effect.ts';
import { drawCard } from '../engine/decks.ts';
import { active } from '../engine/hooks.ts';
import { countsAsCylon } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';

/** Crises, checks, and what a revealed Final Five card does: a Cylon player need not bear their harm. BG-FINAL5-05 */
const harmful: ReadonlySet<Source> = new Set<Source>(['crisis', 'super-crisis', 'attack', 'check-ability', 'loyalty']);

/**
 * Whether a revealed Cylon ignores the discard or the execution this asks of him. He may, and never gains by not doing
 * so: nobody is asked. BG-CYLON-01, BG-CYLON-02, BG-TURNREF-22, BG-TURNREF-23
 */
export function ignores(g: Galactica, seat: Seat, { source }: Context): boolean {
  return countsAsCylon(g, seat) && harmful.has(source); // BG-TERM-02: a hidden Cylon is a human player
}

/** Whether a card of this source may pick this player. */
export function pickable(g: Galactica, seat: Seat, c: Context): boolean {
  if (countsAsCylon(g, seat)) {
    if (c.source === 'skill') return false; // BG-CYLON-14, BG-TURNREF-20, BG-FAQ-03
    if (c.source === 'quorum') return false; // BG-FAQ-04
    // BG-CYLON-13, BG-TURNREF-18: the Airlock; nor does any other location of the humans touch a Cylon player.
    if (c.location !== null && g.content.locations[c.location]?.side === 'human') return false;
  }
  const forWhat = c.location ?? c.source;
  return !active(g, 'unpickable').some(({ hook, owner }) => hook(g, owner, seat, forWhat));
}

/** Random super crisis cards into a hand, hidden from the others. BG-REVEAL-11 */
export function drawSuperCrises(g: Galactica, seat: Seat, n: number): void {
  const names: string[] = [];
  for (let drawn = 0; drawn < n; drawn++) {
    const card = drawCard(g, zones.superCrisisDeck, zones.superCrisisDiscard, zones.superCrisisHand(seat));
    if (card === null) break;
    names.push(g.entry(card).name);
  }
  if (names.length > 0) g.emitWith({ type: 'super-crisis-drawn', seat, n: names.length }, { names });
}
