/** Destinations: where a jump can lead. The Admiral makes the choices they offer. BG-JUMP-18 */
import type { Card } from '@ragtag/kernel';
import type { CardOption, DestinationEntry } from '../../core/content/entry.ts';
import { scry } from '../../core/effects/cards.ts';
import { damageGalactica, destroyCivilian, placeCivilian } from '../../core/effects/damage.ts';
import { code, type Effect } from '../../core/effects/effect.ts';
import { all, may, needs, risk } from '../../core/effects/flow.ts';
import { afterJump, anotherDestination, jumpTrack } from '../../core/effects/jump.ts';
import { gain, lose, pay } from '../../core/effects/resources.ts';
import {
  damageVipers,
  destroyRaptor,
  destroyViper,
  place,
  regainRaptor,
  repairVipers,
} from '../../core/effects/ships.ts';
import { damageBasestar, mainBasestars } from '../../core/rules/basestars.ts';
import type { ExpansionSet } from '../../core/state/terms.ts';
import { zones } from '../../core/state/zones.ts';
import { resolveAttackCard } from '../attack-cards/cylon-attack-card.ts';

function destination(
  name: string,
  distance: number,
  effect: Effect,
  {
    set = 'base',
    count = 1,
    ...rest
  }: { set?: ExpansionSet; count?: number; option?: CardOption; afterJump?: Effect } = {},
): DestinationEntry {
  return { deck: 'destination', name, set, count, distance, effect, ...rest };
}

const onward = jumpTrack(2);

/** A basestar comes in damaged: the one just placed, if there was one to place. */
const damagedBasestar = code('place 1 basestar in front of Galactica and damage it once', function* (g, c) {
  const before = new Set(mainBasestars(g));
  yield* place('bow', { basestar: 1 }).run(g, c);
  const placed = mainBasestars(g).find((basestar) => !before.has(basestar));
  if (placed !== undefined) yield* damageBasestar(g, placed, null);
});

/** The attack card Scar is fetched from the crisis deck or its discard pile and resolved. */
const findScar = code(
  'search the crisis deck and its discard pile for Scar and resolve it, then shuffle the crisis deck',
  function* (g) {
    const isScar = (card: Card): boolean => g.entry(card).name === 'Scar';
    // While it is resolved somebody may look at the deck. Games of earlier revisions shuffled only afterwards.
    const atOnce = g.configuration.revision >= 4;
    const found = [...g.cards.list(zones.crisisDeck), ...g.cards.list(zones.crisisDiscard)].find(isScar);
    if (found !== undefined) {
      const card = g.cards.move(found, zones.turnCrises, 'bottom');
      if (atOnce) g.cards.shuffle(zones.crisisDeck);
      g.emit({ type: 'crisis-fetched', name: g.entry(card).name });
      yield* resolveAttackCard(g, card);
    }
    if (!atOnce || found === undefined) g.cards.shuffle(zones.crisisDeck);
  },
);

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

  destination(
    'A Civilian Convoy',
    3,
    all(lose('fuel', 3), gain('population', 1), may('admiral', all(pay('morale', 1), gain('fuel', 1)))),
    { set: 'pegasus' },
  ),
  destination('Binary Star', 2, all(lose('fuel', 1), placeCivilian(1, 'bow'), placeCivilian(1, 'stern')), {
    set: 'pegasus',
  }),
  destination('Gas Cloud', 1, may('admiral', scry('admiral', 'crisis', 3)), { set: 'pegasus' }),
  destination('Mining Asteroid', 2, all(lose('fuel', 1), repairVipers(2), findScar), {
    set: 'pegasus',
    option: 'cylon-attack',
  }),
  destination('Misjump', 0, all(destroyCivilian(1), anotherDestination), { set: 'pegasus' }),

  destination('Algae Planet', 1, all(lose('fuel', 1), gain('food', 1)), { set: 'exodus' }),
  destination('Cylon Raiders', 3, all(lose('fuel', 2), place('stern', { raider: 3 })), { set: 'exodus' }),
  destination('Derelict Basestar', 2, all(lose('fuel', 1), placeCivilian(2, 'stern'), damagedBasestar), {
    set: 'exodus',
  }),
  destination('Dying Star', 2, all(lose('fuel', 1), damageGalactica(1)), { set: 'exodus' }),
  destination('Gas Giant', 1, may('admiral', all(needs(destroyViper('admiral')), gain('fuel', 1))), { set: 'exodus' }),
  destination("Lion's Head Nebula", 3, all(lose('fuel', 4), afterJump(onward)), { set: 'exodus', afterJump: onward }),
  destination('Radioactive Cloud', 2, all(lose('fuel', 1), lose('population', 1)), { set: 'exodus' }),
];
