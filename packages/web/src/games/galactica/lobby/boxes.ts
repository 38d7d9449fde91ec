/** The boxes of the game. */
import type { Plain } from '@ragtag/kernel';

export const boxes = ['base', 'pegasus', 'exodus', 'daybreak'] as const;
export type Box = (typeof boxes)[number];

export function isBox(name: string): name is Box {
  return boxes.some((box) => box === name);
}

/** All of them unless it is said. */
export function boxesIn(sets: Plain | undefined): readonly Box[] {
  return Array.isArray(sets) ? boxes.filter((box) => sets.includes(box)) : boxes;
}

export function sameBoxes(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((box) => other.includes(box));
}

/** `?sets=base,pegasus`: what an address narrows a page to. */
export function boxesFrom(address: URLSearchParams): readonly Box[] | null {
  return address.has('sets') ? boxesIn(address.getAll('sets').join(',').split(',')) : null;
}
