/** What is seen of the canvas: a box of the frame's shape. */
import type { Box, Point } from './geometry.ts';
import { type Layout, READABLE } from './layout.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The nearest one can come, in units of the canvas across the frame. */
const NEAREST = 260;

/** All of a part, in the shape of the frame. */
export function fitted({ x, y, width, height }: Box, frame: Size): Box {
  const unit = Math.max(width / frame.width, height / frame.height);
  const size = { width: frame.width * unit, height: frame.height * unit };
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size };
}

export function whole({ width, height }: Layout, frame: Size): Box {
  return fitted({ x: 0, y: 0, width, height }, frame);
}

/** Nearly everything is as good as everything. */
const NEARLY = 0.82;

/** What is seen at first: everything where it can be read, otherwise Galactica and her space. */
export function home(layout: Layout, frame: Size): Box {
  const all = whole(layout, frame);
  const { galactica } = layout.frames;
  if (layout.name === 'tall') {
    // She fills the width; where there is too little room, her middle is seen.
    const height = (frame.height * galactica.width) / frame.width;
    const least = Math.min(height, galactica.height);
    return fitted({ ...galactica, y: galactica.y + (galactica.height - least) / 2, height: least }, frame);
  }
  const her = fitted(galactica, frame);
  return frame.width / all.width >= READABLE || her.width > all.width * NEARLY ? all : her;
}

/** Not beyond the canvas, not too near, and in the frame's shape. */
export function held(seen: Box, layout: Layout, frame: Size): Box {
  const width = Math.min(whole(layout, frame).width, Math.max(NEAREST, seen.width));
  const height = (frame.height * width) / frame.width;
  const clamp = (at: number, size: number, all: number): number =>
    size >= all ? (all - size) / 2 : Math.min(all - size, Math.max(0, at));
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  return {
    x: clamp(middle.x - width / 2, width, layout.width),
    y: clamp(middle.y - height / 2, height, layout.height),
    width,
    height,
  };
}

/** Nearer or further with one point staying where it is. */
export function scaled({ x, y, width, height }: Box, by: number, about: Point): Box {
  return { x: about.x + (x - about.x) * by, y: about.y + (y - about.y) * by, width: width * by, height: height * by };
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Part of the way from one to another. */
export function between(a: Box, b: Box, share: number): Box {
  const at = (from: number, to: number): number => from + (to - from) * share;
  return { x: at(a.x, b.x), y: at(a.y, b.y), width: at(a.width, b.width), height: at(a.height, b.height) };
}

export function same(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.width - b.width) < 1;
}
