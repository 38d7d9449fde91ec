/** The log, turn by turn. */
import type { GameEvent } from '@ragtag/kernel';
import type { CcgEvent } from '../state/events.ts';

export interface CcgTurn {
  /** Null before the first turn, or where the log begins in the middle of one. */
  readonly began: GameEvent | null;
  /** Where it begins in the log. */
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** What need not be read: it follows from the lines around it. */
const untold: ReadonlySet<string> = new Set(['chosen', 'challenge-ended'] satisfies CcgEvent['type'][]);

export function isUntold({ type }: GameEvent): boolean {
  return untold.has(type);
}

const isTurn = ({ type }: GameEvent) => type === ('turn-began' satisfies CcgEvent['type']);

export function turnsOf(log: readonly GameEvent[]): CcgTurn[] {
  const turns: { began: GameEvent | null; at: number; events: GameEvent[] }[] = [];
  for (const [at, event] of log.entries()) {
    if (isTurn(event)) turns.push({ began: event, at, events: [] });
    else {
      if (turns.length === 0) turns.push({ began: null, at: 0, events: [] });
      turns.at(-1)?.events.push(event);
    }
  }
  return turns;
}
