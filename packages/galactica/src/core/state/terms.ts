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

/** The locations of all boards: the module of each declares its name here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface Locations {}
export type LocationId = keyof Locations;

/** The boards: the module of each declares its name here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface Boards {}
export type Board = keyof Boards;

/** Where a character can be: a location, piloting a ship, or beside the board. */
export type Place = 'off-board' | 'space' | LocationId;

/** Ships that vipers' rules speak of. */
export const viperKinds = ['viper', 'mark-vii', 'assault-raptor'] as const;
export type ViperKind = (typeof viperKinds)[number];

export type CylonShip = 'raider' | 'heavy-raider' | 'basestar';

export const basestarTokens = ['critical', 'hangar', 'weapons', 'structural'] as const;
export type BasestarToken = (typeof basestarTokens)[number];

/** The titles: modules declare more of them here. */
export interface Titles extends Record<(typeof coreTitles)[number], true> {}
export const coreTitles = ['president', 'admiral'] as const;
export type Title = keyof Titles;

/** What stands at the foot of a crisis, and what an effect can activate. */
export const activationIcons = ['raiders', 'launch', 'heavy', 'basestars'] as const;
export type ActivationIcon = (typeof activationIcons)[number];

/** The boxes the game comes in: the module of each declares its name here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface ExpansionSets {}
export type ExpansionSet = keyof ExpansionSets;

/** The Objective cards: the module of each declares its name here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface Objectives {}
export type ObjectiveId = keyof Objectives;

/** Steps that modules add to the turn: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface Phases {}
export type PhaseId = keyof Phases;

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
export type TurnStep = (typeof turnSteps)[number] | PhaseId;

/** How a game can end: modules declare ways of their own here. */
export interface Endings extends Record<(typeof coreEndings)[number], true> {}
export const coreEndings = [
  'objective',
  'resources',
  'centurions',
  'no-character-left',
  'resources-at-final-jump',
] as const;
export type Ending = keyof Endings;
export type Side = 'humans' | 'cylons';

export type CharacterType = 'political-leader' | 'military-leader' | 'pilot' | 'support' | 'cylon-leader';
