/** What is asked, in a few words. */
import type { Decision, Option, Plain } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import { capital } from '@ragtag/kernel/words';
import type { OptionType, QuestionKind } from '../../vocabulary.ts';
import { textOf } from './phrases.ts';
import { asks } from './question-words.ts';
import { nameOf, wordsFor } from './terms.ts';

export function questionTitle({ kind, context }: Pick<Decision, 'kind' | 'context'>, names: Names): string {
  if (!isKind(kind)) return ''; // the rules have learnt a word that this page has not
  // Each question says of itself what its kind declares.
  const said = asks[kind] as string | ((about: Decision['context'], names: Names) => string);
  return typeof said === 'string' ? said : said(context, names);
}

/** A question of the board game. */
export interface Question extends Decision<Option & { readonly type: OptionType }> {
  readonly kind: QuestionKind;
}

export function isQuestion(asked: Decision): asked is Question {
  return isKind(asked.kind);
}

/** Questions are asked by the rules, which know no other kinds. */
export function isKind(kind: string): kind is QuestionKind {
  return Object.hasOwn(asks, kind);
}

/** Why it is asked, as far as the question says. */
export function questionReason({ context }: Pick<Decision, 'context'>, names: Names): string {
  const { source, name, location, target, effect, seat, why, by } = context;
  const parts: string[] = [];
  if (said(name)) parts.push(source === undefined ? textOf(name) : `${nameOf(String(source))}: ${textOf(name)}`);
  else if (said(location)) parts.push(nameOf(String(location)));
  if (said(effect)) parts.push(capital(textOf(effect)));
  if (typeof target === 'number') parts.push(`about ${names.whom(target)}`);
  if (typeof seat === 'number' && said(why)) parts.push(`${names.who(seat)}, ${wordsFor(String(why))}`);
  if (typeof by === 'string' && by !== '') parts.push(`by ${by}`);
  return parts.join(' · ');
}

function said(value: Plain | undefined): value is Plain {
  return value !== undefined && value !== null && value !== '';
}
