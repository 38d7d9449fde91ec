/** What standing orders can be about, as the server says it once. */
import type { OrderChoice } from '@ragtag/galactica';
import { useEffect, useState } from 'react';
import { api } from '../../lobby/api.ts';

let loading: Promise<readonly OrderChoice[]> | null = null;

async function load(): Promise<readonly OrderChoice[]> {
  const { games } = await api.setups();
  return games.flatMap(({ orders }) => orders);
}

/** Null until they are here. */
export function useOrderWindows(): readonly OrderChoice[] | null {
  const [windows, set] = useState<readonly OrderChoice[] | null>(null);
  useEffect(() => {
    loading ??= load();
    loading.then(set, () => {
      loading = null; // asked again the next time
    });
  }, []);
  return windows;
}
