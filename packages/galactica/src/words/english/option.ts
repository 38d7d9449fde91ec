/** What can be answered, in words. */
import type { Decision, Option } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import type { GalacticaOption, OptionOf, OptionType } from '../../vocabulary.ts';
import type { OptionWords } from '../asking.ts';
import { answers } from './option-words.ts';

export function optionWords(option: Option, { kind }: Pick<Decision, 'kind'>, names: Names): OptionWords {
  if (!isOption(option)) return { label: '', detail: '' }; // the rules have learnt a word that this page has not
  // Each option comes with the teller of its own type.
  const tell = answers[option.type] as (option: Option, names: Names, kind: string) => string | OptionWords;
  const said = tell(option, names, kind);
  return typeof said === 'string' ? { label: said, detail: '' } : said;
}

/** Whether it is an option of this type. */
export function isA<T extends OptionType>(option: Option, type: T): option is Option & OptionOf<T> {
  return option.type === type;
}

/** Options are made by the rules, which know no other types. */
export function isOption(option: Option): option is Option & GalacticaOption {
  return Object.hasOwn(answers, option.type);
}
