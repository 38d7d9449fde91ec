/** What a game can be set up with, and what is usual. */
import { ConfigurationError } from '@ragtag/kernel';
import { type Dated, REVISION } from '../content/revision.ts';
import type { Module } from '../module.ts';
import type { ExpansionSet, ObjectiveId } from '../state/terms.ts';

/** The yes-or-no options of the modules: each module declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface Options {}
export type OptionName = keyof Options;

/** What a game can be set up with. The combined game with all sets is the game; these are its options. */
export interface Configuration extends Readonly<Options> {
  readonly players: number;
  /** The boxes it is played with. */
  readonly sets: readonly ExpansionSet[];
  readonly objective: ObjectiveId;
  /** Characters by id, first player first; null lets everybody choose in turn. */
  readonly characters: readonly string[] | null;
  /** The revision of the content it is set up from: the newest, for a new game. */
  readonly revision: number;
}

/** What options are about, for a screen that shows them together. */
export interface OptionGroups {
  players: true;
  fleet: true;
  loyalty: true;
}
export type OptionGroup = keyof OptionGroups;

interface Stated {
  readonly group: OptionGroup;
  /** The rules that say so. */
  readonly rules: readonly string[];
  /** Can only be chosen while another option has this value. */
  readonly needs?: { readonly name: OptionName; readonly value: boolean };
  /** Not in the rulebook. */
  readonly houseRule?: true;
}

/** Another choice that leaves no room for an option. */
export interface Excluding {
  readonly name: OptionName | 'players';
  readonly value: boolean | number;
  /** The rule that says so. */
  readonly rule: string;
}

/** A yes-or-no option that a module adds. */
export interface ModuleOption extends Stated, Dated {
  readonly name: OptionName;
  readonly default: boolean;
  /** Everybody at the table is shown it, for it says what lies there. */
  readonly shown?: true;
  /** A way to start that is not chosen among the options: whoever asks for it knows it by name. */
  readonly prepared?: true;
  /** The boxes it comes from: without any of them there is no such option. */
  readonly sets?: readonly ExpansionSet[];
  /** The boxes and options it does not go with. */
  readonly without?: readonly (ExpansionSet | OptionName)[];
  /** How many players it is for, where that matters. */
  readonly players?: readonly number[];
}

/** An option, and what can be chosen. */
export interface ListedOption extends Stated, Pick<ModuleOption, 'without' | 'players'> {
  readonly name: OptionName | 'players' | 'characters';
  /** Can't be chosen while another choice has this value. */
  readonly excludedBy?: readonly Excluding[];
  /** The boxes it comes from, where it is not in every game. */
  readonly sets?: readonly ExpansionSet[];
  readonly default: number | boolean | null;
  readonly values:
    | {
        readonly kind: 'number';
        readonly min: number;
        readonly max: number;
        /** More than this only while another option has this value. */
        readonly beyond?: {
          readonly above: number;
          readonly needs: NonNullable<Stated['needs']>;
          readonly rules: readonly string[];
        };
      }
    | { readonly kind: 'yes-no' }
    | { readonly kind: 'characters' };
}

export const DEFAULT_PLAYERS = 5;
/** Fewer are a variant. BG-VAR2P-01 */
export const FEWEST_PLAYERS = 3;

/** Everything as by default. */
export function defaultsOf(modules: readonly Module[]): Configuration {
  const rest = {
    players: DEFAULT_PLAYERS,
    sets: setsOf(modules),
    objective: objectivesOf(modules, setsOf(modules))[0] ?? noObjective(),
    characters: null,
    revision: REVISION,
  };
  return withOptions(modules, rest, (option) => option.default);
}

export function withOptions(
  modules: readonly Module[],
  rest: Omit<Configuration, OptionName>,
  value: (option: ModuleOption) => boolean,
): Configuration {
  const chosen = Object.fromEntries(optionsOf(modules).map((option) => [option.name, value(option)]));
  return { ...rest, ...(chosen as unknown as Options) }; // every option is declared by the module that adds it
}

export function setsOf(modules: readonly Module[]): ExpansionSet[] {
  return modules.flatMap(({ set }) => set ?? []);
}

/** The Objective cards of these boxes. BG-COMBINE-02 */
export function objectivesOf(modules: readonly Module[], sets: readonly ExpansionSet[]): ObjectiveId[] {
  return modules.flatMap(({ objective }) => (objective && sets.includes(objective.set) ? [objective.id] : []));
}

export function noObjective(): never {
  throw new ConfigurationError('there is no Objective card in these sets (BG-COMBINE-02)');
}

export function optionsOf(modules: readonly Module[]): readonly ModuleOption[] {
  return modules.flatMap(({ options = [] }) => options);
}
