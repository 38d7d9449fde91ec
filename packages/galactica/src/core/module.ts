/**
 * What a set, an objective or an option of the rules brings into a game, and what it takes out. Core knows modules only
 * as this: a set is a folder with one such object, and one line in the list of modules.
 */
import type { Fields, Guard, Rules, Seat } from '@ragtag/kernel';
import type { DeckSpec } from './content/decks.ts';
import type {
  BoardEntry,
  CardOption,
  CharacterEntry,
  FaceEntry,
  HandSpec,
  LocationEntry,
  ModuleView,
  ObjectiveEntry,
  OwnView,
  Phase,
  SheetBeside,
  TitleEntry,
  Variations,
} from './content/entry.ts';
import type { Dated } from './content/revision.ts';
import type { Source, Standing } from './engine/sources.ts';
import type { LoyaltyTable } from './setup/loyalty-deck.ts';
import type { Configuration, ModuleOption, OptionName } from './setup/options.ts';
import type { Galactica } from './state/galactica.ts';
import type { Dials, Pieces } from './state/pieces.ts';
import type { RollPurpose } from './state/records.ts';
import type { Board, Ending, ExpansionSet, Title } from './state/terms.ts';
import type { Windows } from './view/order-conditions.ts';

/** A printed component that another module may take out. */
export interface Component {
  readonly deck: FaceEntry['deck'] | 'location' | 'title' | 'character';
  readonly name: string;
  readonly set: ExpansionSet;
  /** Of a location. */
  readonly board?: Board;
  /** Of a skill card. */
  readonly type?: string;
}

export interface Module extends Pick<Dated, 'since'> {
  readonly name: string;
  /** Where its components, options and rules come among those of the others, lowest first. */
  readonly place: number;
  /** Whether a game set up like this plays with it. */
  inUse(configuration: Configuration): boolean;
  /** The box it is, if it is one. */
  readonly set?: ExpansionSet;
  /** The Objective card it brings. */
  readonly objective?: ObjectiveEntry;
  /** Yes-or-no questions that it adds to setting a game up. */
  readonly options?: readonly ModuleOption[];
  /** Fewer players than usual that it makes a game for. */
  readonly seats?: number;
  /** Options that do not go with it, each with the rule that says so. */
  readonly excludes?: Readonly<Partial<Record<OptionName, string>>>;
  /** Characters no player may choose with it, by id, each with the rule that says so. */
  readonly barred?: Readonly<Record<string, string>>;
  /** Characters that are chosen besides one for each player, whatever their type. */
  readonly beside?: number;
  /** A sheet as it counts with it. */
  sheet?(entry: CharacterEntry): CharacterEntry;
  /** A second sheet that a player may use abilities of. */
  sheetBeside?(g: Galactica, seat: Seat): SheetBeside | null;
  /** Nuke tokens the Admiral starts with. */
  readonly nukes?: number;
  /** Cards and hidden tokens. */
  readonly faces?: readonly FaceEntry[];
  /** Where the cards of decks lie that only it has. */
  readonly decks?: readonly DeckSpec[];
  /** Hands of such cards that players have. */
  readonly hands?: readonly HandSpec[];
  readonly boards?: readonly BoardEntry[];
  readonly locations?: readonly LocationEntry[];
  /** What it remembers for the whole game. */
  readonly cells?: Fields;
  /** What dice are rolled for with it, in the words of clients and standing orders. */
  readonly rollPurposes?: readonly RollPurpose[];
  /** Throws with `broken` if something of its own is true that never can be. */
  check?(g: Galactica, broken: (what: string) => never): void;
  readonly characters?: readonly CharacterEntry[];
  readonly titles?: readonly TitleEntry[];
  /** Titles that only it has: the cell that holds the seat is called so. */
  readonly titleIds?: readonly Title[];
  /** What it shows of itself on the boards. */
  shows?(g: Galactica): Partial<ModuleView>;
  /** What it tells a player alone: made of what all may see and of what that player holds. */
  tells?(g: Galactica, seat: Seat): Partial<OwnView> | null;
  /** What the game starts with, where the modules before it have it so. */
  dials?(dials: Dials, configuration: Configuration): Dials;
  /** How many there are of these with it, whatever other modules have. */
  readonly pieces?: Partial<Pieces>;
  /** What it settles that the rules leave to the sets in use. */
  readonly variations?: Partial<Variations>;
  /** A prepared position that the game starts from, in place of the usual setup. */
  opening?(g: Galactica): Rules<void>;
  /** What it says about how the loyalty deck is made. */
  readonly loyalty?: LoyaltyTable;
  /** Components of any module that say they go with this option are used while this module is. */
  readonly provides?: readonly CardOption[];
  /** Components of other modules that stay in the box while this one is used. */
  takesOut?(component: Component, configuration: Configuration): boolean;
  /** Rules of its own. */
  rules?(configuration: Configuration): readonly Standing[];
  /** Where cards are in force with it. */
  readonly sources?: readonly Source[];
  /** Steps it adds to the turn. */
  readonly phases?: readonly Phase[];
  /** Who may know what of the events that it adds. */
  readonly guards?: Readonly<Record<string, Guard>>;
  /** Moments to respond in that it opens. */
  readonly windows?: Windows;
  /** How a game can end with it. */
  readonly endings?: readonly Ending[];
}
