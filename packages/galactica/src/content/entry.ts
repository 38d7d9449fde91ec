/** The printed components as entries: facts, text and play in one place. */
import type { Rules, Seat } from '@ragtag/kernel';
import type { CheckSpec, Effect } from '../effects/effect.ts';
import type { Hooks } from '../rules/hooks.ts';
import type { Responses } from '../rules/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import type {
  ActivationIcon,
  Area,
  Board,
  CharacterType,
  ExpansionSet,
  LocationId,
  Resource,
  SkillType,
  Title,
} from '../state/terms.ts';
import type { Phrase } from '../text/phrase.ts';

/** Which option of the rules a card belongs to, where it belongs to one. */
export type CardOption = 'cylon-attack' | 'cylon-fleet' | 'conflicted-loyalties';

interface Printed {
  readonly name: string;
  readonly set: ExpansionSet;
  readonly count: number;
  readonly variant?: string;
  readonly option?: CardOption;
  /** Stays in the box when all sets are combined: another set replaces it. */
  readonly unusedInCombined?: boolean;
  /** What its responses, hooks and the like do: all that no effect of the entry says. */
  readonly text?: Phrase;
}

export type Chooser = 'current' | 'president' | 'admiral' | 'cag';

export interface AttackSpec {
  readonly activate: readonly ActivationIcon[];
  readonly setup: Partial<
    Record<Area, Partial<Record<'basestar' | 'raider' | 'heavy-raider' | 'viper' | 'civilian', number>>>
  >;
  readonly special: {
    readonly name: string;
    readonly effect: Effect /** Stays in play with these hooks until... */;
    readonly stays?: { readonly until: 'jump' | 'special'; readonly hooks: Hooks };
  };
}

export interface CrisisEntry extends Printed {
  readonly deck: 'crisis' | 'super-crisis';
  readonly kind: 'check' | 'check-or' | 'choice' | 'event' | 'attack';
  readonly chooser?: Chooser;
  readonly check?: CheckSpec;
  /** The alternative of a `check-or`. */
  readonly otherwise?: Effect;
  /** The two options of a `choice`; one that is `barred` may not be taken. */
  readonly options?: readonly [Effect, Effect];
  readonly event?: Effect;
  readonly attack?: AttackSpec;
  readonly activation: readonly ActivationIcon[];
  readonly jump: boolean;
  readonly distance?: number;
  /** In force while the card is in play. */
  readonly hooks?: Hooks;
}

/** A skill card of one name; its strengths are in `copies`. One face is one name at one strength. */
export interface SkillEntry extends Printed {
  readonly deck: 'skill';
  readonly type: SkillType;
  /** Strength -> number of cards. */
  readonly copies: Readonly<Record<number, number>>;
  readonly action?: Effect;
  readonly movement?: Effect;
  readonly responses?: Responses;
  /** Resolved when the card is in a check. */
  readonly checkAbility?: Effect;
  /** The check ability is resolved in reckless checks only. BG-TURNREF-02 */
  readonly onlyReckless?: boolean;
  /** Makes a check reckless when played before it. */
  readonly reckless?: boolean;
  readonly mutinyOnDiscard?: boolean;
  /** Its action, Movement ability and responses are for Cylon players, and for nobody else. BG-TURNREF-13..15 */
  readonly forCylons?: boolean;
}

export interface QuorumEntry extends Printed {
  readonly deck: 'quorum';
  readonly action: Effect;
  /** Discarded as its text begins, or kept in play; from there its action may put it before a player. */
  readonly after: 'discard' | 'kept';
  /** Who decides about its responses once it lies before a player: that player, unless it says the President. */
  readonly usedBy?: 'president';
  readonly responses?: Responses;
  readonly hooks?: Hooks;
}

export interface MutinyEntry extends Printed {
  readonly deck: 'mutiny';
  readonly action: Effect;
  readonly after: 'discard' | 'remove';
}

