/** The game's words, as types: what a rule may name. */

export const resources = ['fuel', 'food', 'morale', 'population'] as const;
export type Resource = (typeof resources)[number];

export const skillTypes = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'] as const;
export type SkillType = (typeof skillTypes)[number];

/** The space areas round Galactica, clockwise as drawn. */
export const areas = ['bow', 'starboard-bow', 'starboard-stern', 'stern', 'port-stern', 'port-bow'] as const;
export type Area = (typeof areas)[number];
/** The areas with a viper launch icon. */
export const launchAreas = ['port-stern', 'port-bow'] as const satisfies readonly Area[];

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
export const pegasusLocations = ['pegasus-cic', 'airlock', 'main-batteries', 'engine-room'] as const;
export const colonialOneLocations = ['press-room', 'presidents-office', 'administration', 'quorum-chamber'] as const;
/** The Resurrection Ship becomes the Hub Destroyed when its overlay is turned over. */
export const cylonLocations = [
  'caprica',
  'cylon-fleet',
  'human-fleet',
  'resurrection-ship',
  'hub-destroyed',
  'basestar-bridge',
] as const;
export const locationIds = [
  ...galacticaLocations,
  ...pegasusLocations,
  ...colonialOneLocations,
  ...cylonLocations,
] as const;
export type LocationId = (typeof locationIds)[number];
export type Board = 'galactica' | 'pegasus' | 'colonial-one' | 'cylon-locations' | 'cylon-fleet-board';

/** Where a character can be: a location, piloting a ship, or beside the board. */
export const places = ['off-board', 'space', ...locationIds] as const;
export type Place = (typeof places)[number];

export const galacticaDamage = [
  'admirals-quarters',
  'armory',
  'command',
  'ftl-control',
  'hangar-deck',
  'weapons-control',
] as const satisfies readonly LocationId[];
export const pegasusDamage = [...pegasusLocations] as const satisfies readonly LocationId[];
export type DamageableLocation = (typeof galacticaDamage)[number] | (typeof pegasusDamage)[number];

/** Ships that vipers' rules speak of. */
export const viperKinds = ['viper', 'mark-vii', 'assault-raptor'] as const;
export type ViperKind = (typeof viperKinds)[number];

export const basestarTokens = ['critical', 'hangar', 'weapons', 'structural'] as const;
export type BasestarToken = (typeof basestarTokens)[number];

export const titles = ['president', 'admiral', 'cag'] as const;
export type Title = (typeof titles)[number];

/** What stands at the foot of a crisis, and what an effect can activate. */
export const activationIcons = ['raiders', 'launch', 'heavy', 'basestars'] as const;
export type ActivationIcon = (typeof activationIcons)[number];

export const expansionSets = ['base', 'pegasus', 'exodus', 'daybreak'] as const;
export type ExpansionSet = (typeof expansionSets)[number];

export const turnSteps = [
  'setup',
  'receive-skills',
  'movement',
  'action',
  'crisis',
  'activate-cylon-ships',
  'prepare-for-jump',
  'discard',
] as const;
export type TurnStep = (typeof turnSteps)[number];

export const endings = [
  'objective',
  'resources',
  'centurions',
  'galactica-destroyed',
  'no-character-left',
  'resources-at-final-jump',
  'personal-goals',
] as const;
export type Ending = (typeof endings)[number];
export type Side = 'humans' | 'cylons';

export type CharacterType = 'political-leader' | 'military-leader' | 'pilot' | 'support' | 'cylon-leader';
