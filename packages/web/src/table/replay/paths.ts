import type { ReplayAs } from '@ragtag/server/story';

/** Where a moment of a game is shown; people count steps from one. */
export function momentPath(game: string, step: number, as: ReplayAs | null = null): string {
  return `/replay/${encodeURIComponent(game)}?at=${step + 1}${as === null ? '' : `&as=${as}`}`;
}
