/** The numbered rules as a book to look things up in: parts, chapters, and what refers to what. */
import type { ReferenceChapter, ReferenceRule, RulebookPart } from '../protocol/reference.ts';
import type { NumberedRule } from './numbered-rules.ts';

/** By the middle of a rule's id: the rulebook's chapters in its order. */
const parts: Readonly<Record<RulebookPart, string>> = {
  game: 'WIN TERM SECRET',
  setup: 'SETUP LOYDECK BOARD',
  people:
    'CHAR MIRACLE TITLE CLAR LOYALTY MUTINEER MUTINY GOAL FINAL5 SLEEPER REVEAL CYLON CYTURN LEADER MOTIVE INFIL EXEC EXTRAUMA NEWCHAR',
  turn: 'TURN DRAW TRAUMA MOVE HAZARD MOVEABILITY NCLOC DEMETRIUS REBEL ALLY ACTION OCCUP MISSION CRISIS ACTIVATE PREPJUMP DISCARD',
  checks: 'SKILL DESTINY TREACHERY CHECK ABILITY CONSEQ RECKLESS CARD',
  jump: 'OBJECTIVE JUMP DEST FTL',
  combat:
    'VIPER PILOT MK7 RAPTOR RAIDER LAUNCH HEAVY CENTURION BASESTAR FLEET PURSUIT ATTACK NUKE DAMAGE RESOURCE RISK OVERLAY CIV',
  end: 'TIMING LIMIT END NC ORBIT CROSS TRIAL',
  variants: 'VAR2P VAR1P COOP DIFF ATTACKCARD',
  rulings: 'FAQ COMBINE TURNREF UNI',
};
const partNames = Object.keys(parts) as RulebookPart[]; // the keys of the record just above
const partOfPrefix = new Map(partNames.flatMap((part) => parts[part].split(' ').map((prefix) => [prefix, part])));

/** Chapters of the same title are one, where the first of them stands. */
export function rulebook(rules: readonly NumberedRule[]): ReferenceChapter[] {
  const see = references(rules);
  const chapters = new Map<string, { title: string; part: RulebookPart; rules: ReferenceRule[] }>();
  for (const rule of rules) {
    const chapter = chapters.get(rule.topic) ?? { title: rule.topic, part: partOf(rule.id), rules: [] };
    chapters.set(rule.topic, chapter);
    chapter.rules.push(looked(rule, see.get(rule.id)));
  }
  const all = [...chapters.values()];
  return partNames.flatMap((part) => all.filter((chapter) => chapter.part === part));
}

function partOf(id: string): RulebookPart {
  const [, prefix = ''] = id.split('-');
  return partOfPrefix.get(prefix) ?? 'rulings';
}

function looked({ id, rule, example, modules }: NumberedRule, see: ReadonlySet<string> | undefined): ReferenceRule {
  return {
    id,
    text: rule,
    ...(example === undefined ? {} : { example }),
    ...(modules.length === 0 ? {} : { only: modules }),
    ...(see === undefined ? {} : { see: [...see] }),
  };
}

/** Which rules name which, both ways. */
function references(rules: readonly NumberedRule[]): Map<string, Set<string>> {
  const known = new Set(rules.map(({ id }) => id));
  const see = new Map<string, Set<string>>();
  const add = (from: string, to: string) => see.set(from, (see.get(from) ?? new Set()).add(to));
  for (const { id, rule, example = '', differs = '' } of rules) {
    for (const [cited] of `${rule} ${example} ${differs}`.matchAll(/BG-[A-Z0-9]+-\d+/g)) {
      if (cited === id || !known.has(cited)) continue;
      add(id, cited);
      add(cited, id);
    }
  }
  return see;
}
