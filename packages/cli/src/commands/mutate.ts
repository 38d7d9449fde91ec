import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand, type Io, UsageError } from '../command.ts';
import { usual } from '../games.ts';
import type { Mutant } from '../mutate/sample.ts';
import type { Workshop } from '../mutate/workshop.ts';
import { root } from '../root.ts';

/** A mistake that makes tests run for ever is noticed by that: they may take so many times as long as without it, in seconds. */
const [LONGER, AT_LEAST] = [3, 60];

export const command = defineCommand({
  name: 'mutate',
  summary: 'Break lines on purpose, and count how many the tests notice',
  flags: {
    package: { type: 'string', value: 'NAME', summary: `whose sources to break (${usual})` },
    under: { type: 'string', value: 'FOLDER', summary: 'only below this folder of its sources, like core/rules' },
    sample: { type: 'number', value: 'N', summary: 'how many lines, one at a time (50)' },
    seed: { type: 'number', value: 'N', summary: 'the same seed breaks the same lines (1)' },
    json: { type: 'boolean', summary: 'print the figures as JSON' },
  },
  async run({ flags }, io) {
    const name = flags.package ?? usual;
    const under = flags.under ?? '';
    if (!/^[a-z-]+$/.test(name) || !existsSync(join(root, 'packages', name, 'src', under))) {
      throw new UsageError(`there is no packages/${name}/src/${under}`);
    }
    const size = flags.sample ?? 50;
    if (!Number.isInteger(size) || size < 1) throw new UsageError('--sample expects a whole number from 1.');
    const { sampleOf } = await import('../mutate/sample.ts');
    const { Workshop } = await import('../mutate/workshop.ts');
    const sample = sampleOf(root, name, under, size, flags.seed ?? 1);
    const workshop = new Workshop(root);
    try {
      const began = performance.now();
      if (!(await workshop.passes([`packages/${name}/test`]))) {
        throw new UsageError(`the tests of ${name} fail as it is: mend that first.`);
      }
      const longest = Math.max(AT_LEAST, (LONGER * (performance.now() - began)) / 1000);
      const survivors = await tried(workshop, name, sample, longest, io);
      const killed = sample.length - survivors.length;
      const percent = Math.round((killed / Math.max(1, sample.length)) * 1000) / 10;
      const places = survivors.map(({ file, mutation: { line, told } }) => ({ file, line, told }));
      if (flags.json)
        io.print(JSON.stringify({ package: name, tried: sample.length, killed, percent, survivors: places }));
      else io.print(`${killed} of ${sample.length} noticed: ${percent} %`);
      return 0;
    } finally {
      workshop.close();
    }
  },
});

/** Those that no test noticed. */
async function tried(
  workshop: Workshop,
  name: string,
  sample: readonly Mutant[],
  longest: number,
  io: Io,
): Promise<readonly Mutant[]> {
  const { mutated } = await import('../mutate/mutations.ts');
  const { testsNamedAfter } = await import('../mutate/sample.ts');
  const survivors: Mutant[] = [];
  for (const mutant of sample) {
    const { file, mutation } = mutant;
    const source = workshop.read(file);
    workshop.write(file, mutated(source, mutation));
    const nearest = testsNamedAfter(root, name, file);
    const survives =
      (nearest.length === 0 || (await workshop.passes(nearest, longest))) &&
      (await workshop.passes([`packages/${name}/test`], longest));
    workshop.write(file, source);
    if (!survives) continue;
    survivors.push(mutant);
    io.complain(`not noticed: ${file}:${mutation.line}  ${mutation.told}`);
  }
  return survivors;
}
