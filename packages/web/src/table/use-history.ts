/** All that happened: what the table has told, and before it what is looked up when somebody wants to see it. */

import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../shell/lobby/api.ts';
import { words } from '../shell/words/words.ts';

export interface History {
  readonly events: readonly GameEvent[];
  readonly state: 'some' | 'loading' | 'whole';
  load(): void;
}

export function useHistory(game: string, log: readonly LogLine[]): History {
  const [whole, keep] = useState<readonly GameEvent[] | null>(null);
  const [loading, setLoading] = useState(false);
  const told = useMemo(() => log.map(({ event }) => event), [log]);
  const [start] = told;
  // Where the table's own log begins changes only when it is told anew or grows too long.
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that come at the end change nothing at the start
  const older = useMemo(() => (whole === null ? null : before(whole, told)), [whole, start]);
  const complete = older !== null || (start !== undefined && words.game.log.isBeginning(start));
  const load = useCallback(() => {
    if (complete || loading) return;
    setLoading(true);
    api
      .log(game)
      .then(({ log: lines }) => keep(lines.map(({ event }) => event)))
      .catch(() => undefined) // the button stays and can be pressed again
      .finally(() => setLoading(false));
  }, [game, complete, loading]);
  const events = useMemo(() => (older === null ? told : [...older, ...told]), [older, told]);
  return { events, state: complete ? 'whole' : loading ? 'loading' : 'some', load };
}

/**
 * What the whole log says before what the table has told; null if it does not know where that is. What was taken back later
 * is no longer in the whole log, so the place is where most of it fits.
 */
export function before(whole: readonly GameEvent[], told: readonly GameEvent[]): readonly GameEvent[] | null {
  const texts = whole.map((event) => JSON.stringify(event));
  const wanted = told.map((event) => JSON.stringify(event));
  let best = { from: -1, length: 0 };
  for (let from = 0; from < texts.length; from++) {
    let length = 0;
    while (length < wanted.length && texts[from + length] === wanted[length]) length++;
    if (length > 0 && length >= best.length) best = { from, length };
  }
  return best.from < 0 ? null : whole.slice(0, best.from);
}
