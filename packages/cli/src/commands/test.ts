import { changed, changedSteps } from '../checks/changed.ts';
import { runSteps } from '../checks/run-steps.ts';
import { steps } from '../checks/steps.ts';
import { forgetTally, readTally, tallyText } from '../checks/tests.ts';
import { defineCommand } from '../command.ts';

export const command = defineCommand({
  name: 'test',
  summary: 'Check everything, as CI does',
  flags: {
    only: {
      type: 'string',
      value: 'STEP',
      choices: steps.map(({ name }) => name),
      summary: 'one step, with its output as it comes',
    },
    changed: { type: 'boolean', summary: 'only what changes since the main line can have broken: under a minute' },
  },
  rest: 'passed on to vitest',
  async run({ flags, rest }, io) {
    const { only } = flags;
    const all = flags.changed ? changedSteps(changed()) : steps;
    const wanted = only === undefined ? all : all.filter(({ name }) => name === only);
    forgetTally();
    const ok = await runSteps(wanted, { stream: only !== undefined, vitest: rest }, io);
    const tally = readTally();
    if (tally !== undefined) io.print(tallyText(tally));
    return ok ? 0 : 1;
  },
});
