import type { QuestionKind } from '@ragtag/galactica';
import type { Decision, Option } from '@ragtag/kernel';
import { useLocation } from './reference.ts';

/** Where one is asked to go to a place or to use it. */
const about: ReadonlySet<string> = new Set(['movement', 'granted-move', 'action'] satisfies QuestionKind[]);

/** What the place does that an answer leads to. */
export function PlaceText({ option, asked }: { option: Option; asked: Decision }) {
  const { location } = option;
  const place = useLocation(about.has(asked.kind) && typeof location === 'string' ? location : null);
  return place === null ? null : <span className="option-text">{place.lines.join(' ')}</span>;
}
