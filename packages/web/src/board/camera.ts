/** Looking at the canvas: fit, pan, pinch and wheel. Moves the picture without drawing it anew. */
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Box, Point } from './geometry.ts';
import type { Layout } from './layout.ts';

export interface Camera {
  readonly canvas: RefObject<SVGSVGElement | null>;
  /** The frame on the small map. */
  readonly pane: RefObject<SVGRectElement | null>;
  readonly fit: () => void;
  /** Looks at one part. */
  readonly show: (part: Box) => void;
  /** Less than 1 comes nearer. */
  readonly zoom: (by: number) => void;
}

/** At most so much nearer than the whole. */
const NEAREST = 4;
/** A press that moved further than this many pixels was a drag. */
const STILL = 6;

/** What is seen at first: everything on a wide screen, Galactica and her space on a tall one. */
function home({ name, width, height, frames }: Layout): Box {
  return name === 'wide' ? { x: 0, y: 0, width, height } : frames.galactica;
}

/** Not beyond the canvas, not too near. */
export function held(seen: Box, layout: Layout): Box {
  const { width: most } = home(layout);
  const width = Math.min(most, Math.max(most / NEAREST, seen.width));
  const height = (seen.height * width) / seen.width;
  const clamp = (at: number, size: number, whole: number): number =>
    size >= whole ? (whole - size) / 2 : Math.min(whole - size, Math.max(0, at));
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

export function useCamera(frame: RefObject<HTMLElement | null>, layout: Layout): Camera {
  const canvas = useRef<SVGSVGElement>(null);
  const pane = useRef<SVGRectElement>(null);
  const seen = useRef<Box>(home(layout));

  const look = useCallback(
    (at: Box) => {
      seen.current = held(at, layout);
      const { x, y, width, height } = seen.current;
      canvas.current?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      canvas.current?.classList.toggle('near', width < home(layout).width - 1);
      for (const [name, value] of Object.entries(seen.current)) pane.current?.setAttribute(name, String(value));
    },
    [layout],
  );
  useEffect(() => look(home(layout)), [layout, look]);

  useEffect(() => {
    const svg = canvas.current;
    if (!svg || !frame.current) return;
    return follow(svg, () => seen.current, look);
  }, [frame, look]);

  return useMemo(() => {
    const middle = (): Point => ({
      x: seen.current.x + seen.current.width / 2,
      y: seen.current.y + seen.current.height / 2,
    });
    return {
      canvas,
      pane,
      fit: () => look(home(layout)),
      show: (part) => {
        const { width, height } = home(layout);
        const size = Math.max(part.width / width, part.height / height);
        const about = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
        look({
          x: about.x - (width * size) / 2,
          y: about.y - (height * size) / 2,
          width: width * size,
          height: height * size,
        });
      },
      zoom: (by) => look(scaled(seen.current, by, middle())),
    };
  }, [layout, look]);
}

/** Listens to pointers, wheel, arrow keys and the focus; returns how to stop. */
function follow(svg: SVGSVGElement, seen: () => Box, look: (at: Box) => void): () => void {
  const fingers = new Map<number, Point>();
  let dragged = 0;
  const stop = new AbortController();
  const on = <K extends keyof SVGElementEventMap>(
    type: K,
    listener: (event: SVGElementEventMap[K]) => void,
    capture = false,
  ): void => svg.addEventListener(type, listener, { signal: stop.signal, passive: false, capture });

  /** Canvas units in one pixel. */
  const unit = (): number => {
    const { width, height } = svg.getBoundingClientRect();
    return Math.max(seen().width / width, seen().height / height);
  };
  const under = ({ x, y }: Point): Point => {
    const box = svg.getBoundingClientRect();
    const size = unit();
    return {
      x: seen().x + seen().width / 2 + (x - box.x - box.width / 2) * size,
      y: seen().y + seen().height / 2 + (y - box.y - box.height / 2) * size,
    };
  };
  const move = (dx: number, dy: number): void => {
    const { x, y, width, height } = seen();
    look({ x: x + dx, y: y + dy, width, height });
  };

  on('pointerdown', (event) => {
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
      if (dragged > STILL) event.stopPropagation();
    },
    true,
  );
  on('wheel', (event) => {
    const pageScrolls = window.matchMedia('(width < 68rem)').matches;
    if (pageScrolls && !event.ctrlKey) return;
    event.preventDefault();
    look(
      scaled(
        seen(),
        Math.exp(event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)),
        under({ x: event.clientX, y: event.clientY }),
      ),
    );
  });
  on('keydown', (event) => {
    const step = seen().width / 8;
    const ways: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: -step, y: 0 },
      ArrowRight: { x: step, y: 0 },
      ArrowUp: { x: 0, y: -step },
      ArrowDown: { x: 0, y: step },
    };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    move(way.x, way.y);
  });
  // What has the focus is always in sight.
  on('focusin', (event) => {
    if (!(event.target instanceof SVGGraphicsElement)) return;
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
