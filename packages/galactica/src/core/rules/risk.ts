/** Risking ships of the Reserves. BG-RISK-01 */
import type { Rules, Seat } from '@ragtag/kernel';
import { rollDie } from '../engine/dice.ts';
import { within } from '../engine/scope.ts';
import type { Galactica } from '../state/galactica.ts';
import { viperKinds } from '../state/terms.ts';
import { destroyRaptors } from './raptors.ts';
import { destroyViper, pickViper } from './vipers.ts';

/** Whether there are so many in the Reserves. An assault raptor counts as a viper, never as a raptor. BG-RISK-02 */
export function canRisk(g: Galactica, kind: 'raptor' | 'viper', n: number): boolean {
  if (kind === 'raptor') return g.state.raptors.reserve >= n;
  return viperKinds.reduce((sum, viper) => sum + g.state.vipers[viper].reserve, 0) >= n;
}

/** Risks ships: rolls, and if the die is too low they are lost. True if it came off. */
export function risk(
  g: Galactica,
  seat: Seat,
  kind: 'raptor' | 'viper',
  n: number,
  least: number,
  lossOnCard = false,
): Rules<boolean> {
  return within(g, 'risk', rollFor(g, seat, kind, n, least, lossOnCard));
}

function* rollFor(
  g: Galactica,
  seat: Seat,
  kind: 'raptor' | 'viper',
  n: number,
  least: number,
  lossOnCard: boolean,
): Rules<boolean> {
  if (!canRisk(g, kind, n)) return false;
  const rolled = yield* rollDie(g, seat, 'risk');
  const success = rolled >= least; // BG-RISK-03
  g.emit({ type: 'risked', seat, kind, n, success });
  if (success) return true;
  if (lossOnCard) return false; // the card says itself what becomes of them
  if (kind === 'raptor')
    destroyRaptors(g, n); // BG-RISK-04
  else
    for (let ship = 0; ship < n; ship++) {
      const viper = yield* pickViper(g, seat, 'reserve');
      if (viper !== null) destroyViper(g, viper, 'reserve');
    }
  return false;
}
