/** Attacks: one roll of the die, read in the row of the target. BG-ATTACK-01 */
import type { Rules, Seat } from '@ragtag/kernel';
import { resultOf, roll } from '../engine/dice.ts';
import { within } from '../engine/scope.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, areas, type ViperKind } from '../state/terms.ts';
import { damageBasestar, mainBasestars } from './basestars.ts';
import { attackModifier } from './cylon-attacks.ts';
import { destroyCenturion, destroyHeavyRaider } from './heavy-raiders.ts';
import { isPiloting } from './piloting.ts';
import { destroyRaiders, destroyScar } from './raiders.ts';

export type Target =
  | { readonly kind: 'raider' | 'heavy-raider' | 'scar'; readonly area: Area }
  | { readonly kind: 'basestar'; readonly basestar: 0 | 1 }
  | { readonly kind: 'centurion'; readonly space: number };
export type Weapon = 'viper' | 'galactica' | 'marine';

/** The least that hits: BG-ATTACK-02 raider, -03 heavy raider, -04 centurion, -11 to -13 basestar, UNI-108 Scar. */
function leastToHit(target: Target['kind'], weapon: Weapon, ship: ViperKind): number {
  switch (target) {
    case 'raider':
      return 3;
    case 'heavy-raider':
    case 'centurion':
    case 'scar':
      return 7;
    case 'basestar':
      if (weapon === 'galactica') return 5;
      return ship === 'assault-raptor' ? 7 : 8;
  }
}

interface AttackOptions {
  readonly modifier?: number;
  /** With which ship, where the weapon is one. */
  readonly ship?: ViperKind;
  readonly piloted?: boolean;
}

/** A viper (piloted by `seat` or activated by them), Galactica, or a marine attacks. Whoever acts rolls. */
export function attack(
  g: Galactica,
  seat: Seat,
  weapon: Weapon,
  target: Target,
  options: AttackOptions = {},
): Rules<void> {
  return within(g, 'shot', shoot(g, seat, weapon, target, options));
}

function* shoot(
  g: Galactica,
  seat: Seat,
  weapon: Weapon,
  target: Target,
  { modifier = 0, ship = 'viper', piloted = false }: AttackOptions,
): Rules<void> {
  if (piloted && isPiloting(g, seat)) {
    const { area } = g.player(seat);
    const moment = { seat, area, replaced: false };
    yield* window(g, 'before-piloted-attack', moment, { about: { seat, area } });
    if (moment.replaced) return;
  }
  const bonus = modifier + structuralDamage(g, target) + attackModifier(g, { by: weapon, on: target.kind, piloted });
  const purpose =
    weapon === 'viper' ? 'viper-attack' : weapon === 'galactica' ? 'galactica-attack' : 'centurion-attack';
  const about = { ...(weapon === 'viper' ? { ship } : {}), ...(piloted ? { pilot: seat } : {}), ...areaOf(g, target) };
  const rolled = yield* roll(g, seat, purpose, about, bonus);
  const result = resultOf(rolled);
  // Scar goes down by a die only, not by a result put in its place. BG-UNI-111
  const byDie = target.kind !== 'scar' || rolled.set === null;
  const needed = leastToHit(target.kind, weapon, ship);
  const hit = byDie && result >= needed;
  g.emit({ type: 'attacked', seat, weapon, ...about, target, needed, result, hit });
  if (!hit) return;
  switch (target.kind) {
    case 'raider':
      return yield* destroyRaiders(g, target.area, 1);
    case 'heavy-raider':
      return yield* destroyHeavyRaider(g, target.area);
    case 'scar':
      return yield* destroyScar(g);
    case 'basestar':
      return yield* damageBasestar(g, target.basestar, seat);
    case 'centurion':
      return yield* destroyCenturion(g, seat, target.space);
  }
}

/** BG-DAMAGE-20 */
export function structuralDamage(g: Galactica, target: Target): number {
  return target.kind === 'basestar' && g.state.basestars[target.basestar]?.damage.structural ? 2 : 0;
}

function areaOf(g: Galactica, target: Target): { readonly area?: Area } {
  if (target.kind === 'centurion') return {};
  if (target.kind !== 'basestar') return { area: target.area };
  const basestar = g.state.basestars[target.basestar];
  return basestar ? { area: basestar.area } : {};
}

/** Cylon ships a player could attack with this weapon, from here or anywhere. Human ships never. BG-VIPER-09, BG-ATTACK-14 */
export function targets(g: Galactica, weapon: 'viper' | 'galactica', area?: Area): Target[] {
  const { raiders, heavyRaiders, scar, basestars } = g.state;
  const found: Target[] = [];
  for (const here of weapon === 'viper' && area ? [area] : areas) {
    if (raiders[here] > 0) found.push({ kind: 'raider', area: here });
    if (heavyRaiders[here] > 0) found.push({ kind: 'heavy-raider', area: here });
    if (scar.where === 'main' && scar.area === here) found.push({ kind: 'scar', area: here });
    for (const basestar of mainBasestars(g)) {
      if (basestars[basestar]?.area === here) found.push({ kind: 'basestar', basestar });
    }
  }
  return found;
}

/** Centurions a marine could attack, by their space of the track. BG-CENTURION-04 */
export function centurionTargets(g: Galactica): Target[] {
  return [0, 1, 2, 3].filter((space) => g.state.boarding.get(space) > 0).map((space) => ({ kind: 'centurion', space }));
}
