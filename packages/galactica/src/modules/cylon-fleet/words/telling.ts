/** Who tells of what happens with it. */
import type { Telling } from '../../../words/telling.ts';
import type { CylonFleetEvents } from '../events.ts';

export const cylonFleetTelling = {
  'auto-attack': { log: 'fights', tone: 'bad', fight: 'opens' },
  'cylon-ship-left-out': { log: 'fights', fight: 'deed' },
  'cylon-ships-left-behind': { log: 'fights' },
  'cylon-ships-placed': { log: 'fights', stage: 'follows', fight: 'deed', begins: 'arrival' },
  'fleet-arrived': { log: 'fights', fight: 'deed', begins: 'arrival' },
  'fleet-board-placed': { log: 'fights', tone: 'quiet', fight: 'deed', begins: 'arrival' },
  'pursuit-advanced': { log: 'turns', tone: 'bad', stage: 'follows', fight: 'loss' },
} as const satisfies Telling<CylonFleetEvents>;
