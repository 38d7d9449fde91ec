/**
 * What a game is to those who host it: the server, the command line, the checks. A game registers once; whoever hosts it
 * names no game. All but the rules may be left out: `hosted` fills in what says nothing.
 */
import type { Answer, Decision, Plain } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Seat } from './seats.ts';
import { plainWording, type Wording } from './wording.ts';

export { howMany, inOneLine, inWords, type Wording } from './wording.ts';

/** A game with its types closed over: a table is made, played and shown by the same game, so they always fit. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** What was asked for, before the game itself has checked it. */
export type Wanted = { readonly [key: string]: Plain };

export type NameOf = (seat: number) => string;

/** What a game says of itself. */
export interface Registration<G, C = unknown> {
  /** As people call it. */
  readonly title: string;
  /** Raised with everything that older code could not play on; left out, the version of its rules. */
  readonly revision?: number;
  /** Where an option is not given. */
  readonly defaults?: object;
  readonly setup?: Partial<Setup>;
  /** What it says where there is no page. */
  readonly wording?: Wording;
  /** What everybody may see, for a forum post. */
  post?(view: Plain, nameOf: NameOf): readonly Block[];
  /** How it ended, from what everybody sees then; null before that. */
  result?(view: Plain): GameResult | null;
  /** How it is shown again and what it was about. */
  readonly storyteller?: Storyteller;
  readonly talk?: Partial<Talk<G>>;
  readonly reference?: Partial<Reference>;
  /** Every component as data, with its text in our words. */
  catalog?(): readonly CatalogEntry[];
  /** Where players bring decks of their own. */
  readonly decks?: Decks<C>;
  readonly checks?: Partial<Checks<G>>;
  /** What nobody has to be asked; null leaves it to the player. */
  obvious?(asked: Decision, look: () => Plain, below: (bound: number) => number): Obvious | null;
  /** The kinds of artificial players that know it, the usual one first; left out, only those who know no game. */
  readonly players?: readonly [string, ...string[]];
}

/** A game as it is hosted: nothing left out, its types closed over. */
export interface HostedGame {
  readonly game: AnyGame;
  readonly title: string;
  /** What it knows of: journals name the revision they were written with. */
  readonly revision: number;
  /** A configuration from what was asked for, the rest as by default; throws ConfigurationError. */
  configure(wanted: Wanted): unknown;
  readonly setup: Setup;
  readonly wording: Wording;
  post(view: Plain, nameOf: NameOf): readonly Block[];
  result(view: Plain): GameResult | null;
  readonly storyteller: Storyteller;
  readonly talk: Talk<unknown>;
  readonly reference: Reference;
  catalog(): readonly CatalogEntry[];
  /** Null where nobody brings a deck. */
  readonly decks: Decks | null;
  obvious(asked: Decision, look: () => Plain, below: (bound: number) => number): Obvious | null;
  readonly checks: Checks<unknown>;
  readonly players: readonly [string, ...string[]];
}

/** By name. */
export type HostedGames = Readonly<Record<string, HostedGame>>;

/**
 * An answer that is given for whoever is asked, and why: it is the only one, all are the same, or nothing would help. It must
 * tell nobody anything that it comes at once.
 */
export type Obvious = { readonly answer: Answer; readonly why: 'only' | 'same' | 'hopeless' };

export type GameResult = {
  readonly winner: string;
  readonly turns: number;
  /** The seats that have won, where everybody plays for themselves. */
  readonly winners?: readonly number[];
};

/** Decks that players build and bring to the table, as plain text. What is in them is nobody else's business. */
export interface Decks<C = unknown> {
  /** By name, in the form in which decks are written. */
  readonly readyMade: Readonly<Record<string, string>>;
  /** Reads a deck of unknown origin, or a ready-made one by its name, for a game so configured or for any. */
  check(text: string, configuration?: C): DeckReport;
  /** The configuration in which every seat plays its deck; null leaves it to chance: `below(n)` gives a whole number under n. */
  brought(configuration: C, decks: readonly (string | null)[], below: (bound: number) => number): C;
  /** What the decks are called that a game is played with, seat by seat. */
  names(configuration: C): readonly string[];
  /** What everybody may know of a configuration. */
  shown(configuration: C): Plain;
}

export interface DeckReport {
  readonly name: string;
  readonly cards: number;
  /** What is wrong with it, one by one; nothing if it may be played. */
  readonly problems: readonly string[];
  /** The deck as it is written. */
  readonly text: string;
}

