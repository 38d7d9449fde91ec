/** The printed components as entries: facts, text and play in one place. */
import type { Card, Guard, Plain, Rules, Seat, Zone } from '@ragtag/kernel';
import type { CheckSpec, Effect } from '../effects/effect.ts';
import type { Hooks } from '../engine/hooks.ts';
import type { InCheck } from '../engine/modifiers.ts';
import type { Moment } from '../engine/moments.ts';
import type { Source, Standing } from '../engine/sources.ts';
import type { Responses, WindowName } from '../engine/windows.ts';
import type { Casting } from '../setup/character-types.ts';
import type { LoyaltyCounts } from '../setup/loyalty-deck.ts';
import type { OptionName } from '../setup/options.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Dials, Pieces } from '../state/pieces.ts';
import type { CheckChange } from '../state/records.ts';
import type {
  ActivationIcon,
  Area,
  Board,
  CharacterType,
  ExpansionSet,
  LocationId,
  ObjectiveId,
  PhaseId,
  Resource,
  SkillType,
  Title,
} from '../state/terms.ts';
import type { TurnPart } from '../state/turn.ts';
import type { Phrase } from '../text/phrase.ts';
import type { DeckSpec } from './decks.ts';
import type { Dated } from './revision.ts';

/** The options of the rules that components can belong to: each module declares here which it provides. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface CardOptions {}
/** Which option of the rules a card belongs to, where it belongs to one. */
export type CardOption = keyof CardOptions;

export interface Printed extends Dated {
  readonly name: string;
  readonly set: ExpansionSet;
  readonly count: number;
  readonly variant?: string;
  readonly option?: CardOption;
  /** What its responses, hooks and the like do: all that no effect of the entry says. */
  readonly text?: Phrase;
  /** In force while it lies where cards are in force. */
  readonly hooks?: Hooks;
  /** From there; of a skill card, from the hand. */
  readonly responses?: Responses;
  /** What is printed on it besides, for whoever lists or draws it. */
  readonly facts?: { readonly [field: string]: Plain };
}

export type Chooser = 'current' | Title;

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
}

/** A skill card of one name; its strengths are in `copies`. One face is one name at one strength. */
export interface SkillEntry extends Printed {
  readonly deck: 'skill';
  readonly type: SkillType;
  /** Strength -> number of cards. */
  readonly copies: Readonly<Record<number, number>>;
  readonly action?: Effect;
  readonly movement?: Effect;
  /** Resolved when the card is in a check. */
  readonly checkAbility?: Effect;
  /** What it does later in a check it has modified. */
  readonly inCheck?: InCheck;
  /** The check ability is resolved only where the check has been changed like this. BG-TURNREF-02 */
  readonly onlyIn?: CheckChange;
  /** Carried out when its holder chooses to discard it, once per turn. BG-TREACHERY-04, BG-TREACHERY-08 */
  readonly onDiscard?: Effect;
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
}

export interface DestinationEntry extends Printed {
  readonly deck: 'destination';
  readonly distance: number;
  readonly effect: Effect;
  /** What its effect leaves for when the fleet marker has been reset. */
  readonly afterJump?: Effect;
}

/** What a loyalty card is, and where such cards are sorted: modules declare kinds of their own here. */
export interface LoyaltyKinds {
  'not-cylon': 'not-cylon';
  cylon: 'cylon';
}
/** How loyalty cards lie before the deck is made of them: apart is what takes effect at once. BG-LOYDECK-01, BG-LOYDECK-02 */
export type LoyaltyPile = 'cylon' | 'not-cylon' | 'apart';

/** How a player comes by a loyalty card that takes effect at once. */
export type Receipt = 'dealt' | 'sleeper-extra' | 'handed-on';

/** A loyalty card of each kind, sorted as its kind is. */
export type LoyaltyEntry = { readonly [K in keyof LoyaltyKinds]: LoyaltyCard<K, LoyaltyKinds[K]> }[keyof LoyaltyKinds];

type LoyaltyCard<Kind, Pile extends LoyaltyPile> = LoyaltyPrinted & {
  readonly kind: Kind;
  readonly pile: Pile;
} & (Pile extends 'apart' ? AtOnce : { readonly received?: undefined });

/** Joins the deck only where the table of players says so, and takes effect as soon as a human player has it. */
interface AtOnce {
  readonly received: (g: Galactica, seat: Seat, card: Card, how: Receipt) => Rules<void>;
}

