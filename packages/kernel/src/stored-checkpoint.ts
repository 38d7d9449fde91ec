/**
 * A checkpoint as it is stored: everything that is not as at first, cells by path, cards by zone. It opens in any version
 * whose state has at least what it speaks of. All numbers little end first.
 */
import type { PackedCard, PackedCards } from './card-layout.ts';
import type { StoredCell } from './layout.ts';

export interface Contents {
  readonly cells: readonly StoredCell[];
  readonly cards: PackedCards;
}

export function writeContents({ cells, cards }: Contents): Uint8Array {
  const lying = cards.zones.reduce((size, zone) => size + 6 + zone.cards.length * 6, 0);
  const bytes = new Uint8Array(2 + cells.length * 8 + 6 + cards.free.length * 2 + lying);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const two = (value: number): void => {
    view.setUint16(at, value, true);
    at += 2;
  };
  const four = (value: number): void => {
    view.setInt32(at, value, true);
    at += 4;
  };
  two(cells.length);
  for (const [path, value] of cells) {
    four(path);
    four(value);
  }
  two(cards.made);
  two(cards.free.length);
  for (const number of cards.free) two(number);
  two(cards.zones.length);
  for (const zone of cards.zones) {
    four(zone.zone);
    two(zone.cards.length);
    for (const [card, face] of zone.cards) {
      two(card);
      four(face);
    }
  }
  return bytes;
}

/** What `writeContents` wrote; null if these bytes are no such thing. */
export function readContents(bytes: Uint8Array): Contents | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const two = (): number => {
    at += 2;
    return view.getUint16(at - 2, true);
  };
  const four = (): number => {
    at += 4;
    return view.getInt32(at - 4, true);
  };
  const several = <T>(one: () => T): T[] => {
    const count = two();
    const all: T[] = [];
    while (all.length < count) all.push(one());
    return all;
  };
  try {
    const cells = several((): StoredCell => [four(), four()]);
    const made = two();
    const free = several(two);
    const zones = several(() => ({ zone: four(), cards: several((): PackedCard => [two(), four()]) }));
    return at === bytes.length ? { cells, cards: { made, free, zones } } : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // it ends too soon
    throw error;
  }
}
