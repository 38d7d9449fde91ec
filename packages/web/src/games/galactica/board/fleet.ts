/** What is in an area, as counters to draw and words to say. */
import type { AreaView } from '@ragtag/galactica';
import { words } from '../words/words.ts';
import type { Figure } from './figures.ts';
import type { Area } from './geometry.ts';
import type { ShipKind } from './ships.tsx';

export type Fleet = AreaView['fleet'];
export type BasestarDamage = 'critical' | 'hangar' | 'weapons' | 'structural';
const damages: readonly BasestarDamage[] = ['critical', 'hangar', 'weapons', 'structural'];

interface Sized {
  readonly key: string;
  /** What an option points at to mean it. */
  readonly at: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
}
export type Counter = Sized &
  (
    | { readonly kind: 'squadron'; readonly ship: ShipKind; readonly n: number }
    | { readonly kind: 'basestar'; readonly damage: readonly BasestarDamage[] }
    | { readonly kind: 'pilot'; readonly ship: ShipKind; readonly figure: Figure }
    | { readonly kind: 'civilian'; readonly known: boolean }
  );

export function countersIn(area: Area, here: AreaView, pilots: readonly Figure[]): Counter[] {
  const { basestars, raiders, heavyRaiders, scar, vipers, civilians } = here;
  const said = words.board;
  const squadron = (ship: ShipKind, n: number): Counter[] =>
    n === 0
      ? []
      : [
          {
            kind: 'squadron',
            key: ship,
            at: `ship:${area}:${ship}`,
            label: ship === 'scar' ? said.scar : words.count(n, words.wordsFor(ship)),
            ship,
            n,
            width: 78,
            height: ship === 'mark-vii' || ship === 'scar' ? 72 : 66,
          },
        ];
  return [
    ...basestars.map(({ basestar, damage }): Counter => {
      const wounds = damages.filter((one) => damage.includes(one));
      return {
        kind: 'basestar',
        key: `basestar-${basestar}`,
        at: `basestar:${basestar}`,
        label: said.basestar(wounds),
        damage: wounds,
        width: 96,
        height: 96,
      };
    }),
    ...squadron('raider', raiders),
    ...squadron('scar', scar ? 1 : 0),
    ...squadron('heavy-raider', heavyRaiders),
    ...squadron('viper', vipers.viper),
    ...squadron('mark-vii', vipers['mark-vii']),
    ...squadron('assault-raptor', vipers['assault-raptor']),
    ...here.pilots.flatMap(({ seat, ship }): Counter[] => {
      const figure = pilots.find((one) => one.seat === seat);
      if (!figure) return [];
      const label = said.pilot(figure.label, ship);
      return [
        { kind: 'pilot', key: `pilot-${seat}`, at: `player:${seat}`, label, ship, figure, width: 66, height: 66 },
      ];
    }),
    ...civilians.map((ship): Counter => {
      const known = 'name' in ship;
      const label = known ? said.civilian(ship.name) : said.unknownCivilian;
      return {
        kind: 'civilian',
        key: `card-${ship.card}`,
        at: `card:${ship.card}`,
        label,
        known,
        width: 56,
        height: 44,
      };
    }),
  ];
}

/** `2 basestars and 3 raiders`; nothing when nothing waits. */
export function fleetWords({ basestars, raiders, heavyRaiders }: Fleet): string {
  return words.listed(
    [
      basestars > 0 && words.count(basestars, words.wordsFor('basestar')),
      raiders > 0 && words.count(raiders, words.wordsFor('raider')),
      heavyRaiders > 0 && words.count(heavyRaiders, words.wordsFor('heavy-raider')),
    ].filter((text) => text !== false),
  );
}
