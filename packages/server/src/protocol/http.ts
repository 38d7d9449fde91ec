/** What a client and the server say to each other over HTTP, under /api: all but the tables themselves. */
import type { Plain } from '@ragtag/kernel';
import type { DeckReport, ExplainedChoice, GameResult, NextChoice, OrderChoice } from '@ragtag/kernel/host';
import { z } from 'zod';
import type { ErrorCode } from './protocol.ts';

export type {
  ChoiceValues,
  DeckReport,
  ExplainedChoice,
  GameResult,
  OrderChoice,
  OrderCondition,
} from '@ragtag/kernel/host';
export type * from './reference.ts';

const text = (longest: number) => z.string().max(longest);
const name = text(200);
const password = text(1_000);
const plain: z.ZodType<Plain> = z.json();
const deckText = text(8_000);
/** A deck as text, or the name of a ready-made one; null leaves it to chance. */
const deck = deckText.nullable().default(null);
const deckName = z.string().trim().min(1).max(80);

/** The bodies of requests that have one, by path. */
export const requests = {
  '/guest': z.strictObject({ name }),
  '/sign-in': z.strictObject({ name, password }),
  '/name': z.strictObject({ name }),
  /** `old` where there was one. */
  '/password': z.strictObject({ password, old: password.nullable().default(null) }),
  '/games': z.strictObject({
    game: text(64),
    title: text(400).default(''),
    /** Of the game: `characters: 'random'` deals them. */
    configuration: z.record(text(64), plain).default({}),
    /** Of the table. */
    options: plain.default({}),
    /** Whether the host plays. */
    sit: z.boolean().default(true),
    deck,
    /** A game one has played: everybody's seat is kept for them. */
    again: text(64).nullable().default(null),
  }),
  '/games/:id/join': z.strictObject({ seat: z.int().min(0).nullable().default(null), deck }),
  '/games/:id/accept': z.strictObject({ invitation: text(64), deck }),
  /** Of the seat of whoever asks, or as the host of one that nobody has taken. */
  '/games/:id/deck': z.strictObject({ deck, seat: z.int().min(0).nullable().default(null) }),
  '/games/:id/leave': z.strictObject({}),
  '/games/:id/start': z.strictObject({ bot: text(32).optional() }),
  '/games/:id/replace': z.strictObject({ seat: z.int().min(0), bot: text(32).optional() }),
  '/games/:id/free': z.strictObject({ seat: z.int().min(0), bot: text(32).optional() }),
  '/games/:id/borrow': z.strictObject({ link: text(128) }),
  '/games/:id/stand-in-link': z.strictObject({}),
  '/games/:id/give-back': z.strictObject({}),
  /** `was` is what it was called before. */
  '/decks': z.strictObject({ game: text(64), name: deckName, text: deckText, was: deckName.nullable().default(null) }),
  '/decks/remove': z.strictObject({ game: text(64), name: deckName }),
  '/decks/check': z.strictObject({ game: text(64), text: deckText }),
  '/webhook': z.strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable(),
  }),
  /** Null forgets it. */
  '/mail': z.strictObject({ address: z.email().max(254).nullable() }),
  '/mail/confirm': z.strictObject({ token: text(200) }),
  '/notifications/test': z.strictObject({}),
  '/push/remove': z.strictObject({ endpoint: text(1_000) }),
  '/push': z.strictObject({
    endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
    keys: z.strictObject({ p256dh: text(200), auth: text(100) }),
  }),
} as const;
export type Requests = { readonly [P in keyof typeof requests]: z.input<(typeof requests)[P]> };

/** What every request that is refused answers. */
export interface HttpError {
  readonly error: { readonly code: ErrorCode; readonly message: string };
}

/** Who a browser is: `GET /me`, and what signing in answers. */
export interface Me {
  readonly me: { readonly id: string; readonly name: string; readonly guest: boolean } | null;
}

