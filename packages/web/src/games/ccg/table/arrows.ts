/** Arrows go from card to card along a row and between rows; Tab goes on to the next fleet. */
import type { KeyboardEvent } from 'react';

const spots = '.ccg-face, .ccg-stack-face, .ccg-count, .ccg-unfold';
const fleets = '.ccg-fleet, .ccg-folded-fleet';

/** Of a hand: only along it. */
export function alongRow(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return;
  const faces = [...event.currentTarget.querySelectorAll<HTMLElement>('.ccg-face')];
  const at = faces.findIndex((face) => face.matches(':focus'));
  go(event, at < 0 ? undefined : faces[at + by]);
}

export function aroundFleets(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches(spots)) return;
  if (key === 'Tab') toNextFleet(event, target);
  const step = steps[key];
  if (!step) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(spots)].filter((one) => one.checkVisibility());
  go(event, nearest(target, all, step));
}

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Going astray counts for more than going far: a row is left only for the next one. */
const ASTRAY = 3;

function nearest(from: HTMLElement, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]) {
  const [x, y] = middleOf(from);
  let best: { readonly one: HTMLElement; readonly far: number } | undefined;
  for (const one of all) {
    const [toX, toY] = middleOf(one);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const astray = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (one === from || ahead <= 1 || (dx !== 0 && astray > ahead)) continue;
    const far = dx === 0 ? ahead * ASTRAY + astray : ahead + astray * ASTRAY;
    if (!best || far < best.far) best = { one, far };
  }
  return best?.one;
}

function middleOf(one: HTMLElement): readonly [x: number, y: number] {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** From the last fleet the browser goes on by itself. */
function toNextFleet(event: KeyboardEvent<HTMLElement>, from: HTMLElement): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(fleets)];
  const here = from.closest<HTMLElement>(fleets);
  const next = here ? all[all.indexOf(here) + (event.shiftKey ? -1 : 1)] : undefined;
  const within = here?.querySelectorAll<HTMLElement>('button, a');
  if (next) go(event, next.querySelector<HTMLElement>(spots) ?? undefined);
  else within?.item(event.shiftKey ? 0 : within.length - 1).focus();
}

function go(event: KeyboardEvent<HTMLElement>, next: HTMLElement | undefined): void {
  if (!next) return;
  event.preventDefault();
  next.focus();
}
