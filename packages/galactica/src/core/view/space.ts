/** The space areas and the ships, all of it in plain sight but the faces of civilian ships. */
import { shipsAway, supply } from '../rules/cylon-ships.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, areas, basestarTokens, type ViperKind, viperKinds } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { type TableCard, tableCards } from './cards.ts';
import type { Sight, Spread } from './sight.ts';

export type BasestarView = { readonly basestar: number; readonly damage: readonly string[] };

export type AreaView = {
  readonly raiders: number;
  readonly heavyRaiders: number;
  readonly scar: boolean;
  readonly basestars: readonly BasestarView[];
  /** Unmanned. */
  readonly vipers: Readonly<Record<ViperKind, number>>;
  readonly pilots: readonly { readonly seat: number; readonly ship: ViperKind }[];
  readonly civilians: readonly TableCard[];
  /** The same area on a board of the Cylons' own. */
  readonly fleet: { readonly raiders: number; readonly heavyRaiders: number; readonly basestars: number };
};

export type HangarView = {
  readonly reserve: number;
  readonly damaged: number;
  readonly destroyed: number;
  readonly beside: number;
};

export type ShipsView = {
  readonly areas: Readonly<Record<Area, AreaView>>;
  readonly hangar: Readonly<Record<ViperKind, HangarView>>;
  readonly raptors: { readonly reserve: number; readonly destroyed: number };
  /** Cylon ships and centurions beside the board. */
  readonly supply: {
    readonly raiders: number;
    readonly heavyRaiders: number;
    readonly basestars: number;
    readonly centurions: number;
  };
  /** Civilian ships off the board, and those lost. */
  readonly civiliansUnused: number;
  readonly civiliansDestroyed: readonly TableCard[];
};

/** Without the civilian ships: made of cells alone, for all to see. */
export interface OpenSpace {
  readonly ships: Pick<ShipsView, 'hangar' | 'raptors' | 'supply'>;
  readonly areas: Readonly<Record<Area, Omit<AreaView, 'civilians'>>>;
}

export function openSpace(g: Galactica): OpenSpace {
  return { ships: openShips(g), areas: forEach(areas, (area) => openArea(g, area)) };
}

/** With the civilian ships. */
export const ships: Spread<ShipsView, OpenSpace> = {
  zones: [...Object.values(zones.civilians), zones.civiliansUnused, zones.civiliansDestroyed],
  look: (sight, space) => ({
    areas: forEach(areas, (area) => areaView(sight, area, space.areas[area])),
    hangar: space.ships.hangar,
    raptors: space.ships.raptors,
    supply: space.ships.supply,
    civiliansUnused: sight.g.cards.count(zones.civiliansUnused),
    civiliansDestroyed: tableCards(sight, zones.civiliansDestroyed),
  }),
};

function areaView(sight: Sight, area: Area, rest: OpenSpace['areas'][Area]): AreaView {
  return {
    raiders: rest.raiders, // named one by one: that is much faster than spreading them
    heavyRaiders: rest.heavyRaiders,
    scar: rest.scar,
    basestars: rest.basestars,
    vipers: rest.vipers,
    pilots: rest.pilots,
    civilians: tableCards(sight, zones.civilians[area]),
    fleet: rest.fleet,
  };
}

function openShips(g: Galactica): OpenSpace['ships'] {
  const { state } = g;
  let { centurion: centurions } = g.content.pieces;
  for (let space = 0; space < state.boarding.length; space++) centurions -= state.boarding.get(space);
  return {
    hangar: forEach(viperKinds, (kind) => {
      const { reserve, damaged, destroyed, beside } = state.vipers[kind];
      return { reserve, damaged, destroyed, beside };
    }),
    raptors: { reserve: state.raptors.reserve, destroyed: state.raptors.destroyed },
    supply: {
      raiders: supply(g, 'raider'),
      heavyRaiders: supply(g, 'heavy-raider'),
      basestars: state.basestars.filter(({ where }) => where === 'supply').length,
      centurions,
    },
  };
}

function openArea(g: Galactica, area: Area): Omit<AreaView, 'civilians'> {
  const { state } = g;
  const basestars: BasestarView[] = [];
  state.basestars.forEach(({ where, area: at, damage }, basestar) => {
    if (at !== area) return;
    if (where === 'main') basestars.push({ basestar, damage: basestarTokens.filter((token) => damage[token]) });
  });
  const pilots = g.seats.flatMap((seat) => {
    const { place, ship, area: at } = g.player(seat);
    return place === 'space' && ship !== null && at === area ? [{ seat: Number(seat), ship }] : [];
  });
  return {
    raiders: state.raiders[area],
    heavyRaiders: state.heavyRaiders[area],
    scar: state.scar.where === 'main' && state.scar.area === area,
    basestars,
    vipers: forEach(viperKinds, (kind) => state.vipers[kind].space[area]),
    pilots,
    fleet: {
      raiders: shipsAway(g, 'raider', area),
      heavyRaiders: shipsAway(g, 'heavy-raider', area),
      basestars: shipsAway(g, 'basestar', area),
    },
  };
}

/** A record with a value for each key. */
export function forEach<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  const values: Partial<Record<K, V>> = {}; // one key after the other: such objects are quick to read
  for (const key of keys) values[key] = value(key);
  return values as Record<K, V>; // every key is there
}
