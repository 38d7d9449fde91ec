/** The vocabulary of Cylon ships. That of human ships is in `vipers.ts`. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose as askOne } from '../engine/asking.ts';
import { activate as activateShips } from '../rules/activate-cylon-ships.ts';
import { centurionTargets } from '../rules/attack.ts';
import { placeCivilians } from '../rules/civilian-ships.ts';
import { destroyCylonShips, removeCylonShips } from '../rules/cylon-losses.ts';
import { placeShips } from '../rules/cylon-ships.ts';
import { destroyCenturion, destroyHeavyRaider, launchHeavyRaiders, placeCenturions } from '../rules/heavy-raiders.ts';
import { destroyRaiders, launchRaiders } from '../rules/raiders.ts';
import type { Galactica } from '../state/galactica.ts';
import { type ActivationIcon, type Area, areas } from '../state/terms.ts';
import { type Phrase, phrase } from '../text/phrase.ts';
import type { Context, Effect } from './effect.ts';
import { because, type Decider, deciderOf } from './flow.ts';

export {
  activateOneViper,
  activateVipers,
  attack,
  damageVipers,
  destroyRaptor,
  destroyViper,
  gainAssaultRaptor,
  gainNuke,
  loseNukes,
  nuke,
  nukeHeld,
  regainRaptor,
  repairVipers,
  vipersHome,
} from './vipers.ts';

const placed = ['basestar', 'raider', 'heavyRaider', 'civilian'] as const;
export type Placed = Partial<Record<(typeof placed)[number], number>>;

/** So many of each, in words. */
function listed(ships: Placed): readonly Phrase[] {
  return placed.flatMap((kind) => (ships[kind] ? [phrase(`ships-${kind}`, { n: ships[kind] })] : []));
}

/** Ships are placed in an area of the main board, or in the area picked before; nobody else has a say. BG-FAQ-10 */
export function place(area: Area | 'picked', ships: Placed): Effect {
  const where = area === 'picked' ? phrase('pickedArea') : phrase('spaceArea', { id: area });
  return {
    text: phrase('place', { ships: listed(ships), area: where }),
    *run(g, c) {
      const at = area === 'picked' ? c.area : area;
      if (at === null) return;
      yield* placeShips(g, [
        { kind: 'basestar', area: at, n: ships.basestar ?? 0 },
        { kind: 'raider', area: at, n: ships.raider ?? 0 },
        { kind: 'heavy-raider', area: at, n: ships.heavyRaider ?? 0 },
      ]);
      if (ships.civilian) placeCivilians(g, at, ships.civilian);
    },
  };
}

/** Centurions on the Boarding Party track, as many as there are. */
export function boarding(n: number): Effect {
  return {
    text: phrase('boarding', { n }),
    *run(g) {
      placeCenturions(g, n);
    },
  };
}

/** As the icons do at the foot of a crisis, from left to right. BG-FLEET-03 */
export function activate(...icons: readonly ActivationIcon[]): Effect {
  return {
    text: phrase('activate', { icons: icons.map((icon) => phrase(`icon-${icon}`)) }),
    *run(g) {
      for (const icon of icons) yield* activateShips(g, icon);
    },
  };
}

/** Each basestar on the main board launches these; those of other boards are left alone. BG-FLEET-04 */
export function launchEach(ships: { readonly raider?: number; readonly heavyRaider?: number }): Effect {
  return {
    text: phrase('launchEach', { ships: listed(ships) }),
    *run(g) {
      if (ships.raider) yield* launchRaiders(g, ships.raider);
      if (ships.heavyRaider) yield* launchHeavyRaiders(g, ships.heavyRaider);
    },
  };
}

/** All Cylon ships on the main board; nobody's doing. */
export const destroyAllCylonShips: Effect = {
  text: phrase('destroyAllCylonShips'),
  *run(g) {
    for (const area of areas) yield* destroyCylonShips(g, area, null);
  },
};

/** Those in the area picked before are taken off the board, not destroyed. */
export const removeCylonShipsThere: Effect = {
  text: phrase('removeCylonShips'),
  *run(g, c) {
    if (c.area) removeCylonShips(g, c.area);
  },
};

export type Toll = Partial<Record<'raider' | 'heavyRaider' | 'centurion', number>>;

/**
 * Somebody destroys so many Cylon ships of one of these kinds, anywhere on the main board or in the area picked before,
 * one by one. No die, so never Scar. BG-UNI-109
 */
export function destroyCylon(by: Decider, toll: Toll): Effect {
  return {
    text: phrase('destroyCylon', {
      by: phrase(by),
      ships: (['raider', 'heavyRaider', 'centurion'] as const).flatMap((kind) =>
        toll[kind] ? [phrase(`ships-${kind}`, { n: toll[kind] })] : [],
      ),
    }),
    *run(g, c) {
      const seat = deciderOf(g, c, by);
      let options = victims(g, c, toll);
      for (let done = 0; options.length > 0; done++) {
        const context = because(g, c);
        const picked = yield* askOne({ seat, kind: 'destroy-cylon-ship', options, context });
        yield* destroyVictim(g, seat, picked);
        // Having begun with one kind, the player goes on with it.
        const left = (toll[picked.kind] ?? 0) - done - 1;
        options = left > 0 ? victims(g, c, { [picked.kind]: left }) : [];
      }
    },
    possible: (g, c) => victims(g, c, toll).length > 0,
  };
}

type Victim =
  | { readonly type: 'ship'; readonly kind: 'raider' | 'heavyRaider'; readonly area: Area }
  | { readonly type: 'centurion'; readonly kind: 'centurion'; readonly space: number };

function victims(g: Galactica, c: Context, toll: Toll): Victim[] {
  const { raiders, heavyRaiders } = g.state;
  const found: Victim[] = [];
  for (const area of c.area ? [c.area] : areas) {
    if (toll.raider && raiders[area] > 0) found.push({ type: 'ship', kind: 'raider', area });
    if (toll.heavyRaider && heavyRaiders[area] > 0) found.push({ type: 'ship', kind: 'heavyRaider', area });
  }
  if (toll.centurion) {
    for (const target of centurionTargets(g)) {
      if (target.kind === 'centurion') found.push({ type: 'centurion', kind: 'centurion', space: target.space });
    }
  }
  return found;
}

function* destroyVictim(g: Galactica, by: Seat, victim: Victim): Rules<void> {
  if (victim.kind === 'centurion') yield* destroyCenturion(g, by, victim.space);
  else if (victim.kind === 'raider') yield* destroyRaiders(g, victim.area, 1);
  else yield* destroyHeavyRaider(g, victim.area);
}
