/** The crises of Daybreak, but for the Cylon attack cards. */
import type { CrisisEntry } from '../../core/content/entry.ts';
import { checks } from './crises/checks.ts';
import { checksOrElse, choices } from './crises/choices.ts';

export const daybreakCrises: readonly CrisisEntry[] = [...checks, ...checksOrElse, ...choices];
