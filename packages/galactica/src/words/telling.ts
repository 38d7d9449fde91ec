/** What an event is to those who tell of it: the log, the stage, the fights, sounds, replays and the story of a game. */
import type { Names } from '@ragtag/kernel/words';

/** What the log can be searched by. */
export const logKinds = ['turns', 'checks', 'fights', 'cards'] as const;
export type LogKind = (typeof logKinds)[number];

/** Good or bad for the fleet; the rest has no colour. */
export type Tone = 'plain' | 'good' | 'bad' | 'turn' | 'quiet';
/** A headline of its own, for what everybody should notice. */
export type MomentTone = 'calm' | 'alarm' | 'jump';

export interface Role {
  readonly log: LogKind;
  readonly tone?: Tone;
  /** The log leaves it out: a heading, the next line or the board says it. */
  readonly untold?: true;
  /** On the stage of crises and checks it changes the scene, is noted, or comes of what was there. */
  readonly stage?: 'acts' | 'notes' | 'follows';
  readonly moment?: MomentTone;
  /** In a fight it is the beginning, a step of its own, what came of one, what a loss brings with it, or a die. */
  readonly fight?: 'opens' | 'deed' | 'loss' | 'follows' | 'die';
  /** What a fight is about that begins with it and has no scope of its own: a card's doing, or a player's. */
  readonly begins?: 'activation' | 'arrival' | 'attack';
  /** Outside fights it is seen on the board. */
  readonly board?: 'shows';
  readonly cue?: 'hit' | 'alarm' | 'die' | 'jump';
  /** On the timeline of a replay. */
  readonly mark?: 'turn' | 'jump' | 'reveal' | 'execution' | 'loss' | 'failed' | 'end';
  /** In the story of a game that is over. */
  readonly point?: 'reveal' | 'execution' | 'disaster' | 'close-check' | 'jump' | 'title' | 'end';
}

/** Every event of a chapter or a module with its part. */
export type Telling<E> = { readonly [T in keyof E]: Role };

/** Every event of a chapter or a module in words, without a full stop. */
export type Tellers<E> = { readonly [T in keyof E]: (event: E[T], names: Names) => string };
