export { type Position, type PositionSetup, position, type SeatSetup, take } from './position.ts';
