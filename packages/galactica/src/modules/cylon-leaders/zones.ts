/** Where the aims of Cylon Leaders lie: face down before them, turned up, and what is left of the decks. */
import { facedownZones, faceupZones, secretZone } from '../../core/state/zones.ts';

export const motiveZones = {
  deck: secretZone('motive-deck'),
  facedown: facedownZones('motives'),
  faceup: faceupZones('motives-faceup'),
} as const;

export const agendaZones = {
  hostile: secretZone('hostile-agendas'),
  sympathetic: secretZone('sympathetic-agendas'),
  /** Before a leader, face down until the game is over. */
  held: facedownZones('agenda'),
} as const;
