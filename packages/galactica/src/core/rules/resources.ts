/** Fuel, food, morale and population. BG-RESOURCE-01 */
import type { Rules } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { active } from '../engine/hooks.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Resource, resources } from '../state/terms.ts';

/** No dial goes higher. BG-RESOURCE-06 */
const MOST = 15;
/** Half of what the game starts with, or less, is red. BG-RESOURCE-05 */
const red: Readonly<Record<Resource, number>> = { fuel: 4, food: 4, morale: 5, population: 6 };

/** The one place a resource is lost. */
export function* lose(g: Galactica, resource: Resource, n: number): Rules<void> {
  let loss = n;
  if (loss > 0 && g.turn.modifiers.take('protected', resource)) loss -= 1; // the next loss only. BG-UNI-163
  for (const { hook, owner } of active(g, 'lossOf')) loss = hook(g, owner, resource, loss);
  const before = g.state.resources[resource];
  const lost = Math.min(before, loss); // BG-RESOURCE-04: a dial stops at 0
  if (lost <= 0) return;
  g.state.resources[resource] = before - lost;
  g.emit({ type: 'resource-lost', resource, n: lost, left: before - lost });
  for (const { hook, owner } of active(g, 'afterLoss')) yield* hook(g, owner, resource, lost);
  yield* window(g, 'resource-lost', { resource, n: lost }, { about: { resource, n: lost } });
}

export function* gain(g: Galactica, resource: Resource, n: number): Rules<void> {
  const before = g.state.resources[resource];
  const gained = Math.min(MOST - before, n); // BG-RESOURCE-06
  if (gained <= 0) return;
  g.state.resources[resource] = before + gained;
  g.emit({ type: 'resource-gained', resource, n: gained, left: before + gained });
}

/** The current player breaks ties. BG-RESOURCE-03 */
export function* highestResource(g: Galactica): Rules<Resource> {
  const most = Math.max(...resources.map((resource) => g.state.resources[resource]));
  return yield* oneAt(g, most, 'highest');
}
export function* lowestResource(g: Galactica): Rules<Resource> {
  const least = Math.min(...resources.map((resource) => g.state.resources[resource]));
  return yield* oneAt(g, least, 'lowest');
}
function* oneAt(g: Galactica, value: number, which: 'highest' | 'lowest'): Rules<Resource> {
  const tied = resources.filter((resource) => g.state.resources[resource] === value);
  const picked = yield* choose({
    seat: g.current,
    kind: 'choose-resource',
    rules: ['BG-RESOURCE-03'],
    context: { which },
    options: tied.map((resource) => ({ type: 'resource', resource })),
  });
  return picked.resource;
}

export function isRed(g: Galactica, resource: Resource): boolean {
  return g.state.resources[resource] <= red[resource];
}
