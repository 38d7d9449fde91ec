/** What is in an area, as counters to draw and words to say. */
import type { AreaView, PlayerView, View } from '@ragtag/galactica';
import { words } from '../words/words.ts';
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
    | { readonly kind: 'pilot'; readonly ship: ShipKind; readonly player: PlayerView }
    | { readonly kind: 'civilian'; readonly known: boolean }
  );

export function countersIn(area: Area, view: View): Counter[] {
  const { basestars, raiders, heavyRaiders, scar, vipers, pilots, civilians } = view.ships.areas[area];
  const squadron = (ship: ShipKind, n: number): Counter[] =>
    n === 0
      ? []
      : [
          {
            kind: 'squadron',
            key: ship,
            at: `ship:${area}:${ship}`,
            label: ship === 'scar' ? 'Scar' : words.count(n, words.wordsFor(ship)),
            ship,
            n,
            width: 70,
            height: 62,
          },
        ];
  return [
    ...basestars.map(({ basestar, damage }): Counter => {
      const wounds = damages.filter((one) => damage.includes(one));
      return {
        kind: 'basestar',
        key: `basestar-${basestar}`,
        at: `basestar:${basestar}`,
        label: wounds.length > 0 ? `Basestar, damaged: ${words.listed(wounds.map(words.wordsFor))}` : 'Basestar',
        damage: wounds,
        width: 92,
        height: 92,
      };
    }),
    ...squadron('raider', raiders),
    ...squadron('scar', scar ? 1 : 0),
    ...squadron('heavy-raider', heavyRaiders),
    ...squadron('viper', vipers.viper),
    ...squadron('mark-vii', vipers['mark-vii']),
    ...squadron('assault-raptor', vipers['assault-raptor']),
    ...pilots.flatMap(({ seat, ship }): Counter[] => {
      const player = view.players[seat];
      if (!player) return [];
      const label = `${player.character?.name ?? `Seat ${seat + 1}`} in a ${words.nameOf(ship)}`;
      return [
        { kind: 'pilot', key: `pilot-${seat}`, at: `player:${seat}`, label, ship, player, width: 62, height: 62 },
      ];
    }),
    ...civilians.map((ship): Counter => {
      const known = 'name' in ship;
      const label = known ? `Civilian ship: ${ship.name}` : 'Civilian ship, face down';
      return {
        kind: 'civilian',
        key: `card-${ship.card}`,
        at: `card:${ship.card}`,
        label,
        known,
        width: 52,
        height: 42,
      };
    }),
  ];
}

/** `2 basestars and 3 raiders`; nothing when nothing waits. */
export function fleetWords({ basestars, raiders, heavyRaiders }: Fleet): string {
  return words.listed(
    [
      basestars > 0 && words.count(basestars, 'basestar'),
      raiders > 0 && words.count(raiders, 'raider'),
      heavyRaiders > 0 && words.count(heavyRaiders, 'heavy raider'),
    ].filter((words) => words !== false),
  );
}
