/** The vocabulary of human ships: vipers, raptors, attacks, nukes. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose as askOne } from '../engine/asking.ts';
import { leavingHand } from '../engine/decks.ts';
import * as combat from '../rules/attack.ts';
import * as nukes from '../rules/nukes.ts';
import * as raptors from '../rules/raptors.ts';
import { hitViper, pickShip, repairViper, type ViperPlace, vipersAt } from '../rules/viper-losses.ts';
import { activateShip, activateUnmanned, vipersHome as allHome, canActivateUnmanned } from '../rules/vipers.ts';
import type { Galactica } from '../state/galactica.ts';
import { phrase } from '../text/phrase.ts';
import type { Context, Effect } from './effect.ts';
import { because, condition, type Decider, deciderOf } from './flow.ts';

/** Whoever acts picks the ships, else the current player. BG-RAPTOR-08, BG-RAPTOR-09 */
function picker(g: Galactica, c: Context, by: Decider | undefined): Seat {
  if (by) return deciderOf(g, c, by);
  return c.acting ? c.you : g.current;
}

/** So many activations of unmanned vipers, the same one or others; `must` leaves no choice while one is possible. */
export function activateVipers(by: Decider, n: number, { must = false } = {}): Effect {
  return {
    text: phrase(must ? 'activateVipersNow' : 'activateVipers', { by: phrase(by), n }),
    run: (g, c) => activateUnmanned(g, deciderOf(g, c, by), n, must ? n : 0),
    possible: (g, c) => canActivateUnmanned(g, deciderOf(g, c, by), leavingHand(g, c)),
  };
}

/** One unmanned viper, in the Reserves or in space, is activated up to so many times. */
export function activateOneViper(by: Decider, n: number): Effect {
  return {
    text: phrase('activateOneViper', { by: phrase(by), n }),
    *run(g, c) {
      const seat = deciderOf(g, c, by);
      const viper = yield* pickShip(seat, vipersAt(g, ['reserve', 'space']));
      if (!viper || viper.at === 'damaged' || viper.at === 'destroyed') return;
      yield* activateShip(g, seat, viper.ship, viper.at, n);
    },
    possible: (g, c) => canActivateUnmanned(g, deciderOf(g, c, by), leavingHand(g, c)),
  };
}

/** Galactica fires at a Cylon ship anywhere, or marines at a centurion. BG-ATTACK-04, BG-ATTACK-13 */
export function attack(by: Decider, weapon: 'galactica' | 'marine', modifier = 0): Effect {
  const targets = (g: Galactica) => (weapon === 'marine' ? combat.centurionTargets(g) : combat.targets(g, 'galactica'));
  return {
    text: phrase(weapon === 'marine' ? 'attackCenturion' : 'attackCylonShip', { by: phrase(by), modifier }),
    *run(g, c) {
      const options = targets(g).map((target) => ({ type: 'target' as const, target }));
      if (options.length === 0) return;
      const seat = deciderOf(g, c, by);
      const { target } = yield* askOne({ seat, kind: 'attack-target', options, context: because(g, c) });
      yield* combat.attack(g, seat, weapon, target, { modifier });
    },
    possible: (g) => targets(g).length > 0,
  };
}

const places: Readonly<Record<'reserves' | 'space' | 'both', readonly ViperPlace[]>> = {
  reserves: ['reserve'],
  space: ['space', 'piloted'],
  both: ['reserve', 'space', 'piloted'],
};

function* hitSome(
  g: Galactica,
  c: Context,
  n: number,
  where: readonly ViperPlace[],
  how: 'damaged' | 'destroyed',
  by: Decider | undefined,
): Rules<void> {
  for (let hits = 0; hits < n; hits++) {
    const area = c.area ?? undefined;
    const viper = yield* pickShip(picker(g, c, by), vipersAt(g, where, area), { ...causeOf(g, c), fate: how });
    if (!viper) return;
    yield* hitViper(g, viper, how);
  }
}

function causeOf(g: Galactica, c: Context): { source: string; name: string } {
  const { source, name } = because(g, c);
  return { source, name };
}

