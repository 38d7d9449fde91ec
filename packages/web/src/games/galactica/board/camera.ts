/** Looking at the canvas: fit, pan, pinch, wheel and keys. Moves the picture without drawing it anew. */
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSettings } from '../../../shell/settings/settings.ts';
import type { Box } from './geometry.ts';
import { follow } from './hands.ts';
import type { Layout } from './layout.ts';
import { remember, remembered } from './remembered.ts';
import { between, fitted, held, home, middle, type Size, same, scaled, whole } from './seen.ts';

export interface Camera {
  readonly canvas: RefObject<SVGSVGElement | null>;
  /** What moves in front of the canvas, seen by the same eye. */
  readonly overlay: RefObject<SVGSVGElement | null>;
  /** The frame on the small map. */
  readonly pane: RefObject<SVGRectElement | null>;
  readonly seen: () => Box;
  readonly subscribe: (listener: () => void) => () => void;
  readonly fit: () => void;
  /** Looks at one part. */
  readonly show: (part: Box) => void;
  /** Turns to a part, from as near as before if all of it can be seen so. */
  readonly turn: (part: Box) => void;
  /** Less than 1 comes nearer. */
  readonly zoom: (by: number) => void;
}

/** A glide from one part to another, in milliseconds. */
const GLIDE = 240;
export const NEARER = 1 / 1.4;

export function useCamera(frame: RefObject<HTMLElement | null>, size: Size, layout: Layout): Camera {
  const canvas = useRef<SVGSVGElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const pane = useRef<SVGRectElement>(null);
  const seen = useRef<Box>(home(layout, size));
  const gliding = useRef(0);
  /** Where a glide goes; what is asked for meanwhile starts from there. */
  const aim = useRef<Box | null>(null);
  const listeners = useRef(new Set<() => void>());
  const { pace } = useSettings();

  const look = useCallback(
    (at: Box) => {
      seen.current = held(at, layout, size);
      const { x, y, width, height } = seen.current;
      for (const drawing of [canvas.current, overlay.current])
        drawing?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      for (const [name, value] of Object.entries(seen.current)) pane.current?.setAttribute(name, String(value));
      frame.current?.classList.toggle('near', !same(seen.current, home(layout, size)));
      frame.current?.classList.toggle('whole', same(seen.current, whole(layout, size)));
      for (const listener of listeners.current) listener();
    },
    [frame, layout, size],
  );
  const go = useCallback(
    (to: Box) => {
      cancelAnimationFrame(gliding.current);
      if (pace === 'instant') return look(to);
      const [from, since] = [seen.current, performance.now()];
      const end = held(to, layout, size);
      aim.current = end;
      const step = (now: number): void => {
        const share = Math.min(1, Math.max(0, (now - since) / GLIDE));
        look(between(from, end, share * (2 - share)));
        if (share < 1) gliding.current = requestAnimationFrame(step);
        else aim.current = null;
      };
      gliding.current = requestAnimationFrame(step);
    },
    [pace, layout, look, size],
  );

  useEffect(() => {
    look(remembered(layout) ?? home(layout, size));
    const keep = (): void => remember(layout, same(seen.current, home(layout, size)) ? null : seen.current);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      cancelAnimationFrame(gliding.current);
      aim.current = null;
      keep();
    };
  }, [layout, look, size]);

  const camera = useMemo<Camera>(
    () => ({
      canvas,
      overlay,
      pane,
      seen: () => seen.current,
      subscribe: (listener) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
      fit: () => go(whole(layout, size)),
      // On a phone she fills the width.
      show: (part) =>
        go(layout.name === 'tall' && part === layout.frames.galactica ? home(layout, size) : fitted(part, size)),
      turn: (part) => {
        const { width, height } = seen.current;
        const { x, y } = middle(part);
        const near = part.width <= width && part.height <= height;
        go(near ? { x: x - width / 2, y: y - height / 2, width, height } : fitted(part, size));
      },
      zoom: (by) => {
        const from = aim.current ?? seen.current;
        go(scaled(from, by, middle(from)));
      },
    }),
    [go, layout, size],
  );
  useEffect(() => {
    const [around, svg] = [frame.current, canvas.current];
    if (!svg || !around) return;
    return follow(around, svg, {
      seen: camera.seen,
      look: (at) => {
        cancelAnimationFrame(gliding.current);
        aim.current = null;
        look(at);
      },
      zoom: camera.zoom,
      fit: camera.fit,
    });
  }, [camera, frame, look]);
  return camera;
}
