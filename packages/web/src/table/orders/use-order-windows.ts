/** What standing orders can be about in the game of this table, as the server says it once. */
import type { OrderChoice } from '@ragtag/server/http';
import { useEffect, useState } from 'react';
import { useGameName } from '../../shell/games/game-client.ts';
import { api } from '../../shell/lobby/api.ts';

let loading: ReturnType<typeof api.setups> | null = null;

/** Null until they are here. */
export function useOrderWindows(): readonly OrderChoice[] | null {
  const name = useGameName();
  const [windows, set] = useState<readonly OrderChoice[] | null>(null);
  useEffect(() => {
    loading ??= api.setups();
    loading.then(
      ({ games }) => set(games.find(({ game }) => game === name)?.orders ?? []),
      () => {
        loading = null; // asked again the next time
      },
    );
  }, [name]);
  return windows;
}
