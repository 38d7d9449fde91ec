/** What a client and the server say to each other over a socket, typed once. The version is raised when either changes. */
import type { Decision, GameEvent, Plain, Seat } from '@ragtag/kernel';
import { z } from 'zod';

export const PROTOCOL_VERSION = 3;

/** The longest message a client may send, in bytes. */
export const LONGEST_MESSAGE = 16_384;
const LONGEST_TEXT = 2_000;
const MOST_CHOSEN = 500;
const MOST_ORDERS = 100;

const id = z.int().min(0);
const game = z.string().min(1).max(64);
const option = z.int().min(0);
const plain: z.ZodType<Plain> = z.json();

/** Every message carries an `id` of the client's choice, echoed in the reply. */
export const clientMessage = z.discriminatedUnion('type', [
  /** Asks whether anybody still listens. */
  z.strictObject({ type: z.literal('ping'), id }),
  z.strictObject({ type: z.literal('watch'), id, game }),
  z.strictObject({ type: z.literal('unwatch'), id, game }),
  z.strictObject({
    type: z.literal('answer'),
    id,
    game,
    /** The question answered, as named in this viewer's table. */
    question: z.string().max(64),
    answer: z.union([option, z.array(option).max(MOST_CHOSEN).readonly()]),
  }),
  z.strictObject({ type: z.literal('undo'), id, game }),
  z.strictObject({
    type: z.literal('consent'),
    id,
    game,
    to: z.enum(['undo', 'pause', 'go-on', 'seat']),
    agree: z.boolean(),
  }),
  /** A parked game goes on from the last answer that holds, if all agree. */
  z.strictObject({ type: z.literal('go-on'), id, game }),
  z.strictObject({ type: z.literal('pause'), id, game, paused: z.boolean() }),
  z.strictObject({ type: z.literal('discuss'), id, game }),
  z.strictObject({
    type: z.literal('say'),
    id,
    game,
    text: z.string().trim().min(1).max(LONGEST_TEXT),
    /** Said although it was warned against. */
    anyway: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('signal'),
    id,
    game,
    /** One of those offered: `GET /api/games/:id/signals`. */
    signal: z.string().max(64),
  }),
  z.strictObject({ type: z.literal('orders'), id, game, orders: z.array(plain).max(MOST_ORDERS) }),
  /** "I pass on everything in this event", or no longer. */
  z.strictObject({ type: z.literal('pass'), id, game, event: z.string().min(1).max(64), passing: z.boolean() }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
/** What is said to a table. */
export type TableRequest = Exclude<ClientMessage, { type: 'ping' }>;

/** What all players can be asked to agree to. */
export type Proposal = 'undo' | 'pause' | 'go-on' | 'seat';

export type ErrorCode =
  | 'malformed'
  | 'too-large'
  | 'too-fast'
  | 'not-signed-in'
  | 'name-taken'
  | 'wrong-password'
  | 'seat-taken'
  /** The deck may not be played; what is wrong with it is in the message. */
  | 'illegal-deck'
  /** Something else changed in between: look again. */
  | 'changed'
  /** What was to be said is perhaps forbidden by the secrecy rules; it can be said anyway. */
  | 'secrecy'
  | 'no-such-game'
  | 'not-your-seat'
  | 'not-allowed'
  | 'not-asked'
  /** The question answered is no longer the one asked. */
  | 'stale'
  | 'illegal-answer'
  | 'game-over'
  /** The rules failed: a defect of ours. The game stays as it was. */
  | 'fault'
  /** It could not be kept, so nothing changed. */
  | 'not-stored';

export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly account: string; readonly name: string }
  | { readonly type: 'ok'; readonly id: number }
  | { readonly type: 'error'; readonly id: number | null; readonly code: ErrorCode; readonly message: string }
  | TableMessage
  | PatchMessage
  | ChatMessage;

/** A whole table, when a viewer starts to watch or has missed something. Its number is 0. */
export interface TableMessage {
  readonly type: 'table';
  readonly game: string;
  readonly n: number;
  readonly table: TableState;
  /** What happened of late. */
  readonly log: readonly LogLine[];
}

/** What changed for this viewer, numbered for this viewer alone: 1, 2, 3. */
export interface PatchMessage {
  readonly type: 'patch';
  readonly game: string;
  readonly n: number;
  /** One after the other; the last leads to how the table stands now. */
  readonly moments: readonly Moment[];
}

/** The table at one moment, as what changed since the one before, and what had just happened. */
export interface Moment {
  readonly patch: Patch;
  readonly log: readonly LogLine[];
}

export interface ChatMessage {
  readonly type: 'chat';
  readonly game: string;
  readonly room: 'table' | 'spectators';
  readonly n: number;
  /** Where whoever said it sat; null for onlookers and the server. */
  readonly seat: number | null;
  /** What they were called then. */
  readonly from: string;
  readonly text: string;
  readonly at: number;
}

export type LogLine = { readonly at: number; readonly event: GameEvent };

/** A table as one viewer may see it. Plain data throughout. */
export type TableState = {
  readonly title: string;
  /** Which game is played, by its name. */
  readonly game: string;
  readonly status: 'open' | 'playing' | 'over';
  /** Where the viewer sits; null for an onlooker. */
  readonly seat: Seat | null;
  /** True for whoever made the game. */
  readonly host: boolean;
  readonly seats: readonly SeatState[];
  /** What was chosen that is not in the rulebook, by name. */
  readonly houseRules: readonly string[];
  /** What the game shows this viewer; null before it starts. */
  readonly view: Plain;
  /** What this viewer is asked; its name goes into the answer. */
  readonly question: Question | null;
  /** Who everybody may know is waited for. */
  readonly awaited: readonly Seat[];
  readonly waiting: boolean;
  /** Set while a window is open, until when, and who has asked for more time. Says nothing of who can respond. */
  readonly window: WindowView | null;
  /** Who has how long; null where there is no clock. */
  readonly clock: ClockView | null;
  /** What was answered for this viewer without asking, since they last answered themselves. */
  readonly answeredFor: AnsweredFor | null;
  /** How this viewer may take the last answer back: at once, if all agree, or not at all. */
  readonly undo: 'own' | 'consent' | 'no';
  /** What all are asked to agree to. */
  readonly proposal: ProposalView | null;
  /** The viewer's standing orders, and the events whose every window the viewer passes. */
  readonly orders: Plain;
  /** The rules failed: what the table should be told. */
  readonly notice: string | null;
  /** Set where the rules have changed and no longer lead where they led: nobody is asked anything until all agree. */
  readonly parked: ParkedView | null;
};

/** Up to which turn a parked game is shown, and what no longer holds there, in words. */
export type ParkedView = { readonly turn: number; readonly text: string };

export type WindowView = { readonly until: number; readonly longer: readonly Seat[] };

export type Question = { readonly name: string; readonly asked: Decision };

/** The kind of a question that had only one answer, or whose answers were all the same, or a window in which nothing would have helped. */
export type AnsweredFor = {
  readonly kind: string;
  readonly why: 'only' | 'same' | 'hopeless';
  /** The name of what it was about, where it has one. */
  readonly about: string | null;
};

/** Deadlines of those everybody knows are asked and the viewer's own, and what is left of each reserve. */
export type ClockView = {
  readonly paused: boolean;
  readonly seats: readonly { readonly seat: number; readonly deadline: number | null; readonly reserve: number }[];
};

export type ProposalView = {
  readonly what: Proposal;
  /** Null for somebody who has no seat: a host who does not play, or whoever wants one. */
  readonly by: number | null;
  readonly agreed: readonly number[];
  /** Who is to sit where, if that is what is proposed. */
  readonly change: SeatChangeView | null;
};

/** An artificial player plays a seat, or holds it for whoever comes; or the one of that name plays it for its owner, or takes it over. */
export type SeatChangeView = {
  readonly kind: 'bot' | 'free' | 'lend' | 'sit';
  readonly seat: number;
  readonly name: string | null;
};

export type SeatState = {
  readonly seat: number;
  readonly name: string | null;
  readonly kind: 'person' | 'bot' | 'empty';
  /** A person who looks at the table right now. */
  readonly here: boolean;
};

/** Changes to plain data: what to put where, and what to take away. */
export type Patch = readonly (
  | { readonly at: readonly (string | number)[]; readonly put: Plain }
  | { readonly at: readonly (string | number)[]; readonly cut: true }
)[];