/** Vipers are damaged, as many as there are; in the area picked before, if one was. */
export function damageVipers(n: number, where: keyof typeof places, by?: Decider): Effect {
  return {
    text: phrase('damageVipers', { n, where: phrase(`vipersIn-${where}`) }),
    run: (g, c) => hitSome(g, c, n, places[where], 'damaged', by),
    possible: (g, c) => vipersAt(g, places[where], c.area ?? undefined).length > 0,
  };
}

/** One viper of the Reserves or in space, unmanned, is destroyed. */
export function destroyViper(by?: Decider): Effect {
  const where = ['reserve', 'space'] as const;
  return {
    text: phrase('destroyViper'),
    run: (g, c) => hitSome(g, c, 1, where, 'destroyed', by),
    possible: (g) => vipersAt(g, where).length > 0,
  };
}

const stop = { type: 'nothing' } as const;

/** Damaged vipers go to the Reserves, with `destroyed` destroyed ones too; with `upTo` the player may stop before. */
export function repairVipers(
  n: number | 'all',
  { destroyed = false, upTo = false, by }: { destroyed?: boolean; upTo?: boolean; by?: Decider } = {},
): Effect {
  const broken: readonly ViperPlace[] = destroyed ? ['damaged', 'destroyed'] : ['damaged'];
  return {
    text:
      n === 'all'
        ? phrase('repairAllVipers')
        : phrase(destroyed ? 'repairAnyVipers' : 'repairVipers', { n, upTo: Number(upTo) }),
    *run(g, c) {
      for (let done = 0; n === 'all' || done < n; done++) {
        const found = vipersAt(g, broken).map((one) => ({ type: 'viper' as const, ...one }));
        const options = n === 'all' ? found.slice(0, 1) : found; // all of them: the order is nobody's question
        if (options.length === 0) return;
        const picked = yield* askOne({
          seat: picker(g, c, by),
          kind: 'repair-viper',
          options: upTo ? [stop, ...options] : options,
          context: causeOf(g, c),
        });
        if (!('ship' in picked)) return;
        repairViper(g, picked.ship, picked.at === 'destroyed' ? 'destroyed' : 'damaged');
      }
    },
    possible: (g) => vipersAt(g, broken).length > 0,
  };
}

/** Raptors of the Reserves, never assault raptors. BG-RAPTOR-06 */
export function destroyRaptor(n = 1): Effect {
  return {
    text: phrase('destroyRaptor', { n }),
    *run(g) {
      raptors.destroyRaptors(g, n);
    },
    possible: (g) => g.state.raptors.reserve > 0,
  };
}

export function regainRaptor(n: number): Effect {
  return {
    text: phrase('regainRaptor', { n }),
    *run(g) {
      raptors.regainRaptors(g, n);
    },
    possible: (g) => g.state.raptors.destroyed > 0,
  };
}

/** A raptor of the Reserves becomes an assault raptor. BG-RAPTOR-04 */
export const gainAssaultRaptor: Effect = {
  text: phrase('gainAssaultRaptor'),
  *run(g) {
    raptors.gainAssaultRaptor(g);
  },
  possible: raptors.canGainAssaultRaptor,
};

/** Every viper in space goes to the Reserves, pilots to the Hangar Deck. */
export const vipersHome: Effect = { text: phrase('vipersHome'), run: (g) => allHome(g) };

/** One of the Admiral's nukes is launched; who does it aims and rolls. */
export function nuke(by: Decider): Effect {
  return {
    text: phrase('nuke', { by: phrase(by) }),
    run: (g, c) => nukes.launchNuke(g, deciderOf(g, c, by)),
    possible: nukes.canLaunchNuke,
  };
}

export const gainNuke: Effect = {
  text: phrase('gainNuke'),
  *run(g) {
    nukes.gainNuke(g);
  },
  possible: (g) => g.state.nukes.beside > 0,
};

export const nukeHeld = condition(phrase('nukeHeld'), (g) => g.state.nukes.held > 0);

export function loseNukes(n: number | 'all'): Effect {
  return {
    text: n === 'all' ? phrase('loseAllNukes') : phrase('loseNukes', { n }),
    *run(g) {
      nukes.loseNukes(g, n);
    },
    possible: (g) => g.state.nukes.held > 0,
  };
}
