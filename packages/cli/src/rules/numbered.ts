import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type NumberedRule as KeptRule, readNumberedRules } from '@ragtag/server/rules';

/** As much of an atomic rule as the commands need. */
export type NumberedRule = Pick<KeptRule, 'id' | 'rule' | 'modules'>;

/** The packages that carry numbered rules. */
export function gamesWithRules(root: string): string[] {
  return readdirSync(join(root, 'packages')).filter((game) => existsSync(folderOf(root, game)));
}

export function numberedRules(root: string, game: string): NumberedRule[] {
  return readNumberedRules(folderOf(root, game)).map(({ id, rule, modules }) => ({ id, rule, modules }));
}

function folderOf(root: string, game: string): string {
  return join(root, 'packages', game, 'rules');
}
