/** Where everything lies on the canvas: one arrangement for a wide screen, one for a tall one. */
import type { Area, Box, Point, Ring } from './geometry.ts';

export type BoardName = 'galactica' | 'pegasus' | 'colonial-one' | 'cylon-locations' | 'cylon-fleet-board';

export interface Layout {
  readonly name: 'wide' | 'tall';
  readonly width: number;
  readonly height: number;
  readonly ring: Ring;
  /** Where the ships of an area are drawn, and where its name stands. */
  readonly ships: Readonly<Record<Area, Box>>;
  readonly labels: Readonly<Record<Area, Point & { readonly anchor: 'start' | 'middle' | 'end' }>>;
  readonly plates: Readonly<Record<string, Box>>;
  readonly panels: Readonly<Record<Exclude<BoardName, 'galactica'>, Box>>;
  /** The six areas of the Cylon Fleet board. */
  readonly fleet: Readonly<Record<Area, Box>>;
  /** What to look at for each board. */
  readonly frames: Readonly<Record<BoardName, Box>>;
}

/** A plate for each place, side by side in rows. */
function grid(
  ids: readonly string[],
  { x, y }: Point,
  columns: number,
  { width, height, gap }: { width: number; height: number; gap: number },
): Record<string, Box> {
  const at = (index: number): Box => ({
    x: x + (index % columns) * (width + gap),
    y: y + Math.floor(index / columns) * (height + gap),
    width,
    height,
  });
  return Object.fromEntries(ids.map((id, index) => [id, at(index)]));
}

const pegasus = ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'];
const colonialOne = ['press-room', 'presidents-office', 'administration', 'quorum-chamber'];
const cylon = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'];

function column(x: number, y: number, ids: readonly string[], gap: number): Record<string, Box> {
  return grid(ids, { x, y }, 1, { width: 106, height: 62, gap });
}

const wide: Layout = {
  name: 'wide',
  width: 1200,
  height: 820,
  ring: {
    centre: { x: 600, y: 328 },
    inner: { x: 388, y: 126 },
    outer: { x: 590, y: 312 },
    turn: 0,
    spokes: [-22, 22, 90, 158, 202, 270],
  },
  ships: {
    bow: { x: 22, y: 250, width: 188, height: 190 },
    'starboard-bow': { x: 150, y: 52, width: 430, height: 142 },
    'starboard-stern': { x: 620, y: 52, width: 430, height: 142 },
    stern: { x: 990, y: 250, width: 188, height: 190 },
    'port-stern': { x: 620, y: 474, width: 430, height: 130 },
    'port-bow': { x: 150, y: 474, width: 430, height: 130 },
  },
  labels: {
    bow: { x: 88, y: 236, anchor: 'middle' },
    'starboard-bow': { x: 365, y: 42, anchor: 'middle' },
    'starboard-stern': { x: 835, y: 42, anchor: 'middle' },
    stern: { x: 1112, y: 236, anchor: 'middle' },
    'port-stern': { x: 835, y: 624, anchor: 'middle' },
    'port-bow': { x: 365, y: 624, anchor: 'middle' },
  },
  plates: {
    'ftl-control': { x: 250, y: 297, width: 106, height: 62 },
    ...column(366, 260, ['weapons-control', 'command'], 12),
    ...column(480, 260, ['communications', 'admirals-quarters'], 12),
    ...column(594, 260, ['research-lab', 'hangar-deck'], 12),
    armory: { x: 708, y: 297, width: 106, height: 62 },
    ...column(824, 260, ['sickbay', 'brig'], 12),
    ...grid(pegasus, { x: 30, y: 690 }, 2, { width: 116, height: 54, gap: 6 }),
    ...grid(colonialOne, { x: 300, y: 690 }, 2, { width: 116, height: 54, gap: 6 }),
    ...grid(cylon, { x: 570, y: 690 }, 2, { width: 116, height: 54, gap: 6 }),
    'basestar-bridge': { x: 1076, y: 716, width: 102, height: 60 },
  },
  panels: {
    pegasus: { x: 18, y: 656, width: 262, height: 156 },
    'colonial-one': { x: 288, y: 656, width: 262, height: 156 },
    'cylon-locations': { x: 558, y: 656, width: 262, height: 156 },
    'cylon-fleet-board': { x: 828, y: 656, width: 356, height: 156 },
  },
  fleet: {
    bow: { x: 836, y: 688, width: 56, height: 116 },
    'starboard-bow': { x: 896, y: 688, width: 56, height: 56 },
    'starboard-stern': { x: 956, y: 688, width: 56, height: 56 },
    'port-bow': { x: 896, y: 748, width: 56, height: 56 },
    'port-stern': { x: 956, y: 748, width: 56, height: 56 },
    stern: { x: 1016, y: 688, width: 56, height: 116 },
  },
  frames: {
    galactica: { x: 0, y: 0, width: 1200, height: 652 },
    pegasus: { x: 0, y: 640, width: 570, height: 180 },
    'colonial-one': { x: 140, y: 640, width: 570, height: 180 },
    'cylon-locations': { x: 400, y: 640, width: 570, height: 180 },
    'cylon-fleet-board': { x: 630, y: 640, width: 570, height: 180 },
  },
};

