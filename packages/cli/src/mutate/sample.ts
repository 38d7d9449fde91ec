/** Which mistakes to try, and which tests look first. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { whim } from '@ragtag/kernel';
import { type Mutation, mutationsOf } from './mutations.ts';

export interface Mutant {
  /** From the root of the repository. */
  readonly file: string;
  readonly mutation: Mutation;
}

/** So many of a package's possible mistakes, each as likely as any other; the same ones for the same seed. */
export function sampleOf(root: string, name: string, under: string, size: number, seed: number): readonly Mutant[] {
  const files = filesIn(root, join('packages', name, 'src', under), '.ts');
  const all = files.flatMap((file) =>
    mutationsOf(file, readFileSync(join(root, file), 'utf8')).map((mutation) => ({ file, mutation })),
  );
  const below = whim(seed);
  const drawn: Mutant[] = [];
  while (drawn.length < size && all.length > 0) drawn.push(...all.splice(below(all.length), 1));
  return drawn;
}

/** The tests named after a source file, which most likely notice a mistake in it. */
export function testsNamedAfter(root: string, name: string, file: string): readonly string[] {
  const chapter = basename(file, '.ts');
  return filesIn(root, join('packages', name, 'test'), '.test.ts').filter((test) => basename(test).startsWith(chapter));
}

function filesIn(root: string, folder: string, ending: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort();
}
