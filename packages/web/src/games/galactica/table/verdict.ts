/** How it ended for whoever looks. */
import type { View } from '@ragtag/galactica';

export function verdict({ winners }: NonNullable<View['over']>, seat: number): 'youWon' | 'youLost' {
  return winners.includes(seat) ? 'youWon' : 'youLost';
}

/** The resources that are gone. */
export function ranOut({ resources }: Pick<View, 'resources'>): string[] {
  return Object.entries(resources).flatMap(([resource, left]) => (left <= 0 ? [resource] : []));
}
