import type { Table } from '../src/table.ts';
import type { Card, Face, Zone } from '../src/zones.ts';

/** Puts cards with these faces on top of a zone that holds them, the first on top: the next cards to be drawn. */
export function stack<C, F, G>(table: Table<C, F, G>, zone: Zone, faces: readonly Face[]): void {
  const { cards } = table.world;
  const lying = cards.list(zone);
  faces.forEach((face, at) => {
    const found = lying.findIndex((card, index) => index >= at && cards.faceOf(card) === face);
    if (found < 0) throw new RangeError(`zone ${zone} does not hold face ${face} (often enough)`);
    if (found !== at) cards.swapFaces(lying[at] as Card, lying[found] as Card); // both are indices of the list
  });
}
