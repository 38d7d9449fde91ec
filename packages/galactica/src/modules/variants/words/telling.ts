/** Who tells of what happens in the variants. */
import type { Telling } from '../../../words/telling.ts';
import type { VariantEvents } from '../events.ts';

export const variantTelling = {
  'assist-chosen': { log: 'turns' },
  'assist-dealt': { log: 'cards' },
  'assist-turned-up': { log: 'cards', moment: 'calm' },
  'assist-gone': { log: 'turns', tone: 'bad', moment: 'alarm', mark: 'reveal', point: 'reveal' },
  'assist-looked-at': { log: 'cards', stage: 'follows' },
  'assist-shown': { log: 'cards' },
} as const satisfies Telling<VariantEvents>;
