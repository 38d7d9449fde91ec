/** Nukes. The tokens belong to the Admiral's title. BG-TITLE-13 */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { rollDie } from '../engine/dice.ts';
import { active } from '../engine/hooks.ts';
import { within } from '../engine/scope.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, areas } from '../state/terms.ts';
import { structuralDamage } from './attack.ts';
import { basestarsIn, damageBasestar, destroyBasestar, mainBasestars } from './basestars.ts';
import { civiliansIn, destroyCivilian } from './civilian-ships.ts';
import { destroyCylonShips } from './cylon-losses.ts';
import { destroyRaiders, destroyScar } from './raiders.ts';
import { hitViper, vipersAt } from './viper-losses.ts';

const RAIDERS = 3;

export function canLaunchNuke(g: Galactica): boolean {
  return g.state.nukes.held > 0 && (atAreas(g) || mainBasestars(g).length > 0);
}

/** Whoever launches it aims. The token is spent whatever the die shows. BG-NUKE-04, BG-NUKE-12 */
export function* launchNuke(g: Galactica, by: Seat): Rules<void> {
  if (!canLaunchNuke(g)) return;
  yield* within(g, 'nuke', atAreas(g) ? nukeArea(g, by) : nukeBasestar(g, by));
}

function atAreas(g: Galactica): boolean {
  return active(g, 'nukesAreas').some(({ hook, owner }) => hook(g, owner));
}

/** Where the rules in force say so, it is aimed at a space area. BG-NUKE-05 */
function* nukeArea(g: Galactica, by: Seat): Rules<void> {
  const options = areas.map((area) => ({ type: 'area' as const, area }));
  const { area } = yield* choose({ seat: by, kind: 'nuke-area', rules: ['BG-NUKE-05'], options });
  spend(g, by, { area });
  const die = yield* rollDie(g, rollerOf(g, by), 'nuke', { area });
  if (die === 8) return yield* destroyEverything(g, area, by);
  const basestar = yield* pickBasestar(g, by, basestarsIn(g, area)); // BG-NUKE-10
  if (basestar !== null) yield* hitBasestar(g, basestar, die, by);
  if (die === 7) yield* destroyRaiders(g, area, RAIDERS); // BG-NUKE-08, BG-NUKE-11
}

/** The Admiral, whoever launches it; in games of earlier revisions the latter. BG-NUKE-05 */
function rollerOf(g: Galactica, by: Seat): Seat {
  return g.configuration.revision < 8 ? by : (g.holder('admiral') ?? by);
}

/** Otherwise at a basestar. BG-NUKE-13 */
function* nukeBasestar(g: Galactica, by: Seat): Rules<void> {
  const basestar = yield* pickBasestar(g, by, mainBasestars(g));
  if (basestar === null) return;
  const area = g.state.basestars[basestar]?.area ?? 'bow';
  spend(g, by, { area });
  // Aimed at the basestar, so structural damage counts. BG-DAMAGE-20
  const die = yield* rollDie(g, rollerOf(g, by), 'nuke', { area }, structuralDamage(g, { kind: 'basestar', basestar }));
  yield* hitBasestar(g, basestar, die, by);
  if (die >= 7) yield* destroyRaidersOrScar(g, area, by);
}

/** BG-NUKE-06, BG-NUKE-07 */
function* hitBasestar(g: Galactica, basestar: 0 | 1, die: number, by: Seat): Rules<void> {
  if (die > 2) return yield* destroyBasestar(g, basestar, by);
  for (let hits = 0; hits < 2; hits++) yield* damageBasestar(g, basestar, by);
}

function* pickBasestar(g: Galactica, by: Seat, from: readonly (0 | 1)[]): Rules<0 | 1 | null> {
  if (from.length === 0) return null;
  const options = from.map((basestar) => ({
    type: 'basestar' as const,
    basestar,
    area: g.state.basestars[basestar]?.area ?? null,
  }));
  return (yield* choose({ seat: by, kind: 'nuke-basestar', rules: ['BG-NUKE-10', 'BG-NUKE-13'], options })).basestar;
}

/** Three raiders, never heavy ones; on this die Scar may be among them. BG-FAQ-25, BG-UNI-110 */
function* destroyRaidersOrScar(g: Galactica, area: Area, by: Seat): Rules<void> {
  const { scar } = g.state;
  const options = [{ type: 'raider' as const }, { type: 'scar' as const }];
  let left = RAIDERS;
  if (scar.where === 'main' && scar.area === area) {
    const plenty = g.state.raiders[area] >= RAIDERS ? options : options.slice(1);
    const picked = yield* choose({ seat: by, kind: 'nuke-scar', rules: ['BG-UNI-110'], options: plenty });
    if (picked.type === 'scar') {
      yield* destroyScar(g);
      left--;
    }
  }
  yield* destroyRaiders(g, area, left);
}

/** BG-NUKE-09 */
function* destroyEverything(g: Galactica, area: Area, by: Seat): Rules<void> {
  yield* destroyCylonShips(g, area, by);
  for (;;) {
    const viper = vipersAt(g, ['space', 'piloted'], area)[0];
    if (!viper) break;
    yield* hitViper(g, viper, 'destroyed');
  }
  for (const ship of civiliansIn(g, area)) yield* destroyCivilian(g, ship);
}

function spend(g: Galactica, by: Seat, at: { readonly area: Area }): void {
  loseNukes(g, 1);
  g.emit({ type: 'nuke-launched', by, ...at });
}

/** There are three in all, so never more than that at a time. BG-NUKE-02, BG-NUKE-03 */
export function gainNuke(g: Galactica): void {
  const { nukes } = g.state;
  if (nukes.beside < 1) return;
  nukes.beside -= 1;
  nukes.held += 1;
  g.emit({ type: 'nuke-gained' });
}

/** They go beside the board, from where they can be regained. BG-FAQ-15, BG-FAQ-16 */
export function loseNukes(g: Galactica, n: number | 'all'): void {
  const { nukes } = g.state;
  const lost = n === 'all' ? nukes.held : Math.min(n, nukes.held);
  if (lost === 0) return;
  nukes.held -= lost;
  if (g.content.variations.nukesRegained) nukes.beside += lost; // BG-UNI-87
  g.emit({ type: 'nuke-lost', n: lost });
}
