/** Piloting cards of Exodus. */
import type { Rules, Seat } from '@ragtag/kernel';
import type { SkillEntry } from '../../../core/content/entry.ts';
import { interrupts, skill } from '../../../core/content/skill.ts';
import { condition, may, when } from '../../../core/effects/flow.ts';
import { activateVipers } from '../../../core/effects/ships.ts';
import { choose } from '../../../core/engine/asking.ts';
import { typeOf } from '../../../core/engine/decks.ts';
import { rollDie } from '../../../core/engine/dice.ts';
import { cardsOf } from '../../../core/rules/check-cards.ts';
import { destroyRaiders, destroyScar } from '../../../core/rules/raiders.ts';
import type { Galactica } from '../../../core/state/galactica.ts';
import { phrase } from '../../../core/text/phrase.ts';

const pilotingThree = condition(phrase('exodus.piloting-three'), (g) => {
  const { check } = g;
  if (!check) return false;
  let strength = 0;
  for (const card of cardsOf(g, check)) if (typeOf(g, card) === 'piloting') strength += g.strength(card);
  return strength >= 3;
});

/** As many raiders as the die shows; Scar only by a 7 or 8. BG-FAQ-31 */
function* bestOfTheBest(g: Galactica, pilot: Seat): Rules<void> {
  const { area } = g.player(pilot);
  const rolled = yield* rollDie(g, pilot, 'card', { area });
  const raiders = g.state.raiders[area];
  let scar = rolled >= 7 && g.state.scar.where === 'main' && g.state.scar.area === area;
  if (scar && raiders >= rolled) {
    const options = [{ type: 'scar' as const }, { type: 'raiders' as const }];
    scar = (yield* choose({ seat: pilot, kind: 'destroy-scar', options })).type === 'scar';
  }
  if (scar) yield* destroyScar(g);
  const n = Math.min(raiders, scar ? rolled - 1 : rolled);
  if (n > 0) yield* destroyRaiders(g, area, n);
}

export const pilotingCards: readonly SkillEntry[] = [
  skill(
    'Best of the Best',
    'exodus',
    'piloting',
    { 6: 1 },
    {
      ...interrupts(phrase('exodus.best-of-the-best'), {
        window: 'before-piloted-attack',
        *respond(g, _seat, w) {
          w.replaced = true;
          yield* bestOfTheBest(g, w.seat);
          return 'close';
        },
      }),
    },
  ),
  skill(
    'Protect the Fleet',
    'exodus',
    'piloting',
    { 0: 3 },
    {
      checkAbility: when(pilotingThree, may('current', activateVipers('current', 1))),
    },
  ),
];