/** What can be chosen when a game is created. */
export interface Setup {
  readonly options: readonly ExplainedChoice[];
  /** For every kind of window, what standing orders can say to use, and what they can wait for. */
  orders(): readonly OrderChoice[];
  /** What else the game's own page needs to set one up. */
  details(): object;
  /** What may be chosen next where the choices of an option depend on each other, and these have been made; with what else is wanted. */
  next(option: string, chosen: readonly string[], wanted: Wanted): NextChoice;
  /** Fills in what is left to chance: `below(n)` gives a whole number under n. */
  complete(wanted: Wanted, below: (bound: number) => number): Wanted;
}

export interface NextChoice {
  /** As many of those that have been chosen as go together: all, unless something else was chosen meanwhile. */
  readonly kept: readonly string[];
  /** After these. */
  readonly next: readonly string[];
  /** What else there is to choose, but not now, each with the rule that says so. */
  readonly closed: Readonly<Record<string, string>>;
}

/** One choice in words a client can show. */
export interface ExplainedChoice {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** What it is about: options of one group are shown together. */
  readonly group: string;
  readonly default: number | boolean | string | null;
  /** What a page has chosen at first, where that is something else than what holds when nothing is said. */
  readonly suggested?: number | boolean | string;
  readonly values: ChoiceValues;
  /** Only while another choice has this value, or one of these. */
  readonly needs?: { readonly name: string; readonly value: boolean | string | readonly string[] };
  /** Not while another choice has this value, by this rule. */
  readonly excludedBy?: readonly { readonly name: string; readonly value: boolean | number; readonly rule?: string }[];
  /** The numbered rules it stands on. */
  readonly rules?: readonly string[];
  /** Not in the rulebook: shown as such. */
  readonly houseRule?: true;
}

export type ChoiceValues =
  | { readonly kind: 'yes-no' }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly unit?: string;
      /** More than this only while another choice has this value. */
      readonly beyond?: {
        readonly above: number;
        readonly needs: NonNullable<ExplainedChoice['needs']>;
        readonly rules: readonly string[];
      };
    }
  | {
      readonly kind: 'one-of';
      readonly options: readonly { readonly value: string; readonly label: string; readonly text: string }[];
    }
  /** Null: everybody chooses in turn; 'random'; or a list of ids, the first player first. */
  | { readonly kind: 'characters' };

