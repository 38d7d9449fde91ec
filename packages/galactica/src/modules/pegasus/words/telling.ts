/** Who tells of what happens with it. */
import type { Telling } from '../../../words/telling.ts';
import type { PegasusEvents } from '../events.ts';

export const pegasusTelling = {
  'engine-room-ready': { log: 'turns' },
  'pegasus-destroyed': { log: 'fights', tone: 'bad', moment: 'alarm', fight: 'loss', mark: 'loss', point: 'disaster' },
} as const satisfies Telling<PegasusEvents>;