interface LoyaltyPrinted extends Printed {
  readonly deck: 'loyalty';
  readonly id: string;
  /** A Cylon card's effect when it is revealed as an action; `afterDiscard` comes after discarding down to three. */
  readonly reveal?: Effect;
  readonly afterDiscard?: Effect;
  /** What a Cylon card does when it is turned up and nobody is there to choose: `you` is whom it would be aimed at. */
  readonly turnedUp?: Effect;
  /** A personal goal: may be revealed while `goal.possible` holds; `goal.run` pays what it asks for. */
  readonly goal?: Effect;
  /** What an unrevealed personal goal costs at the end. */
  readonly loss?: { readonly resource: Resource; readonly n: number };
  /** Final Five: when looked at (`chosen` is the one who looked), and when its owner is executed. */
  readonly examined?: Effect;
  readonly executed?: Effect;
  /** Where it goes when its owner is executed and proved human: among the discarded loyalty cards, unless said. */
  readonly whenExecuted?: 'removed' | 'kept';
}

export interface CivilianEntry extends Printed {
  readonly deck: 'civilian';
  readonly loss: Partial<Record<Resource, number>>;
}

/** What the cards of each deck are: modules declare their decks here. */
export interface FaceEntries {
  skill: SkillEntry;
  crisis: CrisisEntry;
  'super-crisis': CrisisEntry;
  destination: DestinationEntry;
  quorum: QuorumEntry;
  loyalty: LoyaltyEntry;
  civilian: CivilianEntry;
}
export type Deck = keyof FaceEntries;
/** Everything that is a card or hidden token with a face. */
export type FaceEntry = FaceEntries[Deck];

/** One ability of a character sheet. */
export interface Ability {
  readonly name: string;
  readonly kind: 'positive' | 'miracle' | 'negative';
  readonly text: Phrase;
  readonly action?: Effect;
  /** Used in place of moving. BG-CYTURN-05, BG-MOVEABILITY-01 */
  readonly movement?: Effect;
  readonly responses?: Responses;
  readonly hooks?: Hooks;
  /** What it does later in a check it has modified. */
  readonly inCheck?: InCheck;
  /** An option it adds to those of a crisis. BG-CLAR-20 */
  readonly crisisOption?: Effect;
}

/** A second sheet beside a player's own: its miracle ability may be used, with tokens that lie there. BG-VAR1P-10 */
export interface SheetBeside {
  /** Which character, as an index into the content's list. */
  readonly character: number;
  readonly miracle: number;
  setMiracle(tokens: number): void;
}

export interface CharacterEntry extends Dated {
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
  /** Place in each line of succession, 1 first; null for those who are in none. */
  readonly succession: Readonly<Record<Title, number>> | null;
  /** Which option of the rules it goes with, where it does. */
  readonly option?: CardOption;
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
  /** Where rules speak of the Brig they mean it, too. */
  readonly countsAs?: 'brig';
  readonly ongoing?: Phrase;
  readonly actions: readonly LocationAction[];
}

/** A board with its locations. */
export interface BoardEntry {
  readonly id: Board;
  /** Where its locations come among those of other boards, lowest first. */
  readonly place: number;
  /** Its damage tokens, and what follows when every location with one is damaged. BG-DAMAGE-06 */
  readonly damage?: {
    readonly tokens: readonly LocationId[];
    /** Resource tokens among them, which leave the game when drawn. BG-DAMAGE-09 */
    resources?(g: Galactica): readonly ('food' | 'fuel')[];
    /** At once, before anybody is moved. */
    gone?(g: Galactica): void;
    lost?(g: Galactica): Rules<void>;
  };
  /** Whether it is in the game still; absent: always. */
  inPlay?(g: Galactica): boolean;
  /** Whether this location of it can be used now, its board being in play; absent: always. */
  open?(g: Galactica, location: LocationId): boolean;
}

export interface TitleEntry extends Dated {
  readonly title: Title;
  readonly name: string;
  readonly set: ExpansionSet;
  readonly option?: CardOption;
  /** Actions its holder may take. */
  readonly actions: readonly { readonly name: string; readonly effect: Effect }[];
}

/** An Objective card: what happens as the fleet gets farther. BG-OBJECTIVE-01 */
export interface ObjectiveEntry {
  readonly id: ObjectiveId;
  readonly name: string;
  readonly set: ExpansionSet;
  readonly entries: readonly {
    /** Carried out once, as soon as the fleet has travelled so far. */
    readonly distance: number;
    done(g: Galactica): boolean;
    reached(g: Galactica): Rules<void>;
  }[];
  /** In force as long as this is the objective. */
  readonly rules?: readonly Standing[];
}

/** A step of the turn that a module adds. */
export interface Phase {
  readonly id: PhaseId;
  /** Comes right before this part, after those of modules before its own. */
  readonly before: TurnPart;
  /** Whether it comes in this player's turn; absent: in every turn. */
  comes?(g: Galactica, seat: Seat): boolean;
  play(g: Galactica, seat: Seat): Rules<void>;
  /** In force while it is played. */
  readonly rules?: readonly Standing[];
}

