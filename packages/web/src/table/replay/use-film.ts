import type { ReplayAs } from '@ragtag/server/story';
import { useCallback } from 'react';
import { api } from '../../shell/lobby/api.ts';
import { type Loaded, useLoaded } from '../../shell/lobby/use-loaded.ts';
import { type Film, filmOf } from './film.ts';

/** A game's replay with somebody's eyes; null: as the server shows it to this person by itself. */
export function useFilm(game: string, as: ReplayAs | null): Loaded<Film> {
  const load = useCallback(async () => filmOf(await api.replay(game, as)), [game, as]);
  return useLoaded(load)[0];
}
