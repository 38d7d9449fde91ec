export { checkHidden, Leak, playTwins, type Twins } from './hidden.ts';
export { dice, playRandomly, step } from './random-play.ts';
export { rule } from './rule.ts';
export { stack } from './stack.ts';
export { ScriptedChance, TestTable } from './test-table.ts';
