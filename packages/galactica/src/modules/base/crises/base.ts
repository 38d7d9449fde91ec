/** The crises of the base game, but for the Cylon attack cards. */
import type { CrisisEntry } from '../../../core/content/entry.ts';
import { checks } from './base/checks.ts';
import { checksOrElse } from './base/checks-or-else.ts';
import { choices } from './base/choices.ts';

export const baseCrises: readonly CrisisEntry[] = [...checks, ...checksOrElse, ...choices];
