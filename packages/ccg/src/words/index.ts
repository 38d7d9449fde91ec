/** What the card game says, in English: for the page, the terminal and texts for a forum. It holds no rules. */
export { abilityLines, type PrintedWords } from './english/cards.ts';
export { type English, type EventLine, englishWith } from './english/english.ts';
export type { OptionWords } from './english/options.ts';
export { type CcgTurn, isUntold, turnsOf } from './log.ts';
