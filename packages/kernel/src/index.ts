export type { GivenAnswer } from './answer-log.ts';
export { perCard } from './card-cells.ts';
export { Cards } from './cards.ts';
export type { Chance } from './chance.ts';
export { type Common, renewed, unshared } from './common.ts';
export {
  type Answer,
  type Asked,
  answers,
  type Constraint,
  type Decision,
  decision,
  illegal,
  isSingle,
  type Option,
  type Plain,
  randomAnswer,
} from './decision.ts';
export {
  admitted,
  type Emitted,
  eventFor,
  type GameEvent,
  type Guard,
  type GuardedField,
  type GuardsOf,
  logFor,
} from './events.ts';
export { ConfigurationError, type Game, type Shape, World } from './game.ts';
export {
  JOURNAL_VERSION,
  type Journal,
  JournalError,
  type Opened,
  openTable,
  type Parting,
  readJournal,
  type StoredCheckpoint,
  shortHash,
  writeAnswer,
  writeCheckpoint,
  writeJournal,
} from './journal.ts';
export { type Condition, orderedAnswer, passFor, type StandingOrder } from './orders.ts';
export { type OpenTable, openReplay, type PastGame, replay } from './replay.ts';
export { ask, askAll, askSome, checkpoint, choose, type Opening, type Pause, type Rules, step } from './rules.ts';
export { type Scope, Scopes } from './scopes.ts';
export {
  type Anybody,
  type Audience,
  allBut,
  common,
  EVERYBODY,
  includes,
  MOST_SEATS,
  NOBODY,
  only,
  type Seat,
  seat,
  seatsOf,
  union,
  type Viewer,
} from './seats.ts';
export {
  type Bound,
  type BoundRecord,
  type CellList,
  type Composite,
  cell,
  type Fields,
  flag,
  hidden,
  keyed,
  type Leaf,
  least,
  list,
  oneOf,
  optional,
  record,
  rows,
  type Snapshot,
  type Spec,
  Store,
  total,
  wordsOf,
} from './state.ts';
export {
  type Checkpoint,
  type Outcome,
  type Refusal,
  startTable,
  type Table,
  type TableView,
  type Undone,
} from './table.ts';
export { whim } from './whim.ts';
export { isPass, openWindow, type Pass, passUnasked, type Window } from './window.ts';
export {
  type Card,
  type Face,
  type KnownCard,
  type Zone,
  type ZoneSpec,
  type ZoneView,
  zoneKinds,
} from './zones.ts';
