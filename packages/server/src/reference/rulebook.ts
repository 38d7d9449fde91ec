/** The numbered rules as a book to look things up in: parts, chapters, and what refers to what. */
import type { Reference } from '@ragtag/kernel/host';
import type { ReferenceChapter, ReferenceRule } from '../protocol/reference.ts';
import type { NumberedRule } from './numbered-rules.ts';

/** Chapters of the same title are one, where the first of them stands; those of no part are in the last. */
export function rulebook(rules: readonly NumberedRule[], parts: Reference['parts']): ReferenceChapter[] {
  const names = Object.keys(parts);
  const partOf = ({ id }: NumberedRule): string => {
    const [, middle = ''] = id.split('-');
    return names.find((part) => parts[part]?.includes(middle)) ?? names.at(-1) ?? '';
  };
  const see = references(rules);
  const chapters = new Map<string, { title: string; part: string; rules: ReferenceRule[] }>();
  for (const rule of rules) {
    const chapter = chapters.get(rule.topic) ?? { title: rule.topic, part: partOf(rule), rules: [] };
    chapters.set(rule.topic, chapter);
    chapter.rules.push(looked(rule, see.get(rule.id)));
  }
  const all = [...chapters.values()];
  return names.length === 0 ? all : names.flatMap((part) => all.filter((chapter) => chapter.part === part));
}

function looked(
  { id, rule, example, modules, anyOf }: NumberedRule,
  see: ReadonlySet<string> | undefined,
): ReferenceRule {
  return {
    id,
    text: rule,
    ...(example === undefined ? {} : { example }),
    ...(modules.length === 0 ? {} : { only: modules }),
    ...(anyOf === undefined ? {} : { anyOf }),
    ...(see === undefined ? {} : { see: [...see] }),
  };
}

/** Which rules name which, both ways. */
function references(rules: readonly NumberedRule[]): Map<string, Set<string>> {
  const known = new Set(rules.map(({ id }) => id));
  const see = new Map<string, Set<string>>();
  const add = (from: string, to: string) => see.set(from, (see.get(from) ?? new Set()).add(to));
  for (const { id, rule, example = '', differs = '' } of rules) {
    for (const [cited] of `${rule} ${example} ${differs}`.matchAll(/[A-Z]+-[A-Z0-9]+-\d+/g)) {
      if (cited === id || !known.has(cited)) continue;
      add(id, cited);
      add(cited, id);
    }
  }
  return see;
}
