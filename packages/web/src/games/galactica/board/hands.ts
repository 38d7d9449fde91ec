/** Pointers, wheel and keys on the canvas. */
import type { Box, Point } from './geometry.ts';
import { scaled } from './seen.ts';

export interface Eye {
  readonly seen: () => Box;
  readonly look: (at: Box) => void;
  readonly zoom: (by: number) => void;
  readonly fit: () => void;
}

/** A press that moved further than this many pixels was a drag. */
const STILL = 6;
const NEARER = 1 / 1.4;

/** Listens, and returns how to stop. */
export function follow(frame: HTMLElement, svg: SVGSVGElement, { seen, look, zoom, fit }: Eye): () => void {
  const fingers = new Map<number, Point>();
  let dragged = 0;
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ): void => frame.addEventListener(type, listener, { signal: stop.signal, passive: false, capture });

  /** Canvas units in one pixel. */
  const unit = (): number => seen().width / Math.max(1, svg.getBoundingClientRect().width);
  const under = ({ x, y }: Point): Point => {
    const box = svg.getBoundingClientRect();
    return { x: seen().x + (x - box.x) * unit(), y: seen().y + (y - box.y) * unit() };
  };
  const move = (dx: number, dy: number): void => {
    const { x, y, width, height } = seen();
    look({ x: x + dx, y: y + dy, width, height });
  };

  on('pointerdown', (event) => {
    if (!(event.target instanceof Node) || !svg.contains(event.target)) return;
    if (fingers.size === 0) dragged = 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers].flatMap(([id, finger]) => (id === event.pointerId ? [] : [finger]));
    dragged += distance(before, now);
    fingers.set(event.pointerId, now);
    if (other) {
      const about = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      look(scaled(seen(), distance(before, other) / Math.max(1, distance(now, other)), under(about)));
    } else if (dragged > STILL) {
      if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
      move((before.x - now.x) * unit(), (before.y - now.y) * unit());
    }
  });
  const lift = (event: PointerEvent): void => void fingers.delete(event.pointerId);
  on('pointerup', lift);
  on('pointercancel', lift);
  on('pointerleave', lift);
  // A drag that ends on a lit place is no answer.
  on(
    'click',
    (event) => {
      if (dragged > STILL && event.detail > 0) event.stopPropagation();
      dragged = 0;
    },
    true,
  );
  on('wheel', (event) => {
    const pageScrolls = document.documentElement.scrollHeight > window.innerHeight + 1;
    if (pageScrolls && !event.ctrlKey) return;
    event.preventDefault();
    const by = Math.exp(event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
    look(scaled(seen(), by, under({ x: event.clientX, y: event.clientY })));
  });
  on('keydown', (event) => {
    const step = seen().width / 8;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => move(-step, 0),
      ArrowRight: () => move(step, 0),
      ArrowUp: () => move(0, -step),
      ArrowDown: () => move(0, step),
      '+': () => zoom(NEARER),
      '=': () => zoom(NEARER),
      '-': () => zoom(1 / NEARER),
      '0': fit,
    };
    const pressed = keys[event.key];
    if (!pressed || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // After a click on the board the figure is an answer; it is the board's own only for whoever came by keyboard.
    if (event.key === '0' && !document.activeElement?.matches(':focus-visible')) return;
    event.preventDefault();
    event.stopPropagation(); // the question's own keys would answer
    const neighbour = neighbourOf(event.target, event.key);
    if (neighbour) neighbour.focus();
    else pressed();
  });
  // What has the focus is always in sight.
  on('focusin', (event) => {
    if (!(event.target instanceof SVGGraphicsElement) || fingers.size > 0) return;
    const spot = event.target.getBoundingClientRect();
    const box = svg.getBoundingClientRect();
    const inside = spot.left >= box.left && spot.right <= box.right && spot.top >= box.top && spot.bottom <= box.bottom;
    if (inside) return;
    const at = under({ x: (spot.left + spot.right) / 2, y: (spot.top + spot.bottom) / 2 });
    move(at.x - seen().x - seen().width / 2, at.y - seen().y - seen().height / 2);
  });
  return () => stop.abort();
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** From a place with the focus, the nearest one of its board in the direction of an arrow. */
function neighbourOf(place: EventTarget | null, key: string): SVGElement | null {
  const way = ways[key];
  const board = place instanceof SVGElement ? place.closest('[data-board]') : null;
  if (!way || !board || !(place instanceof SVGElement)) return null;
  const from = centreOf(place);
  let nearest: SVGElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const other of board.querySelectorAll<SVGElement>('.told, .plate > .press')) {
    const to = centreOf(other);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const far = ahead + 2 * (Math.abs(dx * way[1]) + Math.abs(dy * way[0]));
    if (ahead > 4 && far < least) [nearest, least] = [other, far];
  }
  return nearest;
}

function centreOf(place: SVGElement): Point {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
