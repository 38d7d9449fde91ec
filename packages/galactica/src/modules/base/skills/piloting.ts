/** Piloting cards. */
import type { Rules, Seat } from '@ragtag/kernel';
import type { SkillEntry } from '../../../core/content/entry.ts';
import { high, interrupts, low, skill } from '../../../core/content/skill.ts';
import { type Context, code, type Effect } from '../../../core/effects/effect.ts';
import { choose } from '../../../core/engine/asking.ts';
import { leavingHand } from '../../../core/engine/decks.ts';
import { reroll } from '../../../core/engine/dice.ts';
import { forbidden } from '../../../core/engine/hooks.ts';
import { attack, targets } from '../../../core/rules/attack.ts';
import { isPiloting } from '../../../core/rules/piloting.ts';
import { canPayActivation, payActivation } from '../../../core/rules/vipers.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { phrase } from '../../../core/text/phrase.ts';

const nothing = { type: 'nothing' } as const;

/** A pilot may attack a ship in the own area. False if there was nothing to attack or no wish to. */
export function* mayAttack(g: Galactica, seat: Seat): Rules<boolean> {
  const { ship, area } = g.player(seat);
  if (!isPiloting(g, seat) || ship === null || forbidden(g, seat, { kind: 'viper-attack' })) return false;
  const options = targets(g, 'viper', area).map((target) => ({ type: 'target' as const, target }));
  if (options.length === 0) return false;
  const picked = yield* choose({
    seat,
    kind: 'attack-target',
    options: [nothing, ...options],
  });
  if (!('target' in picked)) return false;
  yield* attack(g, seat, 'viper', picked.target, { ship, piloted: true });
  return true;
}

/** One activation, whatever is done with it: it costs once where that costs. BG-FAQ-54 */
export const canFly = (g: Galactica, c: Context): boolean =>
  isPiloting(g, c.you) && canPayActivation(g, c.you, leavingHand(g, c));

const maximumFirepower: Effect = code(
  phrase('base.maximum-firepower'),
  function* (g, c) {
    yield* payActivation(g, c.you);
    for (let attacks = 0; attacks < 4; attacks++) if (!(yield* mayAttack(g, c.you))) return;
  },
  (g, c) => canFly(g, c) && targets(g, 'viper', g.player(c.you).area).length > 0,
);

export const pilotingCards: readonly SkillEntry[] = [
  skill('Evasive Maneuvers', 'base', 'piloting', low, {
    ...interrupts(phrase('base.evasive-maneuvers'), {
      window: 'after-roll',
      possible: (_g, _seat, { roll }) => roll.purpose === 'attack-on-viper', // BG-UNI-151
      *respond(g, _seat, { roll }) {
        if (roll.about.pilot !== undefined && roll.about.pilot !== null)
          roll.modifiers.push({ source: 'Evasive Maneuvers', amount: -2 });
        yield* reroll(g, roll);
      },
    }),
  }),
  skill('Maximum Firepower', 'base', 'piloting', high, { action: maximumFirepower }),
];
