/** Where in a film somebody is, and how it goes on. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Film, lastStep, within } from './film.ts';

export const speeds = [1, 2, 4, 8] as const;
export type Speed = (typeof speeds)[number];
/** How long a step is shown, in milliseconds. */
const STEP = 1_200;

export interface Player {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Goes somewhere and stays there. */
  go(step: number): void;
  goTurn(by: 1 | -1): void;
  play(on: boolean): void;
  setSpeed(speed: Speed): void;
}

export function usePlayer(film: Film, start: number): Player {
  const [at, set] = useState(() => within(film, start));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(2);
  const here = within(film, at);
  const ended = here === lastStep(film);

  useEffect(() => {
    if (!playing || ended) return;
    const timer = window.setTimeout(() => set(here + 1), STEP / speed);
    return () => window.clearTimeout(timer);
  }, [playing, ended, here, speed]);

  const go = useCallback(
    (step: number) => {
      setPlaying(false);
      set(within(film, step));
    },
    [film],
  );
  const goTurn = useCallback(
    (by: 1 | -1) => {
      const turns = film.marks.flatMap(({ kind, step }) => (kind === 'turn' ? [step] : []));
      const next = by > 0 ? turns.find((step) => step > here) : turns.findLast((step) => step < here);
      go(next ?? (by > 0 ? lastStep(film) : 0));
    },
    [film, go, here],
  );
  const play = useCallback(
    (on: boolean) => {
      if (on && ended) set(0);
      setPlaying(on);
    },
    [ended],
  );
  return { at: here, playing: playing && !ended, speed, go, goTurn, play, setSpeed };
}

/** Arrow keys step, with Shift by turns, Space plays, Home and End go to the ends: not where keys have work of their own. */
export function usePlayerKeys(film: Film, player: Player): void {
  const latest = useRef(player);
  useEffect(() => {
    latest.current = player;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, .board-frame')) return;
      if (event.key === ' ' && target instanceof Element && target.closest('button, a, summary')) return;
      if (press(event, film, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [film]);
}

function press({ key, shiftKey }: KeyboardEvent, film: Film, player: Player): boolean {
  switch (key) {
    case 'ArrowRight':
      if (shiftKey) player.goTurn(1);
      else player.go(player.at + 1);
      return true;
    case 'ArrowLeft':
      if (shiftKey) player.goTurn(-1);
      else player.go(player.at - 1);
      return true;
    case 'Home':
      player.go(0);
      return true;
    case 'End':
      player.go(lastStep(film));
      return true;
    case ' ':
      player.play(!player.playing);
      return true;
    default:
      return false;
  }
}
