import { changed, changedSteps } from '../checks/changed.ts';
import { runSteps } from '../checks/run-steps.ts';
import { steps } from '../checks/steps.ts';
import { forgetTally, readTally, tallyText } from '../checks/tests.ts';
import { defineCommand } from '../command.ts';

export const command = defineCommand({
  name: 'test',
  summary: 'Check everything, with --long as CI does',
  flags: {
    only: {
      type: 'string',
      value: 'STEP',
      choices: steps.map(({ name }) => name),
      summary: 'one step, with its output as it comes',
    },
    long: {
      type: 'boolean',
      summary: 'also what takes many minutes: thousands of games and of positions in which nothing may leak',
    },
    changed: { type: 'boolean', summary: 'only what changes since the main line can have broken: under a minute' },
  },
  rest: 'passed on to vitest',
  async run({ flags, rest }, io) {
    const { only } = flags;
    const all = flags.changed ? changedSteps(changed()) : steps;
    const wanted = all.filter(({ name, long }) => (only === undefined ? !long || flags.long : name === only));
    forgetTally();
    const ok = await runSteps(wanted, { stream: only !== undefined, vitest: rest }, io);
    const tally = readTally();
    if (tally !== undefined) io.print(tallyText(tally));
    return ok ? 0 : 1;
  },
});
