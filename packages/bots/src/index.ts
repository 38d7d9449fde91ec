export { isPlayerKind, type PlayerKind, playerKinds, usualPlayer } from './kinds.ts';
export { mateName } from './mates.ts';
export type { Player } from './player.ts';
export { randomPlayer } from './random-player.ts';
export { steadyPlayer } from './steady/steady.ts';
