export { goldenGames, testGoldenGames } from './golden.ts';
export { grown } from './grown.ts';
export {
  checkFromTheDeal,
  checkHidden,
  checkHiddenSince,
  exchange,
  type Further,
  Leak,
  playTwins,
  type Twins,
} from './hidden.ts';
export { type LeftOut, leaveOutShuffles } from './left-out.ts';
export { dice, playRandomly, step } from './random-play.ts';
export { rule } from './rule.ts';
export { stack } from './stack.ts';
export { ScriptedChance, TestTable } from './test-table.ts';
export { hasOtherFace, type Seen, type Shown, shownOtherwise } from './twins.ts';
export { wreckers } from './wreckers/wreckers.ts';
