/** Destinations: where a jump can lead. The Admiral makes the choices they offer. BG-JUMP-18 */

import { destinationsOf } from '../../core/content/destination.ts';
import type { DestinationEntry } from '../../core/content/entry.ts';
import { destroyCivilian, placeCivilian } from '../../core/effects/damage.ts';
import { all, may, risk } from '../../core/effects/flow.ts';
import { gain, lose } from '../../core/effects/resources.ts';
import { damageVipers, destroyRaptor, place, regainRaptor, repairVipers } from '../../core/effects/ships.ts';

const destination = destinationsOf('base');

export const destinations: readonly DestinationEntry[] = [
  destination('Asteroid Field', 3, all(lose('fuel', 2), destroyCivilian(1)), { count: 2 }),
  destination('Barren Planet', 2, lose('fuel', 2), { count: 4 }),
  destination(
    'Cylon Ambush',
    3,
    all(lose('fuel', 1), place('bow', { basestar: 1, raider: 3 }), placeCivilian(3, 'stern')),
  ),
  destination(
    'Cylon Refinery',
    2,
    all(lose('fuel', 1), may('admiral', risk('viper', 2, 6, gain('fuel', 2), damageVipers(2, 'reserves')))),
  ),
  destination('Deep Space', 2, all(lose('fuel', 1), lose('morale', 1)), { count: 3 }),
  destination('Desolate Moon', 3, lose('fuel', 3)),
  destination('Icy Moon', 1, all(lose('fuel', 1), may('admiral', risk('raptor', 1, 3, gain('food', 1)))), { count: 2 }),
  destination(
    'Ragnar Anchorage',
    1,
    all(repairVipers(3, { destroyed: true, upTo: true, by: 'admiral' }), may('admiral', regainRaptor(1))),
  ),
  destination('Remote Planet', 2, all(lose('fuel', 1), destroyRaptor(1)), { count: 3 }),
  destination('Tylium Planet', 1, all(lose('fuel', 1), may('admiral', risk('raptor', 1, 3, gain('fuel', 2)))), {
    count: 4,
  }),
];
