import { browser } from './browser.ts';
import { games } from './games.ts';
import { ruleBudget } from './rule-budget.ts';
import { type Step, tool } from './step.ts';
import { tests } from './tests.ts';

/** Everything that must hold before a change lands, the quickest first, what takes long last. */
export const steps: readonly Step[] = [
  tool('lint', 'format and lint', 'biome', 'check', '--error-on-warnings', '.'),
  tool('types', 'types of sources, tests and scripts', 'tsc', '-b'),
  tool('layers', 'who may import whom', 'depcruise', 'packages', 'scripts'),
  tool('unused', 'dead code and unused dependencies', 'knip', '--no-config-hints'),
  browser,
  tests,
  ruleBudget,
  {
    ...tool(
      'secrets',
      'nothing leaks, in thousands of positions',
      'vitest',
      'run',
      '--config',
      'vitest.long.config.ts',
    ),
    long: true,
  },
  games,
];
