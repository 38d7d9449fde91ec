/** Ships, ours and theirs, and what they do to each other. */

import type { Card, GuardsOf, Seat } from '@ragtag/kernel';
import type { Target, Weapon } from '../rules/attack.ts';
import type { Area, BasestarToken, Resource, ViperKind } from '../state/terms.ts';
import type { Nothing } from './events.ts';

export interface ShipEvents {
  attacked: {
    readonly target: Target;
    readonly needed: number;
    readonly result: number;
    readonly hit: boolean;
    readonly area?: Area;
    readonly pilot?: Seat;
    readonly ship?: ViperKind;
    readonly seat: Seat;
    readonly weapon: Weapon;
  };
  'basestar-damaged': { readonly basestar: 0 | 1; readonly area: Area; readonly token: BasestarToken };
  'basestar-destroyed': { readonly basestar: 0 | 1; readonly area: Area; readonly by: Seat | null };
  'centurion-destroyed': { readonly space: number; readonly by: Seat };
  'centurions-advanced': Nothing;
  'centurions-boarded': { readonly n: number };
  'civilian-destroyed': {
    readonly name: string;
    readonly loss: Readonly<Partial<Record<Resource, number>>>;
    readonly area: Area | null;
  };
  'civilian-escorted': { readonly ship: Card; readonly area: Area | null };
  'civilian-moved': { readonly ship: Card; readonly from: Area | null; readonly to: Area };
  'civilian-placed': { readonly area: Area; readonly ship: Card };
  'civilians-looked-at': { readonly seat: Seat; readonly ships: readonly Card[]; readonly names?: readonly string[] };
  'cylon-ships-removed': { readonly area: Area; readonly n: number };
  'galactica-attacked': {
    readonly by: 'basestar' | 'raider';
    readonly area: Area;
    readonly needed: number;
    readonly result: number;
    readonly hit: boolean;
  };
  'heavy-raider-boarded': { readonly area: Area };
  'heavy-raider-destroyed': { readonly area: Area; readonly n: number };
  'heavy-raider-moved': { readonly from: Area; readonly to: Area; readonly n: number };
  'nuke-gained': Nothing;
  'nuke-launched': { readonly area: Area; readonly by: Seat };
  'nuke-lost': { readonly n: number };
  'piloting-ended': {
    readonly seat: Seat;
    readonly ship: ViperKind;
    readonly area: Area;
    readonly to: 'reserve' | 'destroyed' | 'damaged';
  };
  'piloting-started': {
    readonly seat: Seat;
    readonly ship: ViperKind;
    readonly area: Area;
    readonly from: 'reserve' | 'space';
  };
  'raider-destroyed': { readonly area: Area; readonly n: number; readonly scar?: true };
  'raider-held-off': { readonly area: Area; readonly by: Seat };
  'raider-moved': { readonly from: Area; readonly to: Area; readonly scar?: true };
  risked: { readonly seat: Seat; readonly kind: 'viper' | 'raptor'; readonly n: number; readonly success: boolean };
  'viper-attacked': {
    readonly ship: ViperKind;
    readonly area: Area;
    readonly pilot: Seat | null;
    readonly damaged: number;
    readonly destroyed: number;
    readonly result: number;
    readonly outcome: 'nothing' | 'damaged' | 'destroyed';
  };
  'viper-damaged': {
    readonly ship: ViperKind;
    readonly from: Area | 'reserve' | 'damaged' | 'destroyed';
    readonly pilot: Seat | null;
  };
  'viper-destroyed': {
    readonly ship: ViperKind;
    readonly from: Area | 'reserve' | 'damaged' | 'destroyed';
    readonly pilot: Seat | null;
  };
  'viper-launched': { readonly ship: ViperKind; readonly area: Area };
  'viper-moved': {
    readonly ship: ViperKind | null;
    readonly from: Area;
    readonly to: Area;
    readonly pilot: Seat | null;
  };
  'viper-repaired': { readonly ship: ViperKind; readonly from: 'destroyed' | 'damaged' };
  'viper-returned': { readonly ship: ViperKind; readonly from: Area };
}

/** Who may know what of it. */
export const shipGuards = {
  'civilians-looked-at': { for: ['seat'], fields: ['names'] },
} as const satisfies GuardsOf<ShipEvents>;
