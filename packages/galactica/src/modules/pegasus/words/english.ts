/** What happens with it, line by line. */

import type { Tellers } from '../../../words/telling.ts';
import type { PegasusEvents } from '../events.ts';

export const pegasusEvents: Tellers<PegasusEvents> = {
  'engine-room-ready': (e, n) => n.does(e.seat, 'ready', 'the engine room'),
  'pegasus-destroyed': () => 'Pegasus is destroyed',
};
