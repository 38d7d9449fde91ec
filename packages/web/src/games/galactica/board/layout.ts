/** Where everything lies on the canvas: an arrangement for wide frames, as high as the frame is, and one for tall frames. */
import type { View } from '@ragtag/galactica';
import { type BoardWords, board as words } from '@ragtag/galactica/words';
import { type Area, areas, type Box, type Point, type Ring, shipRoom } from './geometry.ts';

export type BoardName = View['boards'][number];
type SideName = Exclude<BoardName, 'galactica'>;

export interface Layout {
  readonly name: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly ring: Ring;
  /** How much larger Galactica is than she is drawn. */
  readonly stretch: Point;
  /** Where the ships of an area are drawn, and where its name stands. */
  readonly ships: Readonly<Record<Area, Box>>;
  readonly labels: Readonly<Record<Area, Point & { readonly anchor: 'start' | 'middle' | 'end' }>>;
  readonly plates: Readonly<Record<string, Box>>;
  readonly panels: Readonly<Partial<Record<SideName, Box>>>;
  /** The six areas of the Cylon Fleet board. */
  readonly fleet: Ring;
  /** What to look at for each board. */
  readonly frames: Readonly<Partial<Record<BoardName, Box>>> & { readonly galactica: Box };
}

type Boards = Readonly<Record<BoardName, BoardWords>>;
const drawn: Boards = words.boards;

/** What stands on a board, in the order it is read. */
export function placesOf(board: BoardName): readonly string[] {
  return Object.keys(drawn[board].places);
}

/** What each place is, as lines in a box of 16 by 16. */
export const glyphs: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(drawn).flatMap(({ places, overlays }) => [places, overlays]),
);

/** The boards beside Galactica that are in play, on that side or on both, the uppermost first. */
function beside(boards: readonly BoardName[], all: Boards, wanted?: 'left' | 'right'): readonly SideName[] {
  return boards
    .flatMap((id) => {
      const { stands } = all[id];
      return id !== 'galactica' && stands && (wanted ?? stands[0]) === stands[0] ? [{ id, stands }] : [];
    })
    .sort((a, b) => Number(a.stands[0] > b.stands[0]) - Number(a.stands[0] < b.stands[0]) || a.stands[1] - b.stands[1])
    .map(({ id }) => id);
}

/** A plate for each place, side by side in rows. */
function grid(ids: readonly string[], within: Box, columns: number, gap = 6): Record<string, Box> {
  const rows = Math.ceil(ids.length / columns);
  const width = (within.width - (columns - 1) * gap) / columns;
  const height = (within.height - (rows - 1) * gap) / rows;
  const at = (index: number): Box => ({
    x: within.x + (index % columns) * (width + gap),
    y: within.y + Math.floor(index / columns) * (height + gap),
    width,
    height,
  });
  return Object.fromEntries(ids.map((id, index) => [id, at(index)]));
}

