/** What happens to the four dials. */
import type { Rules } from '@ragtag/kernel';
import { gain as gainResource, highestResource, lose as loseResource, lowestResource } from '../rules/resources.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Resource } from '../state/terms.ts';
import { phrase } from '../text/phrase.ts';
import type { Effect } from './effect.ts';

/** A resource by name, or whichever stands highest or lowest when it comes to it. BG-RESOURCE-03 */
export type WhichResource = Resource | 'highest' | 'lowest';

function* named(g: Galactica, which: WhichResource): Rules<Resource> {
  if (which === 'highest') return yield* highestResource(g);
  if (which === 'lowest') return yield* lowestResource(g);
  return which;
}

export function lose(which: WhichResource, n: number): Effect {
  return {
    text: phrase('lose', { n, resource: phrase(which) }),
    *run(g) {
      yield* loseResource(g, yield* named(g, which), n);
    },
  };
}

/** A resource given up as the price of something: only what is there. */
export function pay(resource: Resource, n: number): Effect {
  const tooLittle = (g: Galactica): boolean => g.state.resources[resource] < n;
  return { ...lose(resource, n), possible: (g) => !tooLittle(g), barred: tooLittle, needed: true };
}

export function gain(which: WhichResource, n: number): Effect {
  return {
    text: phrase('gain', { n, resource: phrase(which) }),
    *run(g) {
      yield* gainResource(g, yield* named(g, which), n);
    },
  };
}
