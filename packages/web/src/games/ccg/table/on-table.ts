/** Which answers can be given on the table itself, so that a small screen need not list them as well. */
import type { Decision } from '@ragtag/kernel';
import { pointsAt } from './points-at.ts';
import type { View } from './view.ts';

/** Every card that is drawn where it lies, by number. Decks and discard piles are not laid out. */
function drawn({ players }: View, seat: number | null): ReadonlySet<string> {
  const cards = players.flatMap((player) => [
    ...(player.seat === seat ? (player.hand ?? []) : []),
    ...[...player.alert, ...player.reserve].flatMap((one) => [one, ...one.stacked, ...one.linked]),
    ...player.stacks.flatMap((stack) => [stack, ...stack.supply]),
    ...player.persistent,
    ...player.threats,
  ]);
  return new Set(cards.map(({ card }) => `card:${card}`));
}

export function answeredOnTable(asked: Decision | null, view: View, seat: number | null): ReadonlySet<number> {
  const places = drawn(view, seat);
  const found = new Set<number>();
  asked?.options.forEach((option, index) => {
    const place = pointsAt(option);
    if (place !== null && (places.has(place) || place.startsWith('player:'))) found.add(index);
  });
  return found;
}
