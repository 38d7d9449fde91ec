/** How long each beat stands. Whoever is behind is played to faster, and nobody waits for long. */
import type { Settings } from '../settings/settings.ts';
import type { Beat, BeatKind } from './scene.ts';

/** Milliseconds at normal speed. */
const lasts: Readonly<Record<BeatKind, number>> = {
  card: 1_600,
  choice: 900,
  begins: 900,
  note: 700,
  destiny: 500,
  added: 450,
  shuffle: 700,
  turn: 650,
  ability: 1_300,
  change: 900,
  total: 900,
  outcome: 2_200,
  follows: 250,
  moment: 2_500,
};

const speeds: Readonly<Record<Settings['animation'], number>> = { off: 0, quick: 0.5, normal: 1, slow: 1.7 };

/** More than this is left to show: it is shown faster, so that it ends about then. */
const PATIENCE = 9_000;
/** While the viewer is asked something, everything is brief. */
const HURRY = 6_000;
/** What is left until a check is turned over is hurried through once its cards have come. */
const PREPARING = 140;
const beforeReveal: ReadonlySet<BeatKind> = new Set(['begins', 'note', 'destiny', 'added', 'choice']);

/**
 * How long the stage stays as it is after `shown` while these beats wait. Headlines are no movement: they stay as long
 * where animation is off.
 */
export function standing(
  shown: Beat,
  waiting: readonly Beat[],
  animation: Settings['animation'],
  asked: boolean,
): number {
  const speed = speeds[animation];
  const own = (beat: Beat) => lasts[beat.kind] * shareOf(beat) * (beat.kind === 'moment' ? speed || 1 : speed);
  const left = waiting.reduce((sum, beat) => sum + own(beat), own(shown));
  const behind = Math.min(1, (asked ? HURRY : PATIENCE) / Math.max(1, left));
  if (shown.kind === 'outcome') return own(shown); // what all were waiting for is to be read
  const preparing = beforeReveal.has(shown.kind) && waiting.some(({ kind }) => kind === 'shuffle');
  return (preparing ? Math.min(own(shown), PREPARING) : own(shown)) * behind;
}

/** So many cards turn at full length; of more, each is briefer. */
const CARDS_IN_FULL = 9;

function shareOf({ kind, scene: { check } }: Beat): number {
  if (kind !== 'turn' || !check) return 1;
  return Math.min(1, CARDS_IN_FULL / (check.cards.length + check.pile));
}
