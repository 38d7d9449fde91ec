export { card, funds, missingTexts, textsOf } from './card.ts';
export { checkHiddenPairs } from './hidden-pairs.ts';
export { cardNamed, type Position, type PositionSetup, position, type SeatSetup } from './position.ts';
