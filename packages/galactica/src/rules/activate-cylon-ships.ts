import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { ActivationIcon } from '../state/terms.ts';

/** The Activate Cylon Ships step: the icons of `g.turn.crises` not yet `activated`, in order. */
export function* activateStep(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
export function* activate(g: Galactica, icon: ActivationIcon): Rules<void> {
  throw new Error('unwritten');
}
