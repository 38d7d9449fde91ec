/** The boards of the base game and their locations. */

export const galacticaLocations = [
  'ftl-control',
  'weapons-control',
  'communications',
  'research-lab',
  'command',
  'admirals-quarters',
  'hangar-deck',
  'armory',
  'sickbay',
  'brig',
] as const;
export const colonialOneLocations = ['press-room', 'presidents-office', 'administration', 'quorum-chamber'] as const;
/** The Resurrection Ship becomes the Hub Destroyed when its overlay is turned over. */
export const cylonLocations = ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship', 'hub-destroyed'] as const;

export const galacticaDamage = [
  'admirals-quarters',
  'armory',
  'command',
  'ftl-control',
  'hangar-deck',
  'weapons-control',
] as const;
