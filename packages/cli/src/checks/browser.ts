/** The browser that the page's tests drive. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Outcome, Step } from './step.ts';

const CHROMIUM = '/usr/bin/chromium';
const APT = '/usr/bin/apt-get';

/** Chromium where the tests look for it: at RAGTAG_CHROMIUM, or where Debian puts it, installed if need be. */
export const browser: Step = {
  name: 'browser',
  summary: 'Chromium for the tests of the page, installed where Debian is',
  run: async () => found(process.env['RAGTAG_CHROMIUM'] ?? CHROMIUM) ?? install(),
};

function found(path: string): Outcome | null {
  return existsSync(path) ? { ok: true, output: '', note: path } : null;
}

function install(): Outcome {
  const missing = `There is no Chromium at ${CHROMIUM}, which the tests of the page drive.`;
  const other = 'Install it, or set RAGTAG_CHROMIUM to where one is.';
  if (process.env['RAGTAG_CHROMIUM'] !== undefined) {
    return { ok: false, output: `There is no Chromium at ${process.env['RAGTAG_CHROMIUM']} (RAGTAG_CHROMIUM).\n` };
  }
  if (process.getuid?.() !== 0 || !existsSync(APT)) {
    return { ok: false, output: `${missing} It can be installed by itself only as root, on Debian. ${other}\n` };
  }
  const quietly = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const update = spawnSync(APT, ['update', '-q'], quietly);
  const done = spawnSync(APT, ['install', '-q', '-y', '--no-install-recommends', 'chromium'], quietly);
  const said = `${update.stdout}${update.stderr}${done.stdout}${done.stderr}`;
  return found(CHROMIUM) ?? { ok: false, output: `${said}\n${missing} Installing it failed. ${other}\n` };
}
