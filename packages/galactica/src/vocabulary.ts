/**
 * Everything that happens and is asked, with what the modules add to it. Whoever tells of it reads the types here: only
 * through this file does a compiler outside the game know of every module. A new module adds a line.
 */
export type { EventName, EventOf, Events, GalacticaEvent } from './core/vocabulary/events.ts';
export type {
  AboutOf,
  GalacticaOption,
  OptionOf,
  Options,
  OptionsOf,
  OptionType,
  QuestionKind,
  Questions,
} from './core/vocabulary/questions.ts';
export type { AttackCardEvents } from './modules/attack-cards/events.ts';
export type { AttackCardQuestions } from './modules/attack-cards/questions.ts';
export type { BaseEvents } from './modules/base/events.ts';
export type { BaseQuestions } from './modules/base/questions.ts';
export type { ConflictedLoyaltiesEvents } from './modules/conflicted-loyalties/events.ts';
export type { ConflictedLoyaltiesQuestions } from './modules/conflicted-loyalties/questions.ts';
export type { CylonFleetEvents } from './modules/cylon-fleet/events.ts';
export type { CylonFleetQuestions } from './modules/cylon-fleet/questions.ts';
export type { CylonLeaderEvents } from './modules/cylon-leaders/events.ts';
export type { CylonLeaderQuestions } from './modules/cylon-leaders/questions.ts';
export type { DaybreakEvents } from './modules/daybreak/events.ts';
export type { DaybreakQuestions } from './modules/daybreak/questions.ts';
export type { ExodusQuestions } from './modules/exodus/questions.ts';
export type { PegasusEvents } from './modules/pegasus/events.ts';
export type { PegasusQuestions } from './modules/pegasus/questions.ts';
export type { VariantEvents } from './modules/variants/events.ts';
export type { VariantQuestions } from './modules/variants/questions.ts';
