/** The destinations of Exodus. */

import { destinationsOf } from '../../core/content/destination.ts';
import type { DestinationEntry } from '../../core/content/entry.ts';
import { damageGalactica, placeCivilian } from '../../core/effects/damage.ts';
import { code } from '../../core/effects/effect.ts';
import { all, may, needs } from '../../core/effects/flow.ts';
import { afterJump, jumpTrack } from '../../core/effects/jump.ts';
import { gain, lose } from '../../core/effects/resources.ts';
import { destroyViper, place } from '../../core/effects/ships.ts';
import { damageBasestar, mainBasestars } from '../../core/rules/basestars.ts';
import { phrase } from '../../core/text/phrase.ts';

const destination = destinationsOf('exodus');

const onward = jumpTrack(2);

/** A basestar comes in damaged: the one just placed, if there was one to place. */
const damagedBasestar = code(phrase('exodus.damaged-basestar'), function* (g, c) {
  const before = new Set(mainBasestars(g));
  yield* place('bow', { basestar: 1 }).run(g, c);
  const placed = mainBasestars(g).find((basestar) => !before.has(basestar));
  if (placed !== undefined) yield* damageBasestar(g, placed, null);
});

export const destinations: readonly DestinationEntry[] = [
  destination('Algae Planet', 1, all(lose('fuel', 1), gain('food', 1))),
  destination('Cylon Raiders', 3, all(lose('fuel', 2), place('stern', { raider: 3 }))),
  destination('Derelict Basestar', 2, all(lose('fuel', 1), placeCivilian(2, 'stern'), damagedBasestar)),
  destination('Dying Star', 2, all(lose('fuel', 1), damageGalactica(1))),
  destination('Gas Giant', 1, may('admiral', all(needs(destroyViper('admiral')), gain('fuel', 1)))),
  destination("Lion's Head Nebula", 3, all(lose('fuel', 4), afterJump(onward)), { afterJump: onward }),
  destination('Radioactive Cloud', 2, all(lose('fuel', 1), lose('population', 1))),
];
