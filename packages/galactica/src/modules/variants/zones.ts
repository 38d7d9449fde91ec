/** Where the loyalty cards of the assist character lie. */
import { deckZone, openZone } from '../../core/state/zones.ts';

export const assistZones = {
  /** Known to nobody, the player not excepted; the top one is turned up next. */
  facedown: deckZone('assist-loyalty'),
  faceup: openZone('assist-loyalty-faceup'),
} as const;
