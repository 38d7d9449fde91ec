import { runSteps } from '../checks/run-steps.ts';
import { steps } from '../checks/steps.ts';
import { forgetTally, readTally, tallyLine } from '../checks/tests.ts';
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
  },
  rest: 'passed on to vitest',
  async run({ flags: { only }, rest }, io) {
    const wanted = only === undefined ? steps : steps.filter(({ name }) => name === only);
    forgetTally();
    const ok = await runSteps(wanted, { stream: only !== undefined, vitest: rest }, io);
    const tally = readTally();
    if (tally !== undefined) io.print(tallyLine(tally));
    return ok ? 0 : 1;
  },
});
