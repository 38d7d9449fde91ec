/** How much room there is: a phone has sheets where a desk has rails. The style sheets say the same widths. */
import { useSyncExternalStore } from 'react';

export type Screen = 'phone' | 'tablet' | 'desk';

const desk = typeof window === 'undefined' ? null : window.matchMedia('(width >= 75rem)');
const tablet = typeof window === 'undefined' ? null : window.matchMedia('(width >= 44rem)');

function subscribe(listener: () => void): () => void {
  desk?.addEventListener('change', listener);
  tablet?.addEventListener('change', listener);
  return () => {
    desk?.removeEventListener('change', listener);
    tablet?.removeEventListener('change', listener);
  };
}

function now(): Screen {
  if (desk?.matches) return 'desk';
  return tablet?.matches ? 'tablet' : 'phone';
}

export function useScreen(): Screen {
  return useSyncExternalStore(subscribe, now, () => 'desk');
}