/** Not so far as to touch the edge of what it lies in. */
function inside({ x, y, width, height }: Box, left: number, top: number, right = left, bottom = left): Box {
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

const WIDTH = 1430;
const COLUMN = 210;
const EDGE = 8;
/** Drawn otherwise than the rest: a ring of areas, and a bridge. */
const FLEET = 'cylon-fleet-board';

/** Galactica in the middle, the human boards at the left of her, the Cylon ones at the right. */
function wide(height: number, boards: readonly BoardName[], all: Boards): Layout {
  const centre = { x: WIDTH / 2, y: height / 2 };
  const stretch = { x: 1.06, y: Math.min(1.4, Math.max(1.06, height / 700)) };
  const ring: Ring = {
    centre,
    inner: { x: 332 * stretch.x, y: 134 * stretch.y },
    outer: { x: WIDTH / 2 - COLUMN - EDGE - 8, y: height / 2 - EDGE },
    turn: 0,
    spokes: [-26, 26, 90, 154, 206, 270],
  };
  const panels = {
    ...stacked(beside(boards, all, 'left'), EDGE, height),
    ...stacked(beside(boards, all, 'right'), WIDTH - EDGE - COLUMN, height),
  };
  const plates: Record<string, Box> = galacticaWide(centre, stretch);
  for (const id of beside(boards, all)) {
    const panel = panels[id];
    const places = Object.keys(all[id].places);
    if (panel && id !== FLEET) Object.assign(plates, grid(places, inside(panel, 14, 40, 14, 16), 1, 8));
  }
  const fleetPanel = panels[FLEET] ?? { x: 0, y: 0, width: COLUMN, height: 200 };
  const bridge = 58;
  plates['basestar-bridge'] = inside(fleetPanel, 14, fleetPanel.height - bridge - 12, 14, 12);
  const around = inside(fleetPanel, 8, 34, 8, bridge + 18);
  const ships = roomsOf(ring);
  return {
    name: 'wide',
    width: WIDTH,
    height,
    ring,
    stretch,
    ships,
    labels: {
      bow: { x: ships.bow.x + ships.bow.width / 2 - 6, y: ships.bow.y - 2, anchor: 'middle' },
      'starboard-bow': { x: centre.x - 145, y: EDGE + 28, anchor: 'middle' },
      'starboard-stern': { x: centre.x + 145, y: EDGE + 28, anchor: 'middle' },
      stern: { x: ships.stern.x + ships.stern.width / 2 + 6, y: ships.stern.y - 2, anchor: 'middle' },
      'port-stern': { x: centre.x + 145, y: height - EDGE - 18, anchor: 'middle' },
      'port-bow': { x: centre.x - 145, y: height - EDGE - 18, anchor: 'middle' },
    },
    plates,
    panels,
    fleet: smallRing(around, 0, 0.36),
    frames: {
      galactica: { x: COLUMN + EDGE, y: 0, width: WIDTH - 2 * (COLUMN + EDGE), height },
      ...panels,
    },
  };
}

/** Boards over each other; one alone has the middle. */
function stacked(there: readonly SideName[], x: number, height: number): Partial<Record<SideName, Box>> {
  const each = Math.min(500, (height - EDGE * (there.length + 1)) / Math.max(1, there.length));
  const top = (height - each * there.length - EDGE * (there.length - 1)) / 2;
  return Object.fromEntries(
    there.map((id, index) => [id, { x, y: top + index * (each + EDGE), width: COLUMN, height: each }]),
  );
}

/** In her head, her body, and the block of the engines. */
function galacticaWide(centre: Point, stretch: Point): Record<string, Box> {
  const plate = (x: number, y: number, width = 108): Box => ({
    x: centre.x + x * stretch.x,
    y: centre.y + y * stretch.y,
    width: width * stretch.x,
    height: 66 * stretch.y,
  });
  return {
    'ftl-control': plate(-284, -33, 104),
    'weapons-control': plate(-168, -69),
    command: plate(-168, 3),
    communications: plate(-54, -69),
    'admirals-quarters': plate(-54, 3),
    'research-lab': plate(60, -69),
    'hangar-deck': plate(60, 3),
    sickbay: plate(176, -105),
    armory: plate(176, -33),
    brig: plate(176, 39),
  };
}

function roomsOf(ring: Ring): Record<Area, Box> {
  return Object.fromEntries(areas.map((area) => [area, shipRoom(ring, area)])) as Record<Area, Box>; // every area
}

/** A ring that fills a box, as thick as said. */
function smallRing({ x, y, width, height }: Box, turn: number, hole: number): Ring {
  return {
    centre: { x: x + width / 2, y: y + height / 2 },
    inner: { x: (width / 2) * hole, y: (height / 2) * hole * 0.8 },
    outer: { x: width / 2, y: height / 2 },
    turn,
    spokes: turn === 0 ? [-30, 30, 90, 150, 210, 270] : [-32, 32, 90, 148, 212, 270],
  };
}

const NARROW = 480;

/** Galactica with the bow up, the other boards below. */
function tall(boards: readonly BoardName[], all: Boards): Layout {
  const small = { width: 100, height: 58 };
  const pair = (y: number, left: string, right: string) => ({
    [left]: { x: 137, y, ...small },
    [right]: { x: 243, y, ...small },
  });
  const panels: Partial<Record<SideName, Box>> = {};
  const plates: Record<string, Box> = {
    'ftl-control': { x: 190, y: 140, ...small },
    ...pair(206, 'command', 'weapons-control'),
    ...pair(270, 'admirals-quarters', 'communications'),
    ...pair(334, 'hangar-deck', 'research-lab'),
    armory: { x: 190, y: 398, ...small },
    ...pair(466, 'brig', 'sickbay'),
  };
  let y = 696;
  for (const id of beside(boards, all)) {
    const panel = { x: EDGE, y, width: NARROW - 2 * EDGE, height: id === FLEET ? 262 : 178 };
    panels[id] = panel;
    if (id !== FLEET) Object.assign(plates, grid(Object.keys(all[id].places), inside(panel, 22, 38, 22, 14), 2));
    y += panel.height + EDGE;
  }
  const fleetPanel = panels[FLEET] ?? { x: 0, y: 0, width: NARROW, height: 262 };
  plates['basestar-bridge'] = { x: fleetPanel.x + 326, y: fleetPanel.y + 104, width: 122, height: 66 };
  const ring: Ring = {
    centre: { x: 240, y: 342 },
    inner: { x: 122, y: 226 },
    outer: { x: 236, y: 338 },
    turn: 90,
    spokes: [-30, 30, 90, 150, 210, 270],
  };
  return {
    name: 'tall',
    width: NARROW,
    height: y,
    ring,
    stretch: { x: 1, y: 1 },
    ships: {
      bow: { x: 96, y: 28, width: 288, height: 84 },
      'starboard-bow': { x: 366, y: 108, width: 104, height: 190 },
      'starboard-stern': { x: 366, y: 392, width: 104, height: 186 },
      stern: { x: 96, y: 582, width: 288, height: 74 },
      'port-stern': { x: 10, y: 392, width: 104, height: 186 },
      'port-bow': { x: 10, y: 108, width: 104, height: 190 },
    },
    labels: {
      bow: { x: 240, y: 22, anchor: 'middle' },
      'starboard-bow': { x: 470, y: 314, anchor: 'end' },
      'starboard-stern': { x: 470, y: 368, anchor: 'end' },
      stern: { x: 240, y: 670, anchor: 'middle' },
      'port-stern': { x: 10, y: 368, anchor: 'start' },
      'port-bow': { x: 10, y: 314, anchor: 'start' },
    },
    plates,
    panels,
    fleet: smallRing(inside(fleetPanel, 14, 36, 150, 14), 90, 0.34),
    frames: { galactica: { x: 0, y: 0, width: NARROW, height: 684 }, ...panels },
  };
}

/** A pixel for so many units, or more, and everything can still be read. */
export const READABLE = 0.62;
/** Wider than this, and what is beside Galactica is seen with her anyway. */
const FLAT = 1.75;
const LOWEST = 660;
const HIGHEST = 1040;
const STEP = 20;
/** Frames narrower than this are tall ones. */
const TALL = 620;
const made = new Map<string, Layout>();

/** The arrangement for a frame of so many pixels. The same for frames that differ little. */
export function layoutFor(
  frame: { readonly width: number; readonly height: number },
  boards: readonly BoardName[],
  all: Boards = drawn,
): Layout {
  const isTall = frame.width < TALL;
  // Where all of it would be too small to read, Galactica and her space fill the frame.
  const flat = frame.width > frame.height * FLAT;
  const across = frame.width / WIDTH < READABLE && !flat ? WIDTH - 2 * (COLUMN + EDGE) : WIDTH;
  const wanted = (across * frame.height) / Math.max(1, frame.width);
  const height = Math.min(HIGHEST, Math.max(LOWEST, Math.round(wanted / STEP) * STEP));
  const key = `${isTall ? 'tall' : height} ${boards.join(' ')}`;
  const known = made.get(key);
  if (known) return known;
  const layout = isTall ? tall(boards, all) : wide(height, boards, all);
  made.set(key, layout);
  return layout;
}
