/** Miracle tokens: the right to use the once-per-game ability of a sheet. BG-MIRACLE-01 */
import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import { active, forbidden } from './hooks.ts';

/** How many tokens this player may hold: one, unless the sheet says more. BG-MIRACLE-04, BG-MIRACLE-11 */
function miracleLimit(g: Galactica, seat: Seat): number {
  let limit = 1;
  for (const { hook, owner } of active(g, 'miracleLimit')) limit = hook(g, owner, seat, limit);
  return limit;
}

/** How many tokens the ability costs: one, unless the sheet says more. BG-MIRACLE-02, BG-MIRACLE-12 */
function miracleCost(g: Galactica, seat: Seat): number {
  let cost = 1;
  for (const { hook, owner } of active(g, 'miracleCost')) cost = hook(g, owner, seat, cost);
  return cost;
}

export function canUseMiracle(g: Galactica, seat: Seat): boolean {
  const { revealed, miracle } = g.player(seat);
  if (revealed || miracle === 0) return false; // BG-MIRACLE-03
  return miracle >= miracleCost(g, seat) && !forbidden(g, seat, { kind: 'use-miracle' }); // BG-MIRACLE-12, BG-FAQ-50
}

export function* spendMiracle(g: Galactica, seat: Seat): Rules<void> {
  const cost = miracleCost(g, seat);
  g.player(seat).miracle -= cost; // BG-MIRACLE-02
  g.emit({ type: 'miracle-spent', seat, n: cost });
}

/** Never a revealed Cylon, nobody who has as many as allowed. BG-MIRACLE-06, BG-MIRACLE-08, BG-MIRACLE-13 */
export function canGainMiracle(g: Galactica, seat: Seat): boolean {
  const { revealed, miracle } = g.player(seat);
  return !revealed && miracle < miracleLimit(g, seat);
}

export function* gainMiracle(g: Galactica, seat: Seat): Rules<void> {
  if (!canGainMiracle(g, seat)) return; // BG-MIRACLE-04, BG-MIRACLE-09
  g.player(seat).miracle += 1; // BG-MIRACLE-05: the ability is there again
  g.emit({ type: 'miracle-gained', seat });
}
