/** The Activate Cylon Ships step. Ships follow the printed priorities; nobody steers them. BG-ACTIVATE-06 */
import type { Rules } from '@ragtag/kernel';
import { within } from '../engine/scope.ts';
import type { Galactica } from '../state/galactica.ts';
import type { ActivationIcon } from '../state/terms.ts';
import { activateBasestars } from './basestars.ts';
import { activateHeavyRaiders } from './heavy-raiders.ts';
import { activateRaiders, launchIcon } from './raiders.ts';

/** The next icon of this turn's crises, in the order drawn, from left to right. False: all have been. BG-ACTIVATE-01, -03, -04 */
export function* activateNext(g: Galactica): Rules<boolean> {
  const icon = g.turn.crises.nextIcon();
  if (icon === null) return false;
  yield* activate(g, icon);
  return true;
}

/** One icon, or an effect that does the same; resolved with ships or without. BG-ACTIVATE-09, BG-FLEET-03 */
export function* activate(g: Galactica, icon: ActivationIcon): Rules<void> {
  if (g.turn.modifiers.has('no-cylon-ships')) return; // BG-CARD-10
  yield* within(g, 'activation', resolve(g, icon));
}

function* resolve(g: Galactica, icon: ActivationIcon): Rules<void> {
  g.emit({ type: 'activated', icon });
  switch (icon) {
    case 'raiders':
      return yield* activateRaiders(g);
    case 'launch':
      return yield* launchIcon(g);
    case 'heavy':
      return yield* activateHeavyRaiders(g);
    case 'basestars':
      return yield* activateBasestars(g);
  }
}
