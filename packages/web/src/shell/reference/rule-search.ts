import type { FoundRule } from './reference.ts';
import type { Searched } from './search.ts';

/** What of a rule is looked through. */
export function ruleAsSearched({ rule, chapter }: FoundRule): Searched {
  return { id: rule.id, title: chapter.title, text: `${rule.text} ${rule.example ?? ''}` };
}
