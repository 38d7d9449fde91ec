/** Who tells of what happens with it. */
import type { Telling } from '../../../words/telling.ts';
import type { AttackCardEvents } from '../events.ts';

export const attackCardTelling = {
  'attack-special': { log: 'fights' },
  'left-play': { log: 'cards' },
  'scar-arrived': { log: 'fights', fight: 'deed', begins: 'arrival' },
  'shuffled-into-crisis-deck': { log: 'turns' },
} as const satisfies Telling<AttackCardEvents>;
