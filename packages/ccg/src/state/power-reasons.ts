/** What a power is made of, as far as everybody may see it. */
import type { Card } from '@ragtag/kernel';
import type { Ccg } from './ccg.ts';
import type { PowerReason } from './events.ts';

/** Everything in force that makes it another than the printed one. */
export function powerReasons(g: Ccg, card: Card): readonly PowerReason[] {
  return g.derived
    .powerReasons(g, card)
    .map(({ source, by }) => ({ id: isOpen(g, source) ? g.printed(source).id : '', by }));
}

/** Whether everybody may see what it is. A card whose effect lasts may since have been shuffled into a deck or taken to a hand. */
function isOpen(g: Ccg, card: Card): boolean {
  const place = g.placeOf(card);
  return place !== null && place !== 'deck' && place !== 'hand' && place !== 'supply';
}
