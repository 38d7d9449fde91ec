/** What happens with it. */
import type { Area, CylonShip } from '../../core/state/terms.ts';
import type { Nothing } from '../../core/vocabulary/events.ts';

export interface CylonFleetEvents {
  'auto-attack': Nothing;
  'cylon-ship-left-out': { readonly kind: CylonShip; readonly area: Area };
  'cylon-ships-left-behind': Nothing;
  'cylon-ships-placed': {
    readonly kind: CylonShip;
    readonly area: Area;
    readonly n: number;
    readonly fromFleet: number;
  };
  'fleet-arrived': { readonly area: Area; readonly n: number };
  'fleet-board-placed': { readonly kind: CylonShip; readonly area: Area; readonly n: number };
  'pursuit-advanced': { readonly to: number };
}

declare module '../../core/vocabulary/events.ts' {
  interface Events extends CylonFleetEvents {}
}
