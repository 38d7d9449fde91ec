/** Nobody's page learns what is hidden from them: not by what is sent, nor by its size, nor in its memory. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { catalog } from '@ragtag/galactica';
import type { Viewer } from '@ragtag/kernel';
import { seat } from '@ragtag/kernel';
import { Client } from '@ragtag/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';
import { prepareGame } from './fixture/prepared-game.ts';
import { situation } from './fixture/situations.ts';
import { type TwinGames, twinGames } from './fixture/twin-games.ts';

const PLAYERS = 5;
/** When nothing has come for so long, in milliseconds, nothing is under way. */
const QUIET = 1_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Without the times, and without what names this game: its id, and the names of questions, which are made from it. */
function anonymous(text: string, game: string): string {
  return text
    .replaceAll(game, 'GAME')
    .replace(/"(at|since|created|deadline)":\d+/g, '"$1":0')
    .replace(/"name":"[\w-]{16}","asked"/g, '"name":"QUESTION","asked"')
    .replace(/("at":\["question","name"\],"put":)"[\w-]{16}"/g, '$1"QUESTION"');
}

/** Everything a page receives, in order. */
class Traffic {
  readonly received: string[] = [];

  constructor(page: Page, game: () => string) {
    const note = (what: string) => this.received.push(anonymous(what, game()));
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => note(String(payload))));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      // How a game came to where it stands is played again for the log, and only one of the twins came there by its answers.
      if (!pathname.startsWith('/api/') || pathname.endsWith('/log')) return;
      this.pending.push(response.text().then((text) => note(`${pathname} ${text}`)));
    });
  }

  private readonly pending: Promise<unknown>[] = [];

  /** Whatever was under way has come. */
  async quiet(): Promise<void> {
    for (let before = -1; before !== this.received.length; ) {
      before = this.received.length;
      await setTimeout(QUIET);
    }
  }

  /** Messages of the socket in order; requests run side by side, so they are sorted. */
  async sorted(): Promise<string[]> {
    await Promise.all(this.pending);
    const [frames, replies] = [
      this.received.filter((one) => one.startsWith('{')),
      this.received.filter((one) => !one.startsWith('{')).sort(),
    ];
    return [...frames, ...replies];
  }
}

/** All texts in a page's memory. */
async function memory(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const parts: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => parts.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const { strings }: { strings: string[] } = JSON.parse(parts.join(''));
  return strings;
}

/** What the page is made of, which everybody gets: a sentence of a rule may name a card. */
function codeOfPage(): string {
  const pages = inject('pages');
  const scripts = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return scripts.map((file) => readFileSync(join(pages, file), 'utf8')).join('\n');
}

/** What one viewer's page receives while one of the twins is played. */
async function follow(viewer: Viewer, twins: TwinGames, which: 0 | 1): Promise<string[]> {
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, (_, number) => Client.guest(world.address, `Player ${number + 1}`)),
  );
  const accounts = await Promise.all(
    players.map(async (player) => (await player.get<{ me: { id: string } }>('/api/me')).me.id),
  );
  const prepared = twins.games[which];
  const host = accounts[prepared.seat] ?? '';
  const game = await prepareGame(world.server.storage, prepared, host, (at) => ({ account: accounts[at] ?? '' }));

  const person = await world.person();
  if (typeof viewer === 'number') {
    const [name = '', value = ''] = (players[viewer]?.identity ?? '').split('=');
    await person.context.addCookies([{ name, value, url: world.address }]);
  } else {
    await person.signIn('Tess');
  }
  const watching = await person.identity();
  const traffic = new Traffic(person.page, () => game);
  await person.goToTable(game);
  await traffic.quiet(); // what it asks for by itself it gets before anything happens, in both games
  for (const { seat: at, answers } of twins.given) {
    const page = await (players[at] as Client).connect(); // every seat has its player
    const table = await page.watch(game);
    await page.until(() => table.state?.question != null);
    const reply = await page.send({ type: 'answer', game, question: table.question, answer: plain(answers[which]) });
    expect(reply.type).toBe('ok');
    page.close();
  }
  await traffic.quiet(); // what the table does by itself after the last answer belongs to it
  // Whatever is said after all that: the last thing to wait for.
  const last = await (players[0] as Client).connect();
  await last.watch(game);
  await last.send({ type: 'say', game, text: 'That was all.', anyway: false });
  await expect.poll(() => traffic.received.some((one) => one.includes('That was all.'))).toBe(true);
  last.close();
  const received = (await traffic.sorted()).map((one) => hideNames(one, [...accounts, watching]));
  expect(person.complaints).toEqual([]);
  await person.context.close();
  return received;
}

const plain = (answer: number | readonly number[]) => (typeof answer === 'number' ? answer : [...answer]);

function hideNames(text: string, accounts: readonly string[]): string {
  return accounts.reduce((left, account, number) => left.replaceAll(account, `ACCOUNT ${number}`), text);
}

describe.each<{ viewer: Viewer }>([{ viewer: 'spectator' }, { viewer: seat(3) }])('for $viewer', ({ viewer }) => {
  test('two games that differ in what is hidden send the same bytes', async () => {
    const twins = twinGames(viewer);
    const ours = await follow(viewer, twins, 0);
    const other = await follow(viewer, twins, 1);
    expect(other.map(({ length }) => length)).toEqual(ours.map(({ length }) => length));
    expect(other).toEqual(ours);
    expect(ours.length).toBeGreaterThan(twins.given.length);
  });
});

describe('loyalty cards', () => {
  const faces = catalog()
    // Whoever is the Mutineer shows it at once.
    .filter(({ deck, name }) => deck === 'loyalty' && name !== 'You Are The Mutineer')
    .map(({ name }) => name);

  test("no onlooker's page has one in its memory that nobody has shown", async () => {
    const person = await world.person();
    const onlooker = await world.person();
    const game = await world.prepare(situation('turn'), person, () => 'artificial');
    await onlooker.signIn('Tess');
    await onlooker.goToTable(game);
    const remembered = await memory(onlooker.page);
    expect(faces.length).toBeGreaterThan(3);
    const code = codeOfPage();
    const tells = (face: string) =>
      remembered.filter((one) => one === face || (one.includes(face) && !code.includes(one)));
    expect(faces.flatMap(tells)).toEqual([]);
    await person.context.close();
    await onlooker.context.close();
  });

  test('the owner has them on the page only while the button is held', async () => {
    const person = await world.person();
    await person.goToTable(await world.prepare(situation('turn'), person));
    await person.asked();
    const shown = async () => {
      const page = await person.page.content();
      return faces.filter((face) => page.includes(face.replaceAll('&', '&amp;')));
    };
    expect(await shown()).toEqual([]);
    const button = person.page.getByRole('button', { name: /loyalty card/ }).first();
    await button.hover();
    await person.page.mouse.down();
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
    await person.page.mouse.up();
    await expect.poll(shown).toEqual([]);
    await button.focus();
    await person.page.keyboard.down('Space');
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(0);
    await person.page.keyboard.up('Space');
    await expect.poll(shown).toEqual([]);
    await person.context.close();
  });
});
