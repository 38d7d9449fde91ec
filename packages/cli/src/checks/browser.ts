/** The browser that the page's tests drive. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Outcome, Step } from './step.ts';

/** Chromium without its windows: the same pages, drawn with less work. */
const HEADLESS = 'chromium-headless-shell';
const APT = '/usr/bin/apt-get';

/** Chromium where the tests look for it: at RAGTAG_CHROMIUM, or where Debian puts it, installed if need be. */
export const browser: Step = {
  name: 'browser',
  summary: 'Chromium for the tests of the page, installed where Debian is',
  run: async () => {
    const given = process.env['RAGTAG_CHROMIUM'];
    if (given !== undefined) {
      if (existsSync(given)) return { ok: true, output: '', note: given };
      return { ok: false, output: `There is no Chromium at ${given} (RAGTAG_CHROMIUM).\n` };
    }
    const found = installed(HEADLESS) ?? install();
    return found.ok ? found : (installed('chromium') ?? found);
  },
};

function installed(name: string): Outcome | null {
  const path = `/usr/bin/${name}`;
  return existsSync(path) ? { ok: true, output: '', note: path } : null;
}

function install(): Outcome {
  const missing = 'There is no Chromium in /usr/bin, which the tests of the page drive.';
  const other = 'Install it, or set RAGTAG_CHROMIUM to where one is.';
  if (process.getuid?.() !== 0 || !existsSync(APT)) {
    return { ok: false, output: `${missing} It can be installed by itself only as root, on Debian. ${other}\n` };
  }
  const quietly = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const update = spawnSync(APT, ['update', '-q'], quietly);
  const done = spawnSync(APT, ['install', '-q', '-y', '--no-install-recommends', HEADLESS], quietly);
  const said = `${update.stdout}${update.stderr}${done.stdout}${done.stderr}`;
  return installed(HEADLESS) ?? { ok: false, output: `${said}\n${missing} Installing it failed. ${other}\n` };
}
