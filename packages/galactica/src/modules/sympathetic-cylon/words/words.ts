/** All that is said and shown of it. */
import type { ModuleWords } from '../../../words/module-words.ts';
import { sympatheticCylonPhrases } from './phrases.ts';

export const sympatheticCylonWords = {
  phrases: sympatheticCylonPhrases,
} as const satisfies ModuleWords;
