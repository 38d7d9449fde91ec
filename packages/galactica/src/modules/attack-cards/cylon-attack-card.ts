/** Cylon attack cards: crises and super crises used without the Cylon Fleet board. BG-UNI-98, BG-UNI-105 */
import type { Card, Rules } from '@ragtag/kernel';
import type { AttackSpec } from '../../core/content/entry.ts';
import { choose } from '../../core/engine/asking.ts';
import { context } from '../../core/engine/context.ts';
import { discardTo } from '../../core/engine/decks.ts';
import { within } from '../../core/engine/scope.ts';
import { window } from '../../core/engine/windows.ts';
import { activate } from '../../core/rules/activate-cylon-ships.ts';
import { placeCivilians } from '../../core/rules/civilian-ships.ts';
import { keepInPlay } from '../../core/rules/crisis.ts';
import { placeShips } from '../../core/rules/cylon-ships.ts';
import { pickViper, placeViper, unmanned } from '../../core/rules/vipers.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { type Area, areas, type ViperKind, viperKinds } from '../../core/state/terms.ts';
import { zones } from '../../core/state/zones.ts';

/** Resolves a Cylon attack card: activate, set up, special rule. */
export function* resolveAttackCard(g: Galactica, card: Card): Rules<void> {
  const entry = g.entry(card);
  if ((entry.deck !== 'crisis' && entry.deck !== 'super-crisis') || !entry.attack) return;
  const { activate: icons, setup, special } = entry.attack;
  for (const icon of icons) yield* activate(g, icon); // BG-UNI-99: all of it, with the ships already there
  yield* within(g, 'arrival', setUpShips(g, setup)); // BG-UNI-100
  g.emit({ type: 'attack-special', name: special.name });
  if (special.stays) keepInPlay(g, card); // BG-UNI-102
  yield* special.effect.run(g, context('attack', g.current, { card }));
}

type Ship = keyof NonNullable<AttackSpec['setup'][Area]>;
type Placed = readonly { readonly ship: ViperKind; readonly area: Area }[];

/** The ships of its picture, besides those already there. BG-UNI-100 */
function* setUpShips(g: Galactica, setup: AttackSpec['setup']): Rules<void> {
  const wanted = (ship: Ship): Map<Area, number> => {
    const found = new Map<Area, number>();
    for (const area of areas) {
      const n = setup[area]?.[ship] ?? 0;
      if (n > 0) found.set(area, n);
    }
    return found;
  };
  const before = areas.map((area) => g.state.raiders[area]);
  const cylons = (['basestar', 'raider', 'heavy-raider'] as const).flatMap((kind) =>
    [...wanted(kind)].map(([area, n]) => ({ kind, area, n })),
  );
  yield* placeShips(g, cylons); // BG-UNI-101
  areas.forEach((area, index) => {
    g.turn.modifiers.set('raiders-set-up', area, g.state.raiders[area] - (before[index] ?? 0));
  });
  yield* placeEach(g, 'civilian', wanted('civilian'), g.cards.count(zones.civiliansUnused), function* (area) {
    placeCivilians(g, area, 1);
  });
  const placed = yield* setUpVipers(g, wanted('viper'));
  // Nobody gets into one of them before all stand there. BG-UNI-103
  for (const { ship, area } of placed) {
    if (unmanned(g, area) === 0) continue;
    yield* window(g, 'viper-placed', { ship, area }, { about: { ship, area } });
  }
}

/** From the Reserves; which kind, the current player says. */
function* setUpVipers(g: Galactica, wanted: Map<Area, number>): Rules<Placed> {
  const placed: { ship: ViperKind; area: Area }[] = [];
  const inReserve = viperKinds.reduce((sum, kind) => sum + g.state.vipers[kind].reserve, 0);
  yield* placeEach(g, 'viper', wanted, inReserve, function* (area) {
    const ship = yield* pickViper(g, g.current, 'reserve');
    if (ship === null) return;
    placeViper(g, ship, area);
    placed.push({ ship, area });
  });
  return placed;
}

/** One by one; where there are too few, the current player says which are left out. BG-UNI-101 */
function* placeEach(
  g: Galactica,
  ship: Ship,
  wanted: Map<Area, number>,
  available: number,
  place: (area: Area) => Rules<void>,
): Rules<void> {
  const total = [...wanted.values()].reduce((sum, n) => sum + n, 0);
  for (let placed = 0; placed < Math.min(total, available); placed++) {
    const open = [...wanted.keys()];
    const short = total > available;
    const options = (short ? open : open.slice(0, 1)).map((area) => ({ type: 'area' as const, area }));
    const { area } = yield* choose({
      seat: g.current,
      kind: 'set-up-ship',
      rules: ['BG-UNI-101'],
      context: { ship, left: available - placed },
      options,
    });
    yield* place(area);
    const left = (wanted.get(area) ?? 0) - 1;
    if (left > 0) wanted.set(area, left);
    else wanted.delete(area);
  }
}

/** A card that stayed in play is discarded: its rule is over. BG-UNI-102 */
export function attackCardEnds(g: Galactica, card: Card): void {
  const entry = g.entry(card);
  g.emit({ type: 'left-play', name: entry.name });
  discardTo(g, card, entry.deck === 'super-crisis' ? zones.superCrisisDiscard : zones.crisisDiscard);
}

/** The civilian ships leave with the fleet, unseen. BG-JUMP-08, BG-JUMP-13 */
export function civiliansLeave(g: Galactica): void {
  for (const area of areas) g.cards.moveAll(zones.civilians[area], zones.civiliansUnused);
  g.cards.shuffle(zones.civiliansUnused);
}
