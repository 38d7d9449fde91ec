/** A copy of the repository in which sources can be broken without touching what somebody is working on. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'ragtag-mutate-'));

  constructor(private readonly root: string) {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
    for (const file of listed.toString().split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      cpSync(join(root, file), join(this.folder, file));
    }
    this.borrowModules();
  }

  /** Dependencies are shared; the packages of the repository are the copy's own. */
  private borrowModules(): void {
    const [from, to] = [join(this.root, 'node_modules'), join(this.folder, 'node_modules')];
    mkdirSync(join(to, '@ragtag'), { recursive: true });
    for (const name of readdirSync(from)) if (name !== '@ragtag') symlinkSync(join(from, name), join(to, name));
    for (const name of readdirSync(join(this.folder, 'packages'))) {
      symlinkSync(join(this.folder, 'packages', name), join(to, '@ragtag', name));
    }
  }

  /** As it was when the copy was made: the original may be worked on meanwhile. */
  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, source: string): void {
    writeFileSync(join(this.folder, file), source);
  }

  /** Whether these tests pass; those that do not come to an end in time do not. */
  passes(filters: readonly string[], seconds?: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const args = ['run', '--bail', '1', '--reporter', 'dot', ...filters];
      const vitest = join(this.root, 'node_modules/.bin/vitest');
      const run = spawn(vitest, args, { cwd: this.folder, stdio: 'ignore', detached: true });
      // With all that the tests have started: a database left running would be in the way of the next.
      const end = () => run.pid !== undefined && process.kill(-run.pid, 'SIGKILL');
      const late = seconds === undefined ? undefined : setTimeout(end, seconds * 1000);
      run.on('error', reject);
      run.on('close', (status) => {
        clearTimeout(late);
        resolve(status === 0);
      });
    });
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
