/** Starts a PostgreSQL for the tests of a run, and stops it after them. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './embedded-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the databases of the tests are; '' when no test of this run needs one. */
    postgres: string;
  }
}

/** Packages whose tests need a database: runs limited to others start faster without. */
const NEEDED_BY = ['server', 'cli'];

export default async function setUp(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const wanted = process.argv.slice(2).filter((argument) => /\bpackages\/|\.test\.ts$/.test(argument));
  if (wanted.length > 0 && !wanted.some((path) => NEEDED_BY.some((name) => path.includes(`packages/${name}`)))) {
    project.provide('postgres', '');
    return;
  }
  const postgres = await startPostgres('-c', 'fsync=off'); // no test pulls the plug on the database itself
  project.provide('postgres', postgres.url);
  return () => postgres.stop();
}
