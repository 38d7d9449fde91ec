/** All that happened: what the table has told, and before it what is looked up when somebody wants to see it. */
import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../lobby/api.ts';
import { FIRST } from './log-lines.ts';

export interface History {
  readonly events: readonly GameEvent[];
  readonly state: 'some' | 'loading' | 'whole';
  load(): void;
}

export function useHistory(game: string, log: readonly LogLine[]): History {
  const [older, keep] = useState<readonly GameEvent[] | null>(null);
  const [loading, setLoading] = useState(false);
  const told = useMemo(() => log.map(({ event }) => event), [log]);
  const load = useCallback(() => {
    if (older !== null || loading || told[0]?.type === FIRST) return;
    setLoading(true);
    api
      .log(game)
      .then(({ log: whole }) => {
        const all = whole.map(({ event }) => event);
        keep(all.slice(0, overlap(all, told)));
      })
      .catch(() => undefined) // the button stays and can be pressed again
      .finally(() => setLoading(false));
  }, [game, older, loading, told]);
  const events = useMemo(() => (older === null ? told : [...older, ...told]), [older, told]);
  const whole = older !== null || told[0]?.type === FIRST;
  return { events, state: whole ? 'whole' : loading ? 'loading' : 'some', load };
}

/** From where on the whole log says what the table has told: what comes before is older. */
export function overlap(whole: readonly GameEvent[], told: readonly GameEvent[]): number {
  const texts = whole.map((event) => JSON.stringify(event));
  const start = told.map((event) => JSON.stringify(event));
  for (let from = 0; from < texts.length; from++) {
    const length = Math.min(texts.length - from, start.length);
    if (texts[from] === start[0] && texts.slice(from, from + length).every((text, index) => text === start[index])) {
      return from;
    }
  }
  return 0;
}
