/** Where on the board I was: kept in this tab, also when the page is loaded again. */
import type { Box } from './geometry.ts';
import type { Layout } from './layout.ts';

const keyOf = ({ name }: Layout): string => `ragtag.board.${name}`;

export function remembered(layout: Layout): Box | null {
  const [x, y, width, height] = stored(keyOf(layout)).split(' ').map(Number);
  const there = [x, y, width, height].every((number) => Number.isFinite(number));
  return there && x !== undefined && y !== undefined && width && height ? { x, y, width, height } : null;
}

/** Null where there is nothing to remember. */
export function remember(layout: Layout, seen: Box | null): void {
  try {
    if (seen) window.sessionStorage.setItem(keyOf(layout), `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
    else window.sessionStorage.removeItem(keyOf(layout));
  } catch {
    return; // full or forbidden: the board starts as it does for everybody
  }
}

function stored(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return ''; // some browsers forbid it
  }
}