/** What the rules leave to the sets in use. */
export interface Variations {
  /** A Cylon player hands facedown loyalty cards on, when revealed and in the Sleeper Agent phase. BG-UNI-73, BG-UNI-74, BG-UNI-77 */
  readonly loyaltyHandedOn: boolean;
  /** A crisis that a Cylon player brings about can prepare the jump. BG-UNI-78, BG-UNI-79, BG-UNI-82 */
  readonly cylonCrisesJump: boolean;
  /** BG-TITLE-07, BG-UNI-86 */
  readonly quorumLimit: number;
  /** Nukes launched can be regained. BG-NUKE-04, BG-UNI-87 */
  readonly nukesRegained: boolean;
  /** In the Sleeper Agent phase a revealed Cylon is dealt one card, whatever the sheet would say. BG-SLEEPER-12, BG-TURNREF-35 */
  readonly sheetsForgotten: boolean;
  /** When loyalty cards are dealt first. BG-SETUP-49, BG-VAR2P-03, BG-COOP-02 */
  readonly loyaltyFrom: 'setup' | 'sleeper-phase' | 'never';
  /** A player in the Brig draws a crisis like any other. BG-TURN-05, BG-VAR1P-23, BG-COOP-08 */
  readonly crisisInBrig: boolean;
  /** Who is executed and proved human gets a new loyalty card for the old ones. BG-EXEC-16, BG-EXEC-25, BG-UNI-96, BG-UNI-97 */
  readonly loyaltyRenewed: boolean;
  /** Skill cards a revealed Cylon draws in a turn. BG-CYTURN-02, BG-UNI-46 */
  readonly cylonSkills: number;
  /** Miracle tokens say how often once-per-game abilities can be used; else it is once a player. BG-MIRACLE-01, BG-UNI-69 */
  readonly miracles: boolean;
}

/** Names of hands that modules give to players, for all to count: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface ModuleHands {}

/** A hand of cards of a module's own. */
export interface HandSpec {
  readonly name: keyof ModuleHands;
  zone(seat: Seat): Zone;
}

/** What modules show of themselves on the boards, for all to see: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface ModuleView {}

/** What modules tell a player of the player's own cards, and nobody else: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface OwnView {}

/** Those of the table, and those before the players. */
export interface Sources {
  readonly table: readonly Extract<Source, { on: 'table' }>[];
  readonly seats: readonly Extract<Source, { on: 'seats' }>[];
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
  /** Those in the game: some come with a set or an option. */
  readonly locations: Readonly<Partial<Record<LocationId, LocationEntry>>>;
  /** Those in the game, in their order. */
  readonly boards: readonly BoardEntry[];
  /** The locations in the game, board by board. */
  readonly locationIds: readonly LocationId[];
  /** Options that everybody at the table is shown. */
  readonly shownOptions: readonly OptionName[];
  /** Those in the game: some come with an option. */
  readonly titles: Readonly<Partial<Record<Title, TitleEntry>>>;
  readonly objective: ObjectiveEntry;
  readonly casting: Casting;
  readonly sheetsBeside: readonly ((g: Galactica, seat: Seat) => SheetBeside | null)[];
  readonly pieces: Pieces;
  /** What the game starts with. */
  readonly dials: Dials;
  readonly firstNukes: number;
  readonly variations: Variations;
  /** What is played before the first turn: the usual setup where no module has prepared a position. */
  readonly opening: ((g: Galactica) => Rules<void>) | null;
  /** What is true of modules at the quiet start of a turn. */
  readonly checks: readonly ((g: Galactica, broken: (what: string) => never) => void)[];
  /** What the loyalty deck starts with, by the number of players. */
  readonly loyaltyChart: Readonly<Record<number, LoyaltyCounts>>;
  /** The same where one of them is a Cylon Leader. */
  readonly leaderChart: Readonly<Record<number, LoyaltyCounts>>;
  /** The rules of modules, of the objective and of phases. */
  readonly rules: readonly Standing[];
  /** Where cards are in force. */
  readonly sources: Sources;
  readonly phases: readonly Phase[];
  /** Of all modules, in use or not: what is not has no cards. */
  readonly decks: readonly DeckSpec[];
  readonly hands: readonly HandSpec[];
  readonly titleIds: readonly Title[];
  /** Every moment to respond in, of all modules. */
  readonly moments: Readonly<Record<WindowName, Moment>>;
  /** Who may know what of which event, of all modules. */
  readonly guards: Readonly<Record<string, Guard>>;
  /** What modules show of themselves on the boards. */
  readonly shows: readonly ((g: Galactica) => Partial<ModuleView>)[];
  /** What modules tell a player alone. */
  readonly tells: readonly ((g: Galactica, seat: Seat) => Partial<OwnView> | null)[];
}
