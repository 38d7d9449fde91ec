/** How much room there is: a phone has sheets where a desk has rails. The style sheets draw the same line for phones. */
import { useSyncExternalStore } from 'react';
import { onSettings } from '../settings/settings.ts';

export type Screen = 'phone' | 'tablet' | 'desk';

/** In widths of the text's own size: large text needs a larger desk. */
const DESK = 75;
const notPhone = '(width >= 44rem)';

function subscribe(listener: () => void): () => void {
  const stop = onSettings(listener);
  window.addEventListener('resize', listener);
  return () => {
    stop();
    window.removeEventListener('resize', listener);
  };
}

function now(): Screen {
  if (!window.matchMedia(notPhone).matches) return 'phone';
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return window.innerWidth >= DESK * size ? 'desk' : 'tablet';
}

export function useScreen(): Screen {
  return useSyncExternalStore(subscribe, now, () => 'desk');
}
