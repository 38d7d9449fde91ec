import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { writeTally } from '../packages/cli/src/checks/tests.ts';
import { merged, type RanFile, readRecord, writeRecord } from '../packages/cli/src/rules/record.ts';

/** Records in `root/.ragtag` which tests passed and which numbered rules they prove, for `./ragtag rules` and `test`. */
export function ruleReporter(root: string): Reporter {
  return {
    onTestRunEnd(modules) {
      const ran = modules.map((module) => ranFile(root, module));
      writeRecord(
        root,
        merged(readRecord(root) ?? {}, ran, (file) => existsSync(join(root, file))),
      );

      const states = ran.flatMap(({ tests }) => tests.map(({ state }) => state));
      const count = (wanted: string) => states.filter((state) => state === wanted).length;
      const failures = ran.flatMap(({ file, tests }) =>
        tests.filter(({ state }) => state === 'failed').map(({ fullName }) => `${file} > ${fullName}`),
      );
      writeTally(root, { passed: count('passed'), failed: failures.length, skipped: count('skipped'), failures });
    },
  };
}

function ranFile(root: string, module: TestModule): RanFile {
  const tests = [...module.children.allTests()].map((test) => ({
    name: test.name,
    fullName: test.fullName,
    state: test.result().state,
  }));
  return { file: relative(root, module.moduleId), tests };
}
