/** How much room there is: a phone, also on its side, has sheets where a desk has rails. The stylesheets draw the same line. */
import { useSyncExternalStore } from 'react';
import { onSettings } from '../shell/settings/settings.ts';

export type Screen = 'phone' | 'tablet' | 'desk';

/** In widths of the text's own size: large text needs a larger desk. */
const DESK = 75;
const notPhone = '(width >= 44rem) and (height >= 30rem)';

/** Measured when something about it changes, for measuring makes the browser lay the page out. */
let known: Screen | null = null;

function subscribe(listener: () => void): () => void {
  const changed = (): void => {
    known = measured();
    listener();
  };
  const stop = onSettings(changed);
  window.addEventListener('resize', changed);
  return () => {
    stop();
    window.removeEventListener('resize', changed);
    known = null; // nobody listens for what changes now
  };
}

function now(): Screen {
  known ??= measured();
  return known;
}

function measured(): Screen {
  if (!window.matchMedia(notPhone).matches) return 'phone';
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerWidth >= DESK * size ? 'desk' : 'tablet';
}

export function useScreen(): Screen {
  return useSyncExternalStore(subscribe, now, () => 'desk');
}

/** Where there is room beside the question for what it is about: on a desk, and on a tall tablet. */
export function useHasDock(): boolean {
  const screen = useScreen();
  return useSyncExternalStore(
    subscribe,
    () => screen === 'desk' || (screen === 'tablet' && window.matchMedia(tall).matches),
    () => true,
  );
}

const tall = '(height >= 60rem)';
