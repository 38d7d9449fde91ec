import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An atomic rule of the game, in our own words, with the id that tests cite. */
export interface NumberedRule {
  readonly id: string;
  readonly rule: string;
  /** Options that must all be in play; empty: always. */
  readonly modules: readonly string[];
}

/** The packages that carry numbered rules. */
export function gamesWithRules(root: string): string[] {
  return readdirSync(join(root, 'packages')).filter((game) => existsSync(folderOf(root, game)));
}

export function numberedRules(root: string, game: string): NumberedRule[] {
  const folder = folderOf(root, game);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => checked(file, JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

function folderOf(root: string, game: string): string {
  return join(root, 'packages', game, 'rules');
}

function checked(file: string, entries: unknown): NumberedRule[] {
  if (!Array.isArray(entries)) throw new Error(`${file}: expected a list of rules`);
  return entries.map((entry: unknown, at) => {
    if (!isNumberedRule(entry)) throw new Error(`${file}: entry ${at} lacks an id, a rule or its modules`);
    return entry;
  });
}

function isNumberedRule(entry: unknown): entry is NumberedRule {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'id' in entry &&
    typeof entry.id === 'string' &&
    'rule' in entry &&
    typeof entry.rule === 'string' &&
    'modules' in entry &&
    Array.isArray(entry.modules)
  );
}
