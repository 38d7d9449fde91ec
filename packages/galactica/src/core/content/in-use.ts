/** Which modules and which of the printed components a game is played with. */
import type { Component, Module } from '../module.ts';
import type { Configuration } from '../setup/options.ts';
import type { CardOption } from './entry.ts';

/** The modules a game is played with. */
export function modulesOf(modules: readonly Module[], configuration: Configuration): Module[] {
  return modules.filter((module) => (module.since ?? 0) <= configuration.revision && module.inUse(configuration));
}

/** Whether a component is used: its option is, and no module takes it out. BG-SETUP-01..14, BG-ATTACKCARD-02..09 */
export function inUse(
  used: readonly Module[],
  configuration: Configuration,
): (component: Component & { readonly option?: CardOption }) => boolean {
  const options = new Set(used.flatMap(({ provides = [] }) => provides));
  return (component) => {
    if (!configuration.sets.includes(component.set)) return false;
    if (component.option !== undefined && !options.has(component.option)) return false;
    return !used.some((module) => module.takesOut?.(component, configuration));
  };
}
