/** Every sound there is, as a few tones and bursts of noise: no files. Seconds, hertz, and loudness from 0 to 1. */
export interface Voice {
  /** What swings; `noise` is a rush, coloured by its pitch. */
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly to?: number;
  readonly loud: number;
}

const tone = (pitch: number, at: number, lasts: number, loud = 0.3): Voice => ({
  wave: 'sine',
  at,
  lasts,
  pitch,
  loud,
});
const click = (at: number, pitch: number): Voice => ({ wave: 'noise', at, lasts: 0.035, pitch, loud: 0.5 });
const siren = (at: number): Voice => ({ wave: 'triangle', at, lasts: 0.42, pitch: 392, to: 330, loud: 0.35 });

export const cues = {
  /** It is the viewer's turn to answer. */
  asked: [tone(659, 0, 0.16), tone(988, 0.13, 0.34)],
  card: [click(0, 2_600), { wave: 'triangle', at: 0.01, lasts: 0.07, pitch: 220, to: 140, loud: 0.25 }],
  die: [click(0, 3_200), click(0.07, 2_700), click(0.13, 3_000), click(0.24, 2_200)],
  hit: [
    { wave: 'noise', at: 0, lasts: 0.5, pitch: 420, loud: 0.6 },
    { wave: 'sine', at: 0, lasts: 0.4, pitch: 95, to: 40, loud: 0.6 },
  ],
  jump: [
    { wave: 'sine', at: 0, lasts: 0.7, pitch: 90, to: 880, loud: 0.3 },
    { wave: 'noise', at: 0.62, lasts: 0.45, pitch: 1_600, loud: 0.35 },
  ],
  alarm: [siren(0), siren(0.5), siren(1)],
  passed: [tone(523, 0, 0.18), tone(659, 0.1, 0.18), tone(784, 0.2, 0.4)],
  failed: [tone(311, 0, 0.28), tone(233, 0.2, 0.5)],
  chat: [tone(880, 0, 0.07, 0.18), tone(1_175, 0.07, 0.1, 0.18)],
} as const satisfies Readonly<Record<string, readonly Voice[]>>;

export type CueName = keyof typeof cues;