const small = { width: 100, height: 56, gap: 6 };

const tall: Layout = {
  name: 'tall',
  width: 480,
  height: 1284,
  ring: {
    centre: { x: 240, y: 340 },
    inner: { x: 118, y: 226 },
    outer: { x: 236, y: 336 },
    turn: 90,
    spokes: [-30, 30, 90, 150, 210, 270],
  },
  ships: {
    bow: { x: 110, y: 28, width: 260, height: 84 },
    'starboard-bow': { x: 363, y: 112, width: 106, height: 184 },
    'starboard-stern': { x: 363, y: 386, width: 106, height: 184 },
    stern: { x: 110, y: 568, width: 260, height: 84 },
    'port-stern': { x: 11, y: 386, width: 106, height: 184 },
    'port-bow': { x: 11, y: 112, width: 106, height: 184 },
  },
  labels: {
    bow: { x: 240, y: 22, anchor: 'middle' },
    'starboard-bow': { x: 468, y: 310, anchor: 'end' },
    'starboard-stern': { x: 468, y: 367, anchor: 'end' },
    stern: { x: 240, y: 668, anchor: 'middle' },
    'port-stern': { x: 12, y: 367, anchor: 'start' },
    'port-bow': { x: 12, y: 310, anchor: 'start' },
  },
  plates: {
    'ftl-control': { x: 190, y: 138, ...small },
    ...grid(
      ['command', 'weapons-control', 'admirals-quarters', 'communications', 'hangar-deck', 'research-lab'],
      { x: 137, y: 202 },
      2,
      small,
    ),
    armory: { x: 190, y: 388, ...small },
    ...grid(['brig', 'sickbay'], { x: 137, y: 454 }, 2, small),
    ...grid(pegasus, { x: 18, y: 722 }, 4, { width: 106, height: 62, gap: 6 }),
    ...grid(colonialOne, { x: 18, y: 842 }, 4, { width: 106, height: 62, gap: 6 }),
    ...grid(cylon, { x: 18, y: 962 }, 4, { width: 106, height: 62, gap: 6 }),
    'basestar-bridge': { x: 354, y: 1142, width: 106, height: 62 },
  },
  panels: {
    pegasus: { x: 8, y: 690, width: 464, height: 106 },
    'colonial-one': { x: 8, y: 810, width: 464, height: 106 },
    'cylon-locations': { x: 8, y: 930, width: 464, height: 106 },
    'cylon-fleet-board': { x: 8, y: 1050, width: 464, height: 226 },
  },
  fleet: {
    bow: { x: 121, y: 1080, width: 118, height: 42 },
    'port-bow': { x: 18, y: 1128, width: 160, height: 42 },
    'starboard-bow': { x: 184, y: 1128, width: 160, height: 42 },
    'port-stern': { x: 18, y: 1176, width: 160, height: 42 },
    'starboard-stern': { x: 184, y: 1176, width: 160, height: 42 },
    stern: { x: 121, y: 1224, width: 118, height: 42 },
  },
  frames: {
    galactica: { x: 0, y: 0, width: 480, height: 680 },
    pegasus: { x: 0, y: 680, width: 480, height: 240 },
    'colonial-one': { x: 0, y: 690, width: 480, height: 240 },
    'cylon-locations': { x: 0, y: 920, width: 480, height: 364 },
    'cylon-fleet-board': { x: 0, y: 920, width: 480, height: 364 },
  },
};

export const layouts = { wide, tall } as const;