/** What standing orders can say in one kind of window. */
export interface OrderChoice {
  readonly window: string;
  /** Names of cards and abilities an order can say to use; passing is always possible. */
  readonly use: readonly string[];
  /** The fields of the option that each of these stands for; `{ type: 'respond', name }` where it does not say. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly only: readonly OrderCondition[];
}

/** In a path, `me` stands for the seat that gives the order. */
export interface OrderCondition {
  readonly name: string;
  readonly in: 'view' | 'context';
  readonly path: readonly string[];
  readonly is: 'equal' | 'least' | 'most' | 'among';
  readonly values:
    | { readonly kind: 'one-of'; readonly of: readonly (string | number)[] }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    /** The seat that gives the order, and no other. */
    | { readonly kind: 'me' };
}

/** What a post for a forum is made of. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** What a game has to say to be shown again and told of. */
export interface Storyteller {
  /** As much of a view as a replay shows. */
  shown(view: Plain): Plain;
  /** The number of the turn a view is of. */
  turn(view: Plain): number;
  /** What the event is on a timeline; null for most. */
  mark(event: GameEvent): string | null;
  /** Begins to follow one game that is over, with all faces up. */
  chronicle(): Chronicle;
}

/** Follows a game to its end and tells what it was about. */
export interface Chronicle {
  answered(asked: Decision, answer: Answer): void;
  /** An event, in which step of the replay it is, and everything there was to see at that moment. */
  saw(event: GameEvent, step: number, view: Plain): void;
  /** Null where there is nothing to tell. */
  tell(view: Plain): object | null;
}

/** Talk at the table in the game's own phrases, and what may not be said there. */
export interface Talk<G> {
  /** What a player may say now at a click. `asked` is what somebody has just asked for. */
  signals(state: G, seat: Seat, asked: string | null, nameOf: NameOf): readonly Signal[];
  /** What a signal asks the others for, if it does. */
  askedFor(signal: string): string | null;
  /** What somebody's own words seem to give away against the rules of secrecy; null if nothing. */
  givenAway(message: string): string | null;
}

export interface Signal {
  readonly signal: string;
  /** What it is about: those about the same are offered together, under these words. */
  readonly about: string;
  readonly text: string;
}

/** The game to look things up in: what anybody may know of it. */
export interface Reference {
  /** The package that has its numbered rules, in a folder `rules`; null if they are nowhere. */
  readonly package: string | null;
  /** The parts of its rulebook in order, each with the chapters in it, by the middle of a rule's id. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Every card and other component, in the order they are listed. */
  cards(): readonly ReferenceCard[];
  /** Every moment when players may interrupt, in the order of a turn. */
  windows(): readonly object[];
}

/** A component. A game's own may say more of it. */
export interface ReferenceCard {
  /** Good for an address: no two have the same. */
  readonly key: string;
  readonly deck: string;
  readonly name: string;
  readonly set: string;
  /** How many of it there are. */
  readonly count: number;
  /** What it says, line by line. */
  readonly lines: readonly string[];
}

/** A component as data. */
export interface CatalogEntry {
  readonly deck: string;
  readonly name: string;
  readonly set: string;
  readonly text: string;
}

/** What has to hold of a game before a change to it lands. */
export interface Checks<G> {
  /** Every kind of game random players must be able to finish. */
  variety(): readonly Wanted[];
  /** How a finished game ended, from its state. */
  outcome(state: G): Outcome;
  /** What it is measured with, and what the figures should reach. */
  readonly figures: Figures;
  /** No question may ever have more options than this. */
  readonly mostOptions: number;
}

/** By the names that `bench` gives its figures. */
export interface Figures {
  readonly wanted: Wanted;
  /** Kinds of games measured side by side in one run: what an answer costs in each. */
  readonly sideBySide?: readonly { readonly name: string; readonly what: string; readonly wanted: Wanted }[];
  readonly least: Readonly<Record<string, number>>;
  readonly most: Readonly<Record<string, number>>;
}

export interface Outcome {
  readonly side: string;
  /** The seats that won, where those can be told apart. */
  readonly winners?: readonly number[];
  readonly reason: string;
  readonly turns: number;
}

/** Of games that have nothing to tell. */
export const silent: Storyteller = {
  shown: (view) => view,
  turn: () => 0,
  mark: () => null,
  chronicle: () => ({ answered: () => undefined, saw: () => undefined, tell: () => null }),
};

/** Closes a game's types over, and fills in what it leaves out. */
export function hosted<C, F, G>(game: Game<C, F, G>, said: Registration<G, C>): HostedGame {
  const { defaults = {}, setup = {}, talk = {}, reference = {}, checks = {} } = said;
  const { signals = () => [] } = talk;
  const { outcome = () => ({ side: 'nobody', reason: 'over', turns: 0 }) } = checks;
  return {
    game: game as unknown as AnyGame, // see AnyGame
    title: said.title,
    revision: said.revision ?? game.version,
    configure: (wanted) => game.configure({ ...defaults, ...wanted }),
    setup: {
      options: [],
      orders: () => [],
      details: () => ({}),
      next: () => ({ kept: [], next: [], closed: {} }),
      complete: (wanted) => wanted,
      ...setup,
    },
    wording: said.wording ?? plainWording,
    post: said.post ?? (() => []),
    result: said.result ?? (() => null),
    storyteller: said.storyteller ?? silent,
    talk: {
      askedFor: () => null,
      givenAway: () => null,
      ...talk,
      signals: (state, ...rest) => signals(state as G, ...rest), // the state of a table of this game
    },
    reference: { package: null, parts: {}, cards: () => [], windows: () => [], ...reference },
    catalog: said.catalog ?? (() => []),
    decks: (said.decks as Decks | undefined) ?? null, // for configurations of this game
    obvious: said.obvious ?? (() => null),
    players: said.players ?? ['random'],
    checks: {
      variety: () => [{}],
      figures: { wanted: {}, least: {}, most: {} },
      mostOptions: Number.POSITIVE_INFINITY,
      ...checks,
      outcome: (state) => outcome(state as G),
    }, // as above
  };
}

/** Games by their names. */
export function registry(...games: readonly HostedGame[]): HostedGames {
  // Nothing is found under names that every object knows.
  return Object.assign(Object.create(null), Object.fromEntries(games.map((hosted) => [hosted.game.name, hosted])));
}
