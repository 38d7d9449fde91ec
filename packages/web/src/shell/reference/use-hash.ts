import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** What stands behind the `#` of the address, which is how every rule and card can be pointed to. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(window.location.hash.slice(1)));
}
