/** Where the markers of the race stand, so that none lies on another: same influence together, near ones one above the other. */

export interface Marker {
  readonly influence: number;
  readonly seats: readonly number[];
  /** 0 is next to the line. */
  readonly lane: number;
}

/** Half the width of a marker in points of the race: a number, and a letter or two for each player. */
function half(seats: number, perPoint: number): number {
  return (26 + seats * 14) / 2 / perPoint;
}

/** `perPoint`: about so many pixels lie between two points of the race. */
export function lanesOf(
  players: readonly { readonly seat: number; readonly influence: number }[],
  perPoint: number,
): readonly Marker[] {
  const together = new Map<number, number[]>();
  for (const { seat, influence } of players) together.set(influence, [...(together.get(influence) ?? []), seat]);
  const ends: number[] = [];
  return [...together]
    .sort(([a], [b]) => a - b)
    .map(([influence, seats]) => {
      const wide = half(seats.length, perPoint);
      const free = ends.findIndex((end) => end <= influence - wide);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = influence + wide;
      return { influence, seats, lane };
    });
}

/** The first letter of each name, and where others have it too the last one as well. */
export function initials(names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const first = name.slice(0, 1);
    return names.some((other) => other !== name && other.startsWith(first)) ? first + name.slice(-1) : first;
  });
}
