/** The ring of space round Galactica: where an area lies, and the way along the ring from one to another. */
import type { View } from '@ragtag/galactica';

export type Area = keyof View['ships']['areas'];

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
export interface Ring {
  readonly centre: Point;
  /** Half the width and height of the inner edge, round the hull, and of the outer one. */
  readonly inner: Point;
  readonly outer: Point;
  /** Degrees the picture is turned clockwise from one with the bow at the left. */
  readonly turn: number;
  /** Where the six areas begin, clockwise from the bow's. */
  readonly spokes: readonly number[];
}

/** Clockwise as drawn, from the bow. */
export const areas: readonly Area[] = ['bow', 'starboard-bow', 'starboard-stern', 'stern', 'port-stern', 'port-bow'];

/** Rounder than a rectangle, roomier in the corners than an ellipse. */
const SQUARENESS = 2 / 3.2;
const power = (value: number): number => Math.sign(value) * Math.abs(value) ** SQUARENESS;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A point of the ring: degrees clockwise from the left, and how far out, from 0 at the hull to 1 at the outer edge. */
function onRing({ centre, inner, outer, turn }: Ring, degrees: number, out: number): Point {
  const angle = ((degrees + 180 + turn) * Math.PI) / 180;
  const rx = inner.x + (outer.x - inner.x) * out;
  const ry = inner.y + (outer.y - inner.y) * out;
  return { x: round(centre.x + rx * power(Math.cos(angle))), y: round(centre.y + ry * power(Math.sin(angle))) };
}

/** From where to where an area reaches, in degrees. */
function reach({ spokes }: Ring, area: Area): readonly [from: number, to: number] {
  const index = areas.indexOf(area);
  const from = spokes[index] ?? 0;
  const next = spokes[(index + 1) % spokes.length] ?? 0;
  return [from, next > from ? next : next + 360];
}

const STEPS = 14;

const INSET = 0.975;

/** The outline of an area, a little inside its share of the ring. */
export function sector(ring: Ring, area: Area): string {
  const [from, to] = reach(ring, area);
  const along = (out: number): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => onRing(ring, from + ((to - from) * step) / STEPS, out));
  const middle = onRing(ring, (from + to) / 2, 0.5);
  const points = [...along(1), ...along(0).reverse()].map(({ x, y }) => ({
    x: round(middle.x + (x - middle.x) * INSET),
    y: round(middle.y + (y - middle.y) * INSET),
  }));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

/** The shorter way along the ring; through Galactica never. */
export function way(ring: Ring, from: Area, to: Area): Point[] {
  const middle = (area: Area): number => reach(ring, area).reduce((sum, one) => sum + one / 2, 0);
  const start = middle(from);
  let turn = (middle(to) - start) % 360;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  return Array.from({ length: STEPS + 1 }, (_, step) => onRing(ring, start + (turn * step) / STEPS, 0.5));
}

/** The middle of an area. */
export function middleOf(ring: Ring, area: Area): Point {
  const [from, to] = reach(ring, area);
  return onRing(ring, (from + to) / 2, 0.5);
}

/** What the name of an area takes of it. */
const LABEL = 28;

/** The widest box for ships in an area: clear of its edges, of the hull, and of its name. */
export function shipRoom(ring: Ring, area: Area): Box {
  const middle = middleOf(ring, area);
  const { centre, inner, outer } = ring;
  const margin = 12;
  if (area === 'bow' || area === 'stern') {
    const [from] = reach(ring, area);
    const half = Math.abs(onRing(ring, from, 0.7).y - centre.y) - margin;
    const width = outer.x - inner.x - 2 * margin;
    return { x: middle.x - width / 2, y: centre.y - half + 2 * LABEL, width, height: 2 * half - 2 * LABEL };
  }
  const height = outer.y - inner.y - 2 * margin - LABEL;
  const width = outer.x * 0.8 - margin;
  const left = middle.x < centre.x ? centre.x - width - margin : centre.x + margin;
  const top = middle.y < centre.y ? centre.y - outer.y + margin + LABEL : centre.y + inner.y + margin;
  return { x: left, y: top, width, height };
}

export interface Packed<T> {
  readonly thing: T;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Things of their own widths in rows in the middle of a box, made smaller if they are too many. */
export function pack<T extends { readonly width: number; readonly height: number }>(
  things: readonly T[],
  box: Box,
): Packed<T>[] {
  for (let scale = 1.3; ; scale -= 0.1) {
    const rows = rowsOf(things, box.width / scale);
    const height = rows.reduce((sum, row) => sum + tallest(row), 0) * scale;
    if (height > box.height && scale > 0.35) continue;
    const packed: Packed<T>[] = [];
    let y = box.y + (box.height - height) / 2;
    for (const row of rows) {
      let x = box.x + (box.width - wide(row) * scale) / 2;
      const middle = y + (tallest(row) * scale) / 2;
      for (const thing of row) {
        packed.push({ thing, x: round(x + (thing.width * scale) / 2), y: round(middle), scale });
        x += thing.width * scale;
      }
      y += tallest(row) * scale;
    }
    return packed;
  }
}

type Sized = { readonly width: number; readonly height: number };
const wide = (row: readonly Sized[]): number => row.reduce((sum, { width }) => sum + width, 0);
const tallest = (row: readonly Sized[]): number => Math.max(0, ...row.map(({ height }) => height));

function rowsOf<T extends Sized>(things: readonly T[], width: number): T[][] {
  const rows: T[][] = [];
  for (const thing of things) {
    const row = rows.at(-1);
    if (row && wide(row) + thing.width <= width) row.push(thing);
    else rows.push([thing]);
  }
  return rows;
}
