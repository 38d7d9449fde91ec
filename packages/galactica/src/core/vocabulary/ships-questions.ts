/** Ships, ours and theirs. */

import type { Card, Seat } from '@ragtag/kernel';
import type { Target } from '../rules/attack.ts';
import type { ActivationIcon, Area, CylonShip, ViperKind } from '../state/terms.ts';
import type { Because } from './effects-questions.ts';
import type { Nothing } from './events.ts';
import type { Asks } from './questions.ts';

export interface ShipQuestions {
  readonly 'activate-own-ship': Asks<'launch' | 'move' | 'attack' | 'escort'>;
  readonly 'activate-viper': Asks<'launch' | 'move' | 'attack' | 'escort' | 'nothing', { readonly left: number }>;
  readonly 'attack-target': Asks<'target' | 'nothing', Because | Nothing>;
  readonly 'boarding-heavy-raider': Asks<'area'>;
  readonly 'choose-civilian': Asks<'civilian', Because | { readonly source: string; readonly name: string } | Nothing>;
  readonly 'destroy-cylon-ship': Asks<'ship' | 'centurion', Because>;
  readonly 'launch-self': Asks<'launch'>;
  readonly 'leave-out-ship': Asks<'left-out'>;
  readonly 'next-area': Asks<'area' | 'basestar', { readonly icon: ActivationIcon }>;
  readonly 'nuke-area': Asks<'area'>;
  readonly 'nuke-basestar': Asks<'basestar'>;
  readonly 'nuke-scar': Asks<'raider' | 'scar'>;
  /** `fate`: what becomes of it; `attacker`: who does it. */
  readonly 'pick-viper': Asks<
    'viper',
    { readonly source?: string; readonly name?: string; readonly fate?: string; readonly attacker?: string }
  >;
  readonly 'place-civilian': Asks<'area'>;
  readonly 'repair-viper': Asks<'viper' | 'nothing', { readonly source?: string; readonly name?: string }>;
}

/** A ship of ours in an area. */
type AtWork = { readonly ship: ViperKind; readonly area: Area };

export interface ShipOptions {
  readonly attack: AtWork & { readonly target: Target };
  readonly basestar: { readonly basestar: 0 | 1; readonly area?: Area | null };
  readonly centurion: { readonly kind: 'centurion'; readonly space: number };
  readonly civilian: { readonly ship: Card; readonly area: Area | null; readonly name?: string };
  readonly escort: AtWork & { readonly civilian: Card };
  readonly launch: (AtWork & { readonly recalled?: Area | null }) | Nothing;
  readonly 'left-out': { readonly kind: CylonShip; readonly area: Area };
  readonly raider: Nothing;
  readonly scar: Nothing;
  readonly ship: { readonly kind: 'raider' | 'heavyRaider'; readonly area: Area };
  readonly target: { readonly target: Target };
  /** One of ours, wherever it is; as an action, one's own. */
  readonly viper: { readonly ship: ViperKind; readonly at: string; readonly pilot: Seat | null } | Nothing;
}
