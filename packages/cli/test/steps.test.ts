import { expect, test } from 'vitest';
import { runSteps } from '../src/checks/run-steps.ts';
import type { Outcome, Step } from '../src/checks/step.ts';
import { tallyText } from '../src/checks/tests.ts';

/** Runs steps that end as told; tells which ran and what was printed. */
async function run(outcomes: Record<string, Outcome>) {
  const ran: string[] = [];
  const printed: string[] = [];
  const steps = Object.entries(outcomes).map(
    ([name, outcome]): Step => ({
      name,
      summary: '',
      run: async () => {
        ran.push(name);
        return outcome;
      },
    }),
  );
  const io = { print: (text: string) => printed.push(text), complain: () => expect.unreachable(), columns: 80 };
  const ok = await runSteps(steps, { stream: false, vitest: [] }, io);
  return { ok, ran, printed };
}

test('every step that holds gets one line, without its output', async () => {
  const { ok, ran, printed } = await run({
    lint: { ok: true, output: 'Checked 3 files' },
    rules: { ok: true, output: '', note: '7 untested' },
  });
  expect(ok).toBe(true);
  expect(ran).toEqual(['lint', 'rules']);
  expect(printed).toEqual([
    expect.stringMatching(/^ok {3}lint .* s$/),
    expect.stringMatching(/^ok {3}rules .* s {2}7 untested$/),
  ]);
});

test('the first step that fails shows its output and ends the run', async () => {
  const { ok, ran, printed } = await run({
    lint: { ok: false, output: 'line 7: wrong\n' },
    types: { ok: true, output: '' },
  });
  expect(ok).toBe(false);
  expect(ran).toEqual(['lint']);
  expect(printed).toEqual(['line 7: wrong', expect.stringMatching(/^FAIL lint /)]);
});

test('the end counts tests, skipped ones only if there are any, and names those that failed', () => {
  expect(tallyText({ passed: 12, failed: 0, skipped: 0, failures: [] })).toBe('12 passed, 0 failed');
  expect(tallyText({ passed: 1, failed: 2, skipped: 3, failures: ['a.test.ts > one', 'a.test.ts > two'] })).toBe(
    'failed: a.test.ts > one\nfailed: a.test.ts > two\n1 passed, 2 failed, 3 skipped',
  );
});
