/** A turn, and what players do in it: who tells of it. */
import type { TurnEvents } from '../../core/vocabulary/turn-events.ts';
import type { Telling } from '../telling.ts';

export const turnTelling = {
  'ability-used': { log: 'turns' },
  'changing-ship': { log: 'turns', untold: true },
  'character-chosen': { log: 'turns' },
  'character-moved': { log: 'turns', stage: 'follows', fight: 'follows', board: 'shows' },
  'character-placed': { log: 'turns', board: 'shows' },
  'first-player': { log: 'turns' },
  'game-over': { log: 'turns', mark: 'end', point: 'end' },
  'location-activated': { log: 'turns' },
  'loyalty-shown': { log: 'cards' },
  'overlay-flipped': { log: 'turns' },
  responded: { log: 'cards', stage: 'notes' },
  step: { log: 'turns', tone: 'quiet', untold: true },
  'title-used': { log: 'cards' },
  'turn-began': { log: 'turns', tone: 'turn', untold: true, mark: 'turn' },
  'turn-ended': { log: 'turns', tone: 'quiet', untold: true },
} as const satisfies Telling<TurnEvents>;
