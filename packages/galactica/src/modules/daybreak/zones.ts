/** Where mutiny cards lie. */
import { deckZone, discardZone, handZones } from '../../core/state/zones.ts';

export const mutinyZones = {
  deck: deckZone('mutiny-deck'),
  discard: discardZone('mutiny-discard'),
  hand: handZones('mutiny-hand'),
} as const;
