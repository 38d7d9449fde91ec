/** The card game in English: for page, terminal and forum. Whoever speaks says which printed cards they know. */
import type { Decision, GameEvent, Option } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import type { CcgEvent } from '../../state/events.ts';
import type { OptionType, QuestionKind } from '../../state/questions.ts';
import type { PrintedWords } from './cards.ts';
import { eventWords, tones } from './events.ts';
import { type OptionWords, optionWordsOf } from './options.ts';
import { questionWords } from './questions.ts';

/** Tone and text of a line, as the page's log shows it. */
export interface EventLine {
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad' | 'turn' | 'quiet';
}

export interface English {
  eventLine(event: GameEvent, names: Names): EventLine;
  questionTitle(asked: Decision, names: Names): string;
  /** Empty where the title says it all. */
  questionReason(asked: Decision, names: Names): string;
  optionWords(option: Option, asked: Decision, names: Names): OptionWords;
}

export function englishWith(cards: PrintedWords): English {
  return {
    eventLine: (event, names) => {
      const told = event as unknown as CcgEvent; // as the rules emitted it
      const say = eventWords[told.type] as (event: CcgEvent, names: Names, cards: PrintedWords) => string; // its own
      return { text: say(told, names, cards), tone: tones[told.type] };
    },
    questionTitle: (asked, names) => wordsFor(asked).title(asked.context, names, cards),
    questionReason: (asked, names) => wordsFor(asked).reason?.(asked.context, names, cards) ?? '',
    optionWords: (option, asked, names) => {
      const say = optionWordsOf[option.type as OptionType] as SaidOption; // its own
      const said = say(option, names, cards, asked.kind as QuestionKind); // as the rules asked it
      return typeof said === 'string' ? { label: said, detail: '' } : said;
    },
  };
}

type SaidOption = (option: Option, names: Names, cards: PrintedWords, kind: QuestionKind) => string | OptionWords;

interface AnyQuestion {
  title(about: Decision['context'], names: Names, cards: PrintedWords): string;
  reason?(about: Decision['context'], names: Names, cards: PrintedWords): string;
}

function wordsFor({ kind }: Decision): AnyQuestion {
  return questionWords[kind as QuestionKind] as AnyQuestion; // as the rules asked it, with what it says of itself
}
