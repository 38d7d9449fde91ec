/** The last fight as far as the page has been told of it, and the step that has just happened. */
import type { LogLine } from '@ragtag/server/protocol';
import { useContext, useState } from 'react';
import { StandingContext } from '../../../table/moments/use-moments.ts';
import { useBriefly } from '../moments/use-briefly.ts';
import { type Fight, type Fights, followed, isFought, noFights, type Step } from './fights.ts';

export interface FightShown {
  readonly fight: Fight | null;
  /** The step that is happening now; null once it stands. */
  readonly step: Step | null;
  /** It goes on, and is being shown. */
  readonly running: boolean;
  /** How long the step shown now stands, in milliseconds. */
  readonly lasts: number;
}

interface Heard {
  readonly fights: Fights;
  /** The last line of the log that is in the fights. */
  readonly last: LogLine | undefined;
}

function heard(before: Heard, log: readonly LogLine[]): Heard {
  const last = log.at(-1);
  if (last === before.last) return before;
  const known = before.last ? log.lastIndexOf(before.last) : -1;
  // All of the log came anew, or another moment is looked at.
  const fights = known < 0 ? followed(noFights, log) : followed(before.fights, log.slice(known + 1));
  return { fights, last };
}

export function useFights(log: readonly LogLine[]): FightShown {
  const { behind } = useContext(StandingContext);
  const [kept, keep] = useState<Heard>(() => heard({ fights: noFights, last: undefined }, log));
  // Heard in the same drawing as the log, so that nothing has to be drawn twice.
  const now = heard(kept, log);
  if (now !== kept) keep(now);
  const fight = now.fights.fights.findLast(({ steps }) => steps.length > 0) ?? null;
  const { now: happening, lasts } = useBriefly(now.last && isFought(now.last.event) ? now.last : null);
  return {
    fight,
    step: happening ? (fight?.steps.at(-1) ?? null) : null,
    running: happening || (behind && fight !== null && !fight.over),
    lasts,
  };
}
