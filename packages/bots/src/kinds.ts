/** The kinds of artificial players there are, by the names people use for them. */
import { idlePlayer } from './idle-player.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random-player.ts';
import { steadyPlayer } from './steady/steady.ts';

/** Each makes a player of its kind: the same seed plays the same way. */
export const playerKinds = { steady: steadyPlayer, random: randomPlayer, idle: idlePlayer } as const satisfies Readonly<
  Record<string, (seed: number) => Player>
>;
export type PlayerKind = keyof typeof playerKinds;

/** Who sits down where nobody says otherwise: the first of those that know the game. */
export function usualPlayer(kinds: readonly string[]): PlayerKind {
  return kinds.find(isPlayerKind) ?? 'random';
}

export function isPlayerKind(name: string): name is PlayerKind {
  return Object.hasOwn(playerKinds, name);
}
