/** What a game can be set up with, as the modules there are have it. */
import { listOptions } from './core/setup/list-options.ts';
import { type Configuration, defaultsOf, type ListedOption } from './core/setup/options.ts';
import { modules } from './registry.ts';

export const defaults: Configuration = defaultsOf(modules);
export const listedOptions: readonly ListedOption[] = listOptions(modules);
