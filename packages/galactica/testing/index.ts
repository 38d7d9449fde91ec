export {
  checkHiddenFrom,
  checkHiddenKinds,
  checkHiddenOnce,
  checkHiddenPairs,
  checkHiddenVariety,
  type HiddenRun,
} from './hidden.ts';
export { type Position, type PositionSetup, position, type SeatSetup, take } from './position.ts';
