/** What a client and the server say to each other over HTTP, under /api: all but the tables themselves. */
import type { LoyaltyRecipe, OrderChoice } from '@ragtag/galactica';
import type { Plain } from '@ragtag/kernel';
import { z } from 'zod';
import type { ErrorCode } from './protocol.ts';

export type * from './reference.ts';

const text = (longest: number) => z.string().max(longest);
const name = text(200);
const password = text(1_000);
const plain: z.ZodType<Plain> = z.json();

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
  }),
  '/games/:id/join': z.strictObject({ seat: z.int().min(0).nullable().default(null) }),
  '/games/:id/accept': z.strictObject({ invitation: text(64) }),
  '/games/:id/leave': z.strictObject({}),
  '/games/:id/start': z.strictObject({ bot: text(32).optional() }),
  '/games/:id/replace': z.strictObject({ seat: z.int().min(0), bot: text(32).optional() }),
  '/games/:id/free': z.strictObject({ seat: z.int().min(0), bot: text(32).optional() }),
  '/games/:id/borrow': z.strictObject({ link: text(128) }),
  '/games/:id/stand-in-link': z.strictObject({}),
  '/games/:id/give-back': z.strictObject({}),
  '/webhook': z.strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .nullable(),
  }),
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

/** One choice in words a client can show. */
export interface ExplainedChoice {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** What it is about: options of one group are shown together. */
  readonly group: OptionGroup;
  readonly default: number | boolean | string | null;
  readonly values: ChoiceValues;
  /** Only while another choice has this value, or one of these. */
  readonly needs?: { readonly name: string; readonly value: boolean | string | readonly string[] };
  /** The numbered rules it stands on. */
  readonly rules?: readonly string[];
  /** Not in the rulebook: shown as such. */
  readonly houseRule?: true;
}
export type OptionGroup = 'players' | 'fleet' | 'loyalty' | 'clock' | 'manners' | 'house-rules';
export type ChoiceValues =
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit?: string }
  | {
      readonly kind: 'one-of';
      readonly options: readonly { readonly value: string; readonly label: string; readonly text: string }[];
    }
  /** Null: everybody chooses in turn; 'random'; or a list of ids, the first player first. */
  | { readonly kind: 'characters' };

/** `GET /setups`: what can be chosen when a game is created. */
export interface Setups {
  readonly games: readonly {
    readonly game: string;
    readonly title: string;
    readonly options: readonly ExplainedChoice[];
    readonly characters: readonly ListedCharacter[];
    /** What the deck of loyalties is made of, by the number of players. */
    readonly loyalty: readonly LoyaltyRecipe[];
    /** For every kind of window, what standing orders can say to use, and what they can wait for. */
    readonly orders: readonly OrderChoice[];
  }[];
  /** Names with a dot are inside: `clock.kind` is `{ clock: { kind } }`. */
  readonly table: readonly ExplainedChoice[];
  readonly bots: readonly string[];
  /** For the browser's push service; null where the server sends none. */
  readonly pushKey: string | null;
}

/** A character that can be chosen beforehand. */
export interface ListedCharacter {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  readonly type: string;
  readonly skills: Plain;
  readonly abilities: Plain;
}

/** `GET /characters?game=&chosen=`: who may be chosen next when those have been chosen, as a list with commas. */
export interface NextCharacters {
  readonly next: readonly string[];
}

/** `GET /notifications`: where somebody is told that a game waits. */
export interface NotificationSettings {
  readonly webhook: string | null;
  /** The devices that are pushed to, by their endpoints. */
  readonly devices: readonly string[];
}
/** What `POST /notifications/test` answers: how each of them took it. */
export interface NotificationTest {
  readonly sent: readonly { readonly to: 'webhook' | 'push'; readonly ok: boolean }[];
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
  /** When last something was answered; null where saying so would tell of secret answers. */
  readonly since: number | null;
  /** How it ended; null before that. */
  readonly result: GameResult | null;
  /** Links to seats: only for the host. */
  readonly invitations: readonly { readonly seat: number; readonly invitation: string }[];
}
export type GameResult = { readonly winner: string; readonly turns: number };
export interface ListedSeat {
  readonly seat: number;
  readonly name: string | null;
  readonly bot: string | null;
  readonly standIn: string | null;
  /** The viewer's own, or played by the viewer for a while. */
  readonly mine: boolean;
  readonly borrowed: boolean;
}

/** What `POST /games`, `/games/:id/free` and `/games/:id/stand-in-link` answer; the others answer `{}`. */
export interface Created {
  readonly id: string;
}
export interface Invited {
  readonly invitation: string;
}
export interface Lent {
  readonly link: string;
}

/** `GET /games/:id/signals`: what a player may say at a click now; its name goes into the message `signal`. */
export interface Signals {
  readonly signals: readonly { readonly signal: string; readonly text: string }[];
}
