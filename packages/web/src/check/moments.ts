/** Moments everybody should notice: short, with a headline of their own. */
import type { GameEvent } from '@ragtag/kernel';

export type MomentTone = 'calm' | 'alarm' | 'jump';

const tones: Readonly<Record<string, MomentTone>> = {
  'cylon-revealed': 'alarm',
  executed: 'alarm',
  'pegasus-destroyed': 'alarm',
  'super-crisis-played': 'alarm',
  'mutineer-received': 'alarm',
  'mutiny-played': 'alarm',
  'destination-reached': 'jump',
  'jump-begins': 'jump',
  'final-five-revealed': 'calm',
  'goal-revealed': 'calm',
  'quorum-played': 'calm',
  'sleeper-phase': 'calm',
  'title-given': 'calm',
};

export function isMoment(event: GameEvent): boolean {
  if (event.type === 'title-given') return typeof event['from'] === 'number'; // nobody's loss at the start of a game
  return event.type in tones;
}

export function toneOf({ type }: GameEvent): MomentTone {
  return tones[type] ?? 'calm';
}
