/** Basestars: their attacks, their damage, their end. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { active } from '../engine/hooks.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, type BasestarToken, basestarTokens } from '../state/terms.ts';
import { attackGalactica } from './cylon-attacks.ts';
import { nothingToActivate } from './cylon-ships.ts';

const both = [0, 1] as const;

function basestarAt(g: Galactica, index: 0 | 1) {
  const basestar = g.state.basestars[index];
  if (!basestar) throw new RangeError(`there is no basestar ${index}`);
  return basestar;
}

/** Indices of basestars on the main board. */
export function mainBasestars(g: Galactica): (0 | 1)[] {
  return both.filter((index) => basestarAt(g, index).where === 'main');
}

/** Indices of basestars in an area of the main board. */
export function basestarsIn(g: Galactica, area: Area): (0 | 1)[] {
  return mainBasestars(g).filter((index) => basestarAt(g, index).area === area);
}

/** Where a basestar of the main board can launch from, one for each that can. BG-DAMAGE-18, BG-UNI-166 */
export function launchingAreas(g: Galactica): Area[] {
  return mainBasestars(g)
    .map((index) => basestarAt(g, index))
    .filter(({ damage }) => !damage.hangar)
    .map(({ area }) => area);
}

/** One roll for each basestar on the main board. BG-BASESTAR-01 */
export function* activateBasestars(g: Galactica): Rules<void> {
  const present = mainBasestars(g);
  if (present.length === 0) yield* nothingToActivate(g, 'basestar'); // BG-BASESTAR-02
  // BG-BASESTAR-03, BG-DAMAGE-19
  const waiting = present.filter((index) => !basestarAt(g, index).damage.weapons);
  while (waiting.length > 0) {
    const options = waiting.map((basestar) => ({
      type: 'basestar' as const,
      basestar,
      area: basestarAt(g, basestar).area,
    }));
    const apart = new Set(options.map(({ area }) => area)).size > 1 ? options : options.slice(0, 1);
    const context = { icon: 'basestars' } as const;
    const rules = ['BG-ACTIVATE-07'];
    const next = yield* choose({ seat: g.current, kind: 'next-area', rules, options: apart, context });
    waiting.splice(waiting.indexOf(next.basestar), 1);
    yield* attackGalactica(g, 'basestar', next.area);
  }
}

function damageOf(g: Galactica, index: 0 | 1): number {
  const { damage } = basestarAt(g, index);
  // BG-DAMAGE-17
  return basestarTokens.reduce((sum, token) => sum + (damage[token] ? (token === 'critical' ? 2 : 1) : 0), 0);
}

/** Tokens that are on neither basestar. */
function unusedTokens(g: Galactica): BasestarToken[] {
  return basestarTokens.filter((token) => both.every((index) => !basestarAt(g, index).damage[token]));
}

/** A random token, and at three damage the end. `by` is the player whose doing it is, null for nobody's. BG-DAMAGE-16, -21 */
export function* damageBasestar(g: Galactica, index: 0 | 1, by: Seat | null): Rules<void> {
  const basestar = basestarAt(g, index);
  if (basestar.where !== 'main') return;
  // BG-UNI-152: a third damage needs no token
  const tokens = damageOf(g, index) >= 2 ? [] : unusedTokens(g);
  if (tokens.length > 0) {
    const token = g.chance.pick(tokens);
    basestar.damage[token] = true;
    g.emit({ type: 'basestar-damaged', basestar: index, area: basestar.area, token });
    if (damageOf(g, index) < 3) return;
  }
  yield* destroyBasestar(g, index, by);
}

/** Taken off the board, not destroyed. */
export function removeBasestar(g: Galactica, index: 0 | 1): void {
  const basestar = basestarAt(g, index);
  basestar.where = 'supply';
  for (const token of basestarTokens) basestar.damage[token] = false;
  g.emit({ type: 'cylon-ships-removed', area: basestar.area, n: 1 });
}

/** It leaves the board, its tokens go back. BG-DAMAGE-22, BG-DAMAGE-23 */
export function* destroyBasestar(g: Galactica, index: 0 | 1, by: Seat | null): Rules<void> {
  const basestar = basestarAt(g, index);
  if (basestar.where !== 'main') return;
  basestar.where = 'supply';
  for (const token of basestarTokens) basestar.damage[token] = false;
  g.emit({ type: 'basestar-destroyed', basestar: index, area: basestar.area, by });
  for (const { hook, owner, card } of active(g, 'shipDestroyed')) yield* hook(g, owner, 'basestar', card);
  if (by === null) return;
  const about = { by, what: 'basestar' } as const;
  yield* window(g, 'target-destroyed', about, { about, seats: [by] });
}
