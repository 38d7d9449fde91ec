import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A passed test that names the rules it proves. */
export interface Proof {
  readonly test: string;
  readonly ids: readonly string[];
}

/** What the last test runs proved, by test file. */
export type RuleRecord = Readonly<Record<string, readonly Proof[]>>;

export interface RanTest {
  /** As written in the file: `[BG-CHECK-03 BG-CHECK-04] a choice comes before the check`. */
  readonly name: string;
  /** With the groups it stands in. */
  readonly fullName: string;
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending';
}

export interface RanFile {
  readonly file: string;
  readonly tests: readonly RanTest[];
}

const CITED = /^\[([A-Z][A-Z0-9-]*(?: [A-Z][A-Z0-9-]*)*)\] /;

/** The ids of the rules that a test of this name proves. */
export function citedIds(name: string): string[] {
  return CITED.exec(name)?.[1]?.split(' ') ?? [];
}

/**
 * The record after a run. Files that did not run keep what they proved, as do tests that a filter left out; files that
 * no longer exist are forgotten.
 */
export function merged(before: RuleRecord, ran: readonly RanFile[], exists: (file: string) => boolean): RuleRecord {
  const files = new Map(Object.entries(before).filter(([file]) => exists(file)));
  for (const { file, tests } of ran) {
    const known = new Set(files.get(file)?.map(({ test }) => test));
    files.set(file, tests.filter((test) => proves(test, known)).map(asProof));
  }
  const proving = [...files].filter(([, proofs]) => proofs.length > 0);
  return Object.fromEntries(proving.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function proves({ name, fullName, state }: RanTest, known: ReadonlySet<string>): boolean {
  return citedIds(name).length > 0 && (state === 'passed' || (state === 'skipped' && known.has(fullName)));
}

function asProof({ name, fullName }: RanTest): Proof {
  return { test: fullName, ids: citedIds(name) };
}

/** Undefined before the first test run. */
export function readRecord(root: string): RuleRecord | undefined {
  const path = pathOf(root);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export function writeRecord(root: string, record: RuleRecord): void {
  const path = pathOf(root);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify(record, null, 1)}\n`);
  renameSync(`${path}.new`, path);
}

function pathOf(root: string): string {
  return join(root, '.ragtag/rules.json');
}
