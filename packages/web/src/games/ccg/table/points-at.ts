/** What on the table an answer points at. */
import type { Option } from '@ragtag/kernel';

/** `card:12` or `player:1`; null if it stands in the list alone. */
export function pointsAt({ card, under, player }: Option): string | null {
  if (typeof card === 'number' && card >= 0) return `card:${card}`;
  if (typeof under === 'number' && under >= 0) return `card:${under}`;
  return typeof player === 'number' ? `player:${player}` : null;
}
