import type { Rules } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Resource } from '../state/terms.ts';

/** The one place a resource is lost. */
export function* lose(g: Galactica, resource: Resource, n: number): Rules<void> {
  throw new Error('unwritten');
}
export function* gain(g: Galactica, resource: Resource, n: number): Rules<void> {
  throw new Error('unwritten');
}
/** The current player breaks ties. BG-RESOURCE-03 */
export function* highestResource(g: Galactica): Rules<Resource> {
  throw new Error('unwritten');
}
export function isRed(g: Galactica, resource: Resource): boolean {
  throw new Error('unwritten');
}
