/** The Activate Cylon Ships step. Ships follow the printed priorities; nobody steers them. BG-ACTIVATE-06 */
import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { ActivationIcon } from '../state/terms.ts';
import { activateBasestars } from './basestars.ts';
import { activateHeavyRaiders } from './heavy-raiders.ts';
import { activateRaiders, launchIcon } from './raiders.ts';

/** The icons of this turn's crises not yet activated, in the order drawn, from left to right. BG-ACTIVATE-01, -03, -04 */
export function* activateStep(g: Galactica): Rules<void> {
  for (const crisis of g.turn.crises) {
    if (crisis.activated) continue;
    crisis.activated = true;
    for (const icon of crisis.activation) yield* activate(g, icon);
  }
}

/** One icon, or an effect that does the same; resolved with ships or without. BG-ACTIVATE-09, BG-FLEET-03 */
export function* activate(g: Galactica, icon: ActivationIcon): Rules<void> {
  if (g.turn.negotiation) return; // BG-CARD-10
  g.beginEvent('activation');
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
