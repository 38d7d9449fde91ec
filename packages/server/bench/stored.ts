/** A server with very many games: how soon it is ready, and how soon any of them is open. */
import { join } from 'node:path';
import { galactica } from '@ragtag/galactica';
import { randomAnswer, startTable, whim, writeAnswer, writeCheckpoint } from '@ragtag/kernel';
import Database from 'libsql';
import { COOKIE } from '../src/http/session.ts';
import { tokenFor } from '../src/people/tokens.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { percentile, serve } from './load.ts';
import { Page } from './page.ts';
import { newGame, SESSION } from './prepare.ts';

/** Different games that the others are copies of, and how far they have come. */
const TEMPLATES = 25;
const LONGEST = 600;
const OPENED = 300;
/** Opened before any is measured: a server that has just started runs code for the first time. */
const WARM_UP = 100;

const viewer = { id: 'viewer', name: 'Viewer', password: null, created: 1 };
const players = [0, 1, 2, 3, 4].map((seat) => ({ ...viewer, id: `player-${seat}`, name: `Player ${seat}` }));

export async function measureStored(
  data: string,
  count: number,
): Promise<{ readonly startMillis: number; readonly openMillis: number }> {
  const storage = await openSqlite(data);
  const secret = await storage.setting('secret', () => 'for a bench');
  for (const account of [viewer, ...players]) await storage.createAccount(account, SESSION);
  for (let number = 0; number < TEMPLATES; number++) await storeTemplate(storage, number);
  await storage.close();
  copyTemplates(join(data, 'ragtag.db'), count);

  const begun = performance.now();
  const profiled = process.env['RAGTAG_BENCH_PROFILE'];
  const server = await serve(data, profiled ? ['--cpu-prof', `--cpu-prof-dir=${profiled}`] : []);
  const startMillis = performance.now() - begun;
  const page = await Page.open(
    server.address,
    `${COOKIE}=${tokenFor(secret, { account: viewer.id, session: SESSION })}`,
  );
  const below = whim(count);
  const times: number[] = [];
  for (let opened = -WARM_UP; opened < OPENED; opened++) {
    const game = idOf(below(count));
    const asked = performance.now();
    await page.send({ type: 'watch', game });
    if (opened >= 0) times.push(performance.now() - asked);
    await page.send({ type: 'unwatch', game });
  }
  page.cut();
  await server.stop();
  return { startMillis, openMillis: percentile(times, 0.99) };
}

function idOf(number: number): string {
  return `copy-${String(number).padStart(7, '0')}`;
}

async function storeTemplate(storage: Storage, number: number): Promise<void> {
  const id = `template-${number}`;
  const accounts = players.map((player) => player.id);
  const created = newGame(id, number, accounts);
  await storage.createGame(created);
  const below = whim(number);
  const table = startTable(galactica, galactica.configure(created.configuration), created.seed);
  const lines: string[] = [];
  const length = 1 + below(LONGEST);
  while (!table.over && lines.length < length) {
    const [asked] = table.pending;
    if (!asked) throw new Error('nobody is asked');
    table.answer(asked.seat, randomAnswer(asked, below));
    lines.push(writeAnswer(table.answerAt(lines.length)));
  }
  const pending = table.pending.map(({ seat, secret }) => ({ seat, secret }));
  const status = table.over ? 'over' : 'playing';
  await storage.append({ game: id, seq: 1, lines, at: 1, pending, status, checkpoint: writeCheckpoint(table) });
}

function copyTemplates(file: string, count: number): void {
  const database = new Database(file);
  database.exec('PRAGMA synchronous = OFF');
  const copies = `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1}),
    copy AS (SELECT printf('copy-%07d', i) AS id, 'template-' || (i % ${TEMPLATES}) AS template, i FROM n)`;
  database.exec('BEGIN');
  for (const sql of [
    `INSERT INTO games (id, game, game_version, format, configuration, seed, options, title, host, seats, created)
      ${copies} SELECT copy.id, game, game_version, format, configuration, seed, options, title, host, seats,
      created + i FROM copy JOIN games ON games.id = template`,
    `INSERT INTO progress (game, status, length, touched, pending) ${copies} SELECT copy.id, status, length, touched + i, pending
      FROM copy JOIN progress ON progress.game = template`,
    `INSERT INTO sitters (account, game) ${copies} SELECT account, copy.id FROM copy JOIN sitters ON sitters.game = template`,
    `INSERT INTO checkpoints (game, game_version, at, hash, words) ${copies} SELECT copy.id, game_version, at, hash, words
      FROM copy JOIN checkpoints ON checkpoints.game = template`,
    `INSERT INTO entries (game, seq, line, at) ${copies} SELECT copy.id, seq, line, at
      FROM copy CROSS JOIN entries ON entries.game = template`,
  ]) {
    database.exec(sql);
  }
  database.exec('COMMIT');
  database.close();
}