/** `GET /setups`: what can be chosen when a game is created. */
export interface Setups {
  readonly games: readonly {
    readonly game: string;
    readonly title: string;
    readonly options: readonly ExplainedChoice[];
    /** What else the game's own page needs. */
    readonly details: object;
    /** For every kind of window, what standing orders can say to use, and what they can wait for. */
    readonly orders: readonly OrderChoice[];
    /** The kinds of artificial players that know it, the usual one first. */
    readonly bots: readonly string[];
    /** The ready-made decks by name, as text; null where nobody brings a deck. */
    readonly decks: Readonly<Record<string, string>> | null;
  }[];
  /** Names with a dot are inside: `clock.kind` is `{ clock: { kind } }`. */
  readonly table: readonly ExplainedChoice[];
  /** For the browser's push service; null where the server sends none. */
  readonly pushKey: string | null;
}

/** `GET /setups/:game/next?option=&chosen=`: what may be chosen next when those have been chosen, as a list with commas. */
export type NextChoices = NextChoice;

/** `GET /decks?game=`: what somebody has built. */
export interface SavedDecks {
  readonly decks: readonly SavedDeck[];
  /** How decks have done in their hands, saved or not, by name. */
  readonly records: readonly DeckRecord[];
}
export interface SavedDeck {
  readonly name: string;
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly saved: number;
}
/** How a deck has done in games that are over. */
export interface DeckRecord {
  readonly deck: string;
  readonly won: number;
  readonly lost: number;
  /** The decks it has met, by name. */
  readonly against: readonly { readonly deck: string; readonly won: number; readonly lost: number }[];
}

/** What `POST /decks/check` answers. */
export type CheckedDeck = DeckReport;

/** `GET /notifications`: where somebody is told that a game waits. */
export interface NotificationSettings {
  readonly webhook: string | null;
  /** The devices that are pushed to, by their endpoints. */
  readonly devices: readonly string[];
  /** Whether this server sends e-mail; the address one gave, and whether it was confirmed there. */
  readonly mail: { readonly offered: boolean; readonly address: string | null; readonly confirmed: boolean };
}
/** What `POST /notifications/test` answers: how each of them took it. */
export interface NotificationTest {
  readonly sent: readonly { readonly to: 'webhook' | 'push' | 'mail'; readonly ok: boolean }[];
}

/** `GET /games?list=`: open ones to join, one's own, those to watch, those that are over. */
export type GameList = 'open' | 'mine' | 'watch' | 'finished';
export interface Games {
  readonly games: readonly ListedGame[];
}

/** A game as the lobby shows it: `GET /games/:id`. Says nothing that only some at the table may know. */
export interface ListedGame {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: 'open' | 'playing' | 'over';
  /** The host's name. */
  readonly host: string;
  /** Whether that is the viewer. */
  readonly hosting: boolean;
  readonly created: number;
  readonly options: Plain;
  readonly configuration: Plain;
  /** What was chosen that is not in the rulebook. */
  readonly houseRules: readonly string[];
  readonly seats: readonly ListedSeat[];
  /** The seats everybody knows are waited for, and the viewer's own if it is. */
  readonly awaited: readonly number[];
  /** When last something was answered that everybody knows of. */
  readonly since: number;
  /** How it ended; null before that. */
  readonly result: GameResult | null;
  /** Links to seats: only for the host. */
  readonly invitations: readonly { readonly seat: number; readonly invitation: string }[];
}
export interface ListedSeat {
  readonly seat: number;
  readonly name: string | null;
  readonly bot: string | null;
  /** What the artificial player there is called. */
  readonly mate: string | null;
  readonly standIn: string | null;
  /** The viewer's own, or played by the viewer for a while. */
  readonly mine: boolean;
  readonly borrowed: boolean;
  /** Whether a deck was chosen for it; and which, if that is the viewer's to know. */
  readonly hasDeck: boolean;
  readonly deck: string | null;
  /** What the deck is called, once the game is over. */
  readonly deckName: string | null;
}

/**
 * What `POST /games`, `/games/:id/free` and `/games/:id/stand-in-link` answer, and `accept`, `replace` and `borrow`; the others
 * answer `{}`.
 */
export interface Created {
  readonly id: string;
}
export interface Invited {
  /** Null if those at the table are asked first. */
  readonly invitation: string | null;
}
export interface Seated {
  /** Whether those at the table are asked first: nothing has changed until they have agreed. */
  readonly asked: boolean;
}
export interface Lent {
  readonly link: string;
}

/** `GET /games/:id/signals`: what a player may say at a click now; its name goes into the message `signal`. */
export interface Signals {
  readonly signals: readonly { readonly signal: string; readonly about: string; readonly text: string }[];
}
