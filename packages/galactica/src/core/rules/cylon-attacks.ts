/** Attacks of Cylon ships. Those of the humans are in `attack.ts`. */
import type { Rules, Seat } from '@ragtag/kernel';
import { rollDie } from '../engine/dice.ts';
import { active } from '../engine/hooks.ts';
import { within } from '../engine/scope.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Area, ViperKind } from '../state/terms.ts';
import type { Target, Weapon } from './attack.ts';
import { damageGalactica } from './damage.ts';
import { hitViper } from './viper-losses.ts';

/** The row of a viper attacked: the least that damages, the least that destroys. BG-ATTACK-05, -06, -07 */
const viperRow: Readonly<Record<ViperKind, readonly [damaged: number, destroyed: number]>> = {
  viper: [5, 8],
  'mark-vii': [6, 8],
  'assault-raptor': [7, 7],
};

/** What changes the die of an attack, whoever attacks. */
export function attackModifier(
  g: Galactica,
  about: { by: Weapon | 'cylon'; on: Target['kind'] | ViperKind | 'galactica'; piloted: boolean },
): number {
  return active(g, 'attackModifier').reduce((sum, { hook, owner }) => sum + hook(g, owner, about), 0);
}

/** A Cylon ship attacks a viper in an area: unmanned, or the one this seat pilots. The current player rolls. */
export function attackViper(g: Galactica, area: Area, ship: ViperKind, pilot: Seat | null): Rules<void> {
  return within(g, 'shot', shootAtViper(g, area, ship, pilot));
}

function* shootAtViper(g: Galactica, area: Area, ship: ViperKind, pilot: Seat | null): Rules<void> {
  const bonus = attackModifier(g, { by: 'cylon', on: ship, piloted: pilot !== null });
  const result = yield* rollDie(g, g.current, 'attack-on-viper', { ship, pilot, area }, bonus);
  const [damaged, destroyed] = viperRow[ship];
  const outcome = result >= destroyed ? 'destroyed' : result >= damaged ? 'damaged' : 'nothing';
  g.emit({ type: 'viper-attacked', ship, area, pilot, damaged, destroyed, result, outcome });
  if (outcome !== 'nothing') yield* hitViper(g, { ship, at: area, pilot }, outcome);
}

/** A Cylon ship attacks Galactica: a raider hits on 8, a basestar on 4 or more. BG-ATTACK-09, BG-ATTACK-10 */
export function attackGalactica(g: Galactica, by: 'raider' | 'basestar', area: Area): Rules<void> {
  return within(g, 'shot', shootAtGalactica(g, by, area));
}

function* shootAtGalactica(g: Galactica, by: 'raider' | 'basestar', area: Area): Rules<void> {
  const bonus = attackModifier(g, { by: 'cylon', on: 'galactica', piloted: false });
  const result = yield* rollDie(g, g.current, 'attack-on-galactica', { area }, bonus);
  const needed = by === 'raider' ? 8 : 4;
  const hit = result >= needed;
  g.emit({ type: 'galactica-attacked', by, area, needed, result, hit });
  if (hit) yield* damageGalactica(g, 1);
}
