/** The modules there are. A new one is a folder and a line here. */
export { attackCards } from './attack-cards/module.ts';
export { base } from './base/module.ts';
export { conflictedLoyalties } from './conflicted-loyalties/module.ts';
export { cylonFleet } from './cylon-fleet/module.ts';
export { cylonLeaders } from './cylon-leaders/module.ts';
export { daybreak } from './daybreak/module.ts';
export { exodus } from './exodus/module.ts';
export { firstGame } from './first-game/module.ts';
export { houseRules } from './house-rules/module.ts';
export { kobol } from './kobol/module.ts';
export { noSympathizer } from './no-sympathizer/module.ts';
export { pegasus } from './pegasus/module.ts';
export { sympatheticCylon } from './sympathetic-cylon/module.ts';
export { cooperative } from './variants/cooperative.ts';
export { difficulty } from './variants/difficulty.ts';
export { onePlayer } from './variants/one-player.ts';
export { twoPlayers } from './variants/two-players.ts';
