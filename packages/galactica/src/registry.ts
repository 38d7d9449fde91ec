/** The modules of the game in their order. */
import type { Module } from './core/module.ts';
import * as all from './modules/modules.ts';

export const modules: readonly Module[] = Object.values<Module>(all).sort((a, b) => a.place - b.place);
