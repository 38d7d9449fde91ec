/** What standing orders can be about, as the server says it once. */
import type { OrderWindow } from '@ragtag/server/http';
import { useEffect, useState } from 'react';
import { api } from '../../lobby/api.ts';

let loading: Promise<readonly OrderWindow[]> | null = null;

async function load(): Promise<readonly OrderWindow[]> {
  const { games } = await api.setups();
  return games.flatMap(({ orders }) => orders);
}

/** Null until they are here. */
export function useOrderWindows(): readonly OrderWindow[] | null {
  const [windows, set] = useState<readonly OrderWindow[] | null>(null);
  useEffect(() => {
    loading ??= load();
    loading.then(set, () => {
      loading = null; // asked again the next time
    });
  }, []);
  return windows;
}
