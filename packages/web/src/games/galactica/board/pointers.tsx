/** Arrows at the edge of the frame to what is lit out of sight; pressing one goes there. */
import type { View } from '@ragtag/galactica';
import { memo, useContext, useMemo, useSyncExternalStore } from 'react';
import { ChoosingContext } from '../../../table/choosing.ts';
import { words } from '../words/words.ts';
import type { Camera } from './camera.ts';
import { type Area, areas, type Box, middleOf, type Point } from './geometry.ts';
import { type BoardName, type Layout, placesOf } from './layout.ts';
import { middle } from './seen.ts';

export interface Lit extends Point {
  readonly board: BoardName;
}

const isArea = (text: string): text is Area => areas.some((area) => area === text);
const boardOf = new Map(
  (Object.keys(words.board.boards) as BoardName[]).flatMap((board) => placesOf(board).map((place) => [place, board])), // its own keys
);

/** Where on the canvas something is that an answer points at; null for what is not on the board. */
export function whereIs(key: string, view: View, layout: Layout): Lit | null {
  const [what = '', id = ''] = key.split(':');
  switch (what) {
    case 'location': {
      const [board, plate] = [
        boardOf.get(id) ?? 'cylon-locations',
        layout.plates[id] ?? layout.plates['resurrection-ship'],
      ];
      return plate ? { board, ...middle(plate) } : null;
    }
    case 'area':
    case 'ship':
      return isArea(id) ? { board: 'galactica', ...middleOf(layout.ring, id) } : null;
    case 'fleet':
      return isArea(id) && view.boards.includes('cylon-fleet-board')
        ? { board: 'cylon-fleet-board', ...middleOf(layout.fleet, id) }
        : null;
    case 'basestar':
      return inArea(layout, view, ({ basestars }) => basestars.some(({ basestar }) => String(basestar) === id));
    case 'card':
      return inArea(layout, view, ({ civilians }) => civilians.some(({ card }) => String(card) === id));
    case 'player':
      return whereStands(Number(id), view, layout);
    default:
      return null;
  }
}

function inArea(layout: Layout, view: View, has: (area: View['ships']['areas'][Area]) => boolean): Lit | null {
  const area = areas.find((one) => has(view.ships.areas[one]));
  return area ? { board: 'galactica', ...middleOf(layout.ring, area) } : null;
}

function whereStands(seat: number, view: View, layout: Layout): Lit | null {
  const player = view.players[seat];
  if (!player) return null;
  return whereIs(player.piloting ? `area:${player.piloting.area}` : `location:${player.place}`, view, layout);
}

export interface Pointer extends Point {
  readonly board: BoardName;
  readonly n: number;
  /** Where it points, in degrees; 0 is to the right. */
  readonly turn: number;
  /** What is out of sight there. */
  readonly to: Box;
}

/** One arrow a board with lit places out of sight: where on the frame, as a share of its size. */
export function pointersTo(lit: readonly Lit[], seen: Box): Pointer[] {
  const hidden = lit.filter(({ x, y }) => !within(seen, { x, y }));
  const eye = middle(seen);
  const pointers = [...new Set(hidden.map(({ board }) => board))].map((board) => {
    const there = hidden.filter((one) => one.board === board);
    const mean = (of: (one: Lit) => number): number => there.reduce((sum, one) => sum + of(one), 0) / there.length;
    const to = { x: (mean(({ x }) => x) - eye.x) / seen.width, y: (mean(({ y }) => y) - eye.y) / seen.height };
    // As far from the middle as the frame allows in that direction.
    const reach = 0.5 / Math.max(0.001, Math.abs(to.x), Math.abs(to.y));
    const turn = Math.round((Math.atan2(to.y * seen.height, to.x * seen.width) * 180) / Math.PI);
    const at = { x: rounded(0.5 + to.x * reach), y: rounded(0.5 + to.y * reach) };
    return { board, n: there.length, turn, to: around(there), ...at };
  });
  return [...apart(pointers, 'x', 'y', 0.34), ...apart(pointers, 'y', 'x', 0.12)];
}

/** A place and what is round it, in units. */
const ROOM = 70;

function around(places: readonly Point[]): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return { x, y, width: Math.max(...xs) + ROOM - x, height: Math.max(...ys) + ROOM - y };
}

const rounded = (share: number): number => Math.round(100 * share) / 100;

/** Those at two opposite edges, side by side where they would cover each other. */
function apart(pointers: readonly Pointer[], along: 'x' | 'y', across: 'x' | 'y', room: number): Pointer[] {
  return [0, 1].flatMap((edge) => {
    const here = pointers
      .filter((one) => one[across] === edge && (across === 'x' || (one.x !== 0 && one.x !== 1)))
      .toSorted((a, b) => a[along] - b[along]);
    const spread = here.some((one, index) => one[along] - (here[index - 1]?.[along] ?? -1) < room);
    if (!spread) return here;
    return here.map((one, index) => ({ ...one, [along]: rounded(0.5 + (index - (here.length - 1) / 2) * room) }));
  });
}

function within({ x, y, width, height }: Box, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

export const Pointers = memo(function Pointers({
  view,
  layout,
  camera,
}: {
  view: View;
  layout: Layout;
  camera: Camera;
}) {
  const { lit } = useContext(ChoosingContext);
  const places = useMemo(() => [...lit.keys()].flatMap((key) => whereIs(key, view, layout) ?? []), [lit, view, layout]);
  // As text, so that moving the picture draws the arrows anew only when they change.
  const found = useSyncExternalStore(
    camera.subscribe,
    () => JSON.stringify(pointersTo(places, camera.seen())),
    () => '[]',
  );
  const pointers = useMemo(() => JSON.parse(found) as Pointer[], [found]); // written just above
  return pointers.map(({ board, n, turn, to, x, y }) => (
    <button
      key={board}
      type="button"
      className="pointer"
      style={{
        insetInlineStart: `${x * 100}%`,
        insetBlockStart: `${y * 100}%`,
        translate: `${-x * 100}% ${-y * 100}%`,
      }}
      aria-label={words.board.pointer(words.board.boards[board].name, n)}
      onClick={() => camera.turn(board === 'galactica' ? to : (layout.frames[board] ?? to))}
    >
      <svg viewBox="-12 -12 24 24" style={{ transform: `rotate(${turn}deg)` }} aria-hidden="true">
        <path d="M-8-7 8 0-8 7-4 0Z" />
      </svg>
      <span aria-hidden="true">
        {words.board.boards[board].name} <b>{n}</b>
      </span>
    </button>
  ));
});
