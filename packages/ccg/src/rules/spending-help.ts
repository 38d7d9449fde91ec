/** Units that may be committed when a resource stack is spent, each to generate one more. */
import type { Card, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Resource } from '../state/terms.ts';

/** Those that are alert and generate this type. */
export function helpersFor(g: Ccg, seat: Seat, resource: Resource | 'any'): Card[] {
  return g
    .standing('spending-help')
    .filter(
      ({ card, you, rule }) =>
        you === seat && (resource === 'any' || rule.resource === resource) && g.placeOf(card) === 'alert',
    )
    .map(({ card }) => card);
}

/** Every choice of so many of them, units that are all the same told apart by nothing. */
export function setsOfHelpers(g: Ccg, helpers: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  if (count > helpers.length) return [];
  const kinds = new Map<string, Card[]>();
  for (const card of helpers) kinds.set(kindOf(g, card), [...(kinds.get(kindOf(g, card)) ?? []), card]);
  const groups = [...kinds.values()];
  const sets: Card[][] = [];
  const take = (at: number, chosen: readonly Card[]): void => {
    const kind = groups[at];
    if (!kind || chosen.length === count) {
      if (chosen.length === count) sets.push([...chosen]);
      return;
    }
    const most = Math.min(kind.length, count - chosen.length);
    for (let n = most; n >= 0; n--) take(at + 1, [...chosen, ...kind.slice(0, n)]);
  };
  take(0, []);
  return sets;
}

/** What tells a unit from others of its name: all that has been made of it. */
function kindOf(g: Ccg, card: Card): string {
  const linked = g.under(card, 'linked').map((mission) => g.printed(mission).id);
  const { derived } = g;
  return [g.printed(card).id, g.power(card), derived.traitsOf(card), derived.keywordsOf(card), ...linked].join(' ');
}
