/** The way to the next jump: who tells of it. */
import type { JumpEvents } from '../../core/vocabulary/jump-events.ts';
import type { Telling } from '../telling.ts';

export const jumpTelling = {
  'destination-reached': { log: 'turns', tone: 'good', moment: 'jump' },
  'destinations-drawn': { log: 'cards' },
  'fleet-marker-moved': { log: 'turns', stage: 'follows' },
  'jump-begins': { log: 'turns', moment: 'jump' },
  jumped: { log: 'turns', tone: 'good', untold: true, cue: 'jump', mark: 'jump', point: 'jump', board: 'shows' },
  'next-jump-wins': { log: 'turns' },
} as const satisfies Telling<JumpEvents>;
