/** What a game can be set up with, as the modules there are have it. */
import { explainOptions } from './core/setup/explain-options.ts';
import { type Configuration, defaultsOf, type ExplainedOption } from './core/setup/options.ts';
import { modules } from './registry.ts';

export const defaults: Configuration = defaultsOf(modules);
export const explainedOptions: readonly ExplainedOption[] = explainOptions(modules);
