/**
 * Everything that happens and is asked, with what the modules add to it. Whoever tells of it reads the types here: only
 * through this file does a compiler outside the game know of every module: whoever has words for what it declares is here.
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
export type * as moduleWords from './modules/words.ts';