export interface DestinationEntry extends Printed {
  readonly deck: 'destination';
  readonly distance: number;
  readonly effect: Effect;
}

export interface LoyaltyEntry extends Printed {
  readonly deck: 'loyalty';
  readonly id: string;
  readonly kind:
    | 'not-cylon'
    | 'cylon'
    | 'personal-goal'
    | 'final-five'
    | 'mutineer'
    | 'sympathizer'
    | 'sympathetic-cylon';
  /** A Cylon card's effect when it is revealed as an action; `afterDiscard` comes after discarding down to three. */
  readonly reveal?: Effect;
  readonly afterDiscard?: Effect;
  /** A personal goal: may be revealed while `goal.possible` holds; `goal.run` pays what it asks for. */
  readonly goal?: Effect;
  /** What an unrevealed personal goal costs at the end. */
  readonly loss?: { readonly resource: Resource; readonly n: number };
  /** Final Five: when looked at (`chosen` is the one who looked), and when its owner is executed. */
  readonly examined?: Effect;
  readonly executed?: Effect;
}

export interface CivilianEntry extends Printed {
  readonly deck: 'civilian';
  readonly loss: Partial<Record<Resource, number>>;
}

/** Everything that is a card or hidden token with a face. */
export type FaceEntry =
  | CrisisEntry
  | SkillEntry
  | QuorumEntry
  | MutinyEntry
  | DestinationEntry
  | LoyaltyEntry
  | CivilianEntry;

/** One ability of a character sheet. */
export interface Ability {
  readonly name: string;
  readonly kind: 'positive' | 'miracle' | 'negative';
  readonly text: Phrase;
  readonly action?: Effect;
  readonly responses?: Responses;
  readonly hooks?: Hooks;
}

export interface CharacterEntry {
  readonly id: string;
  readonly name: string;
  readonly version?: string;
  /** The id shared by both versions of a character that exclude each other. */
  readonly alternateOf?: string;
  readonly set: ExpansionSet;
  readonly type: CharacterType;
  readonly skills: readonly { readonly n: number; readonly of: readonly SkillType[] }[];
  readonly canPilot: boolean;
  /** Where it starts: a location, or a procedure of its own. */
  readonly start: LocationId | ((g: Galactica, seat: Seat) => Rules<void>);
  readonly setupText: string;
  readonly abilities: readonly Ability[];
  /** Place in each line of succession, 1 first. */
  readonly succession: Readonly<Record<Title, number>>;
}

export interface LocationAction {
  readonly effect: Effect;
}

export interface LocationEntry {
  readonly id: LocationId;
  readonly name: string;
  readonly set: ExpansionSet;
  readonly board: Board;
  readonly side: 'human' | 'cylon';
  readonly hazardous: boolean;
  readonly damageable: boolean;
  readonly ongoing?: Phrase;
  readonly actions: readonly LocationAction[];
}

export interface TitleEntry {
  readonly title: Title;
  readonly name: string;
  readonly set: ExpansionSet;
  readonly option?: CardOption;
  /** Actions its holder may take. */
  readonly actions: readonly { readonly name: string; readonly effect: Effect }[];
}

/** All components a game is set up from. Rules read them through `g.content`; only `content/` makes them. */
export interface Content {
  /** By face number; a skill card's strength is in `strengths`. */
  readonly faces: readonly FaceEntry[];
  readonly strengths: readonly number[];
  /** How many of each face are in the box, those of options not in use left out. */
  readonly counts: readonly number[];
  /** How many cards that makes. */
  readonly cardCount: number;
  readonly characters: readonly CharacterEntry[];
  readonly locations: Readonly<Record<LocationId, LocationEntry>>;
  /** Those in the game: there is not always a CAG. */
  readonly titles: Readonly<Partial<Record<Title, TitleEntry>>>;
  /** What house rules change, where the game was set up with some. */
  readonly houseRules: readonly Hooks[];
}
