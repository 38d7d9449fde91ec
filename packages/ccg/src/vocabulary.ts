/** What happens in the card game and what is asked, by name: for those who tell of it. */
import type { CcgEvent } from './state/events.ts';

export type { CcgEvent } from './state/events.ts';
export type { CcgOption, OptionType, QuestionKind } from './state/questions.ts';

export type EventName = CcgEvent['type'];
