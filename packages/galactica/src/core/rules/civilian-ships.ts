/** Civilian ships: placed, looked at, moved, destroyed. */
import { type Card, only, type Rules, type Seat } from '@ragtag/kernel';
import type { CivilianEntry } from '../content/entry.ts';
import { choose } from '../engine/asking.ts';
import { active } from '../engine/hooks.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, areas, resources } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { lose } from './resources.ts';
import { chooserOf } from './titles.ts';

export function civiliansIn(g: Galactica, area: Area): Card[] {
  return g.cards.list(zones.civilians[area]);
}

export function civiliansOnBoard(g: Galactica): Card[] {
  return areas.flatMap((area) => civiliansIn(g, area));
}

/** Where a civilian ship on the board is; null for one that is not there. */
export function areaOfCivilian(g: Galactica, ship: Card): Area | null {
  const zone = g.cards.zoneOf(ship);
  return areas.find((area) => zones.civilians[area] === zone) ?? null;
}

/** Puts drawn civilian ships into a named area, as many as are left. BG-FAQ-10, BG-LIMIT-02 */
export function placeCivilians(g: Galactica, area: Area, n: number): void {
  for (let placed = 0; placed < n; placed++) {
    const ship = g.cards.draw(zones.civiliansUnused, zones.civilians[area]);
    if (ship === null) return;
    g.emit({ type: 'civilian-placed', area, ship });
  }
}

/** No area named: the Admiral places them one by one, in any area, unless the rules in force say otherwise. BG-UNI-90 */
export function* placeCiviliansAnywhere(g: Galactica, n: number): Rules<void> {
  for (let placed = 0; placed < n && g.cards.count(zones.civiliansUnused) > 0; placed++) {
    const [other] = active(g, 'placesCivilians').map(({ hook, owner }) => hook(g, owner));
    const placing = other ?? { by: chooserOf(g, 'admiral'), areas, rules: ['BG-UNI-90'] };
    const { area } = yield* choose({
      seat: placing.by,
      kind: 'place-civilian',
      rules: placing.rules,
      options: placing.areas.map((one) => ({ type: 'area', area: one })),
    });
    placeCivilians(g, area, 1);
  }
}

/** Draws civilian ships that are not on the board and destroys them. BG-CIV-01, BG-TURNREF-41 */
export function* drawAndDestroyCivilians(g: Galactica, n: number): Rules<void> {
  for (let destroyed = 0; destroyed < n; destroyed++) {
    const ship = g.cards.top(zones.civiliansUnused) ?? (yield* pickCivilian(g, g.current)); // BG-CIV-02
    if (ship === null) return;
    yield* destroyCivilian(g, ship);
  }
}

/** Asks for one of the civilian ships on the board, or in an area; null if there is none. */
export function* pickCivilian(g: Galactica, seat: Seat, area?: Area): Rules<Card | null> {
  const options = (area ? [area] : areas).flatMap((one) =>
    civiliansIn(g, one).map((ship) => ({ type: 'civilian' as const, ship, area: one })),
  );
  if (options.length === 0) return null;
  return (yield* choose({ seat, kind: 'choose-civilian', rules: ['BG-CIV-02'], options })).ship;
}

/** BG-DAMAGE-04 Turned up, its losses taken, out of the game. */
export function* destroyCivilian(g: Galactica, ship: Card): Rules<void> {
  const { name, loss } = g.entry(ship) as CivilianEntry; // whatever is among the civilian ships is one
  const area = areaOfCivilian(g, ship);
  if (area !== null) {
    const moment = { ship, area, saved: false };
    yield* window(g, 'before-civilian-destroyed', moment, { about: { area } });
    if (moment.saved) return;
  }
  g.cards.move(ship, zones.civiliansDestroyed);
  g.emit({ type: 'civilian-destroyed', name, loss, area });
  for (const resource of resources) {
    const n = loss[resource] ?? 0;
    if (n > 0) yield* lose(g, resource, n);
  }
  for (const { hook, owner, card } of active(g, 'shipDestroyed')) yield* hook(g, owner, 'civilian', card);
}

/** Back among the unused ones, unseen. */
export function* escortCivilian(g: Galactica, ship: Card): Rules<void> {
  g.emit({ type: 'civilian-escorted', ship, area: areaOfCivilian(g, ship) });
  g.cards.move(ship, zones.civiliansUnused);
  g.cards.shuffle(zones.civiliansUnused);
}

/** To another area; whoever has seen it can follow it. */
export function moveCivilian(g: Galactica, ship: Card, to: Area): void {
  g.emit({ type: 'civilian-moved', ship, from: areaOfCivilian(g, ship), to });
  g.cards.move(ship, zones.civilians[to]);
}

export function lookAtCivilians(g: Galactica, seat: Seat, ships: readonly Card[]): void {
  for (const ship of ships) g.cards.show(ship, only(seat));
  const names = ships.map((ship) => g.entry(ship).name);
  g.emitWith({ type: 'civilians-looked-at', seat, ships }, { names });
}
