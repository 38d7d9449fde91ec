/** Cylon ships that leave the main board by areas: destroyed, or only removed. */
import type { Rules, Seat } from '@ragtag/kernel';
import { active } from '../engine/hooks.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, basestarTokens } from '../state/terms.ts';
import { basestarsIn, destroyBasestar } from './basestars.ts';
import { destroyHeavyRaider } from './heavy-raiders.ts';
import { destroyRaiders } from './raiders.ts';

/** Every Cylon ship in an area; without a die never Scar. BG-UNI-109 */
export function* destroyCylonShips(g: Galactica, area: Area, by: Seat | null): Rules<void> {
  for (const basestar of basestarsIn(g, area)) yield* destroyBasestar(g, basestar, by);
  yield* destroyRaiders(g, area, g.state.raiders[area]);
  while (g.state.heavyRaiders[area] > 0) yield* destroyHeavyRaider(g, area);
}

/** They go back to the supply, Scar too; nothing is destroyed. */
export function removeCylonShips(g: Galactica, area: Area): void {
  const { raiders, heavyRaiders, basestars, scar } = g.state;
  const scarHere = scar.where === 'main' && scar.area === area;
  const n = raiders[area] + heavyRaiders[area] + basestarsIn(g, area).length + (scarHere ? 1 : 0);
  if (n === 0) return;
  raiders[area] = 0;
  heavyRaiders[area] = 0;
  for (const basestar of basestars) {
    if (basestar.where !== 'main' || basestar.area !== area) continue;
    basestar.where = 'supply';
    for (const token of basestarTokens) basestar.damage[token] = false;
  }
  if (scarHere) scar.where = 'supply';
  g.emit({ type: 'cylon-ships-removed', area, n });
  for (const { hook, owner, card } of active(g, 'cylonShipsRemoved')) hook(g, owner, card);
}
