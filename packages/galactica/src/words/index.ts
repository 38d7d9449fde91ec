/** What the game says, in English: for the page, the terminal and texts for a forum. It holds no rules. */

export type { Boards, Endings } from '../core/state/terms.ts';
export type { OptionWords } from './asking.ts';
export { board } from './english/board.ts';
export { cardLine, type LineWords, linesText, lineText } from './english/card-line.ts';
export { check } from './english/check.ts';
export { crew } from './english/crew.ts';
export { endings } from './english/endings.ts';
export { type EventLine, eventLine } from './english/event.ts';
export { loyaltyName } from './english/events/event-words.ts';
export { type FightKind, fight } from './english/fight.ts';
export { isA, isOption, optionWords } from './english/option.ts';
export { sentence as sentenceOf, textOf } from './english/phrases.ts';
export { isKind, isQuestion, type Question, questionReason, questionTitle } from './english/question.ts';
export { rollPurposes } from './english/rolls.ts';
export { status } from './english/status.ts';
export { areaName, nameOf, wordsFor } from './english/terms.ts';
export { steps, type TurnPart, turn, windows } from './english/turn.ts';
export { isBeginning, isTold, type LineEvent, type LineOfLog, linesOf, roleOf, type TurnOfLog } from './log.ts';
export { type BoardWords, type Explained, gathered } from './module-words.ts';
export { atCard, card, nowhere, type Pointed, type Pointing } from './pointing.ts';
export { isWithin, nearest, outerOf } from './scope.ts';
export { type LogKind, logKinds, type MomentTone, type Role, type Tone } from './telling.ts';
export type { ActingEvent, BoardEvent, DeedEvent, LossEvent } from './tellings.ts';
