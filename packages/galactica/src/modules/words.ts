/** What the modules say and show of themselves, for pages and terminals that run no rules. A new one adds a line here. */
export { attackCardWords } from './attack-cards/words/words.ts';
export { baseWords } from './base/words/words.ts';
export { conflictedLoyaltiesWords } from './conflicted-loyalties/words/words.ts';
export { cylonFleetWords } from './cylon-fleet/words/words.ts';
export { cylonLeaderWords } from './cylon-leaders/words/words.ts';
export { daybreakWords } from './daybreak/words/words.ts';
export { exodusWords } from './exodus/words/words.ts';
export { firstGameWords } from './first-game/words/words.ts';
export { houseRulesWords } from './house-rules/words/words.ts';
export { noSympathizerWords } from './no-sympathizer/words/words.ts';
export { pegasusWords } from './pegasus/words/words.ts';
export { sympatheticCylonWords } from './sympathetic-cylon/words/words.ts';
export { treacheryWords } from './treachery/words/words.ts';
export { variantWords } from './variants/words/words.ts';
