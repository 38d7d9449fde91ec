/** The crises of Exodus. */
import type { CrisisEntry } from '../../core/content/entry.ts';
import { cagChoices } from './crises/cag.ts';
import { checks } from './crises/checks.ts';
import { checksOrElse } from './crises/checks-or-else.ts';
import { choices } from './crises/choices.ts';

export const exodusCrises: readonly CrisisEntry[] = [...checks, ...checksOrElse, ...choices, ...cagChoices];
