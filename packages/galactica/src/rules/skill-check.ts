import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { CheckSpec, Context } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import type { LocationId } from '../state/terms.ts';

export interface CheckSource {
  readonly source: Check['source'];
  readonly card?: Card;
  readonly location?: LocationId;
  readonly target?: Seat;
  /** Effects of the result are carried out in this context. */
  readonly context: Context;
}
/** Makes a skill check and carries its result out. */
export function* skillCheck(g: Galactica, spec: CheckSpec, from: CheckSource): Rules<Check> {
  throw new Error('unwritten');
}
