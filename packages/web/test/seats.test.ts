/** Seats that change hands while a game is played, and a server that goes away in the middle of a question. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeServer, readConfig } from '@ragtag/server';
import type { Created } from '@ragtag/server/http';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openWorld, type Person, type World } from './fixture/browser.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Two people and an artificial player, at a table that is played. */
async function twoAtATable(
  title: string,
  options: object = {},
): Promise<{ host: Person; guest: Person; game: string }> {
  const [host, guest] = [await world.person(), await world.person()];
  await host.signIn('Mira');
  await guest.signIn('Jonas');
  const made = await host.context.request.post('/api/games', {
    data: { game: 'galactica', title, configuration: { players: 3 }, options: { pokerFace: 0, ...options } },
  });
  const { id: game }: Created = await made.json();
  await guest.context.request.post(`/api/games/${game}/join`, { data: { seat: 1 } });
  await host.context.request.post(`/api/games/${game}/start`, { data: {} });
  await host.goToTable(game);
  return { host, guest, game };
}

const seats = (person: Person) => person.page.getByRole('dialog', { name: 'Seats' });
const proposalTo = (person: Person) => person.page.getByRole('region', { name: 'Proposal' });
/** Beside the table, or in a drawer while a character is chosen. */
const toChat = async ({ page }: Person) => {
  const tab = page.getByRole('tab', { name: /Chat/ });
  const drawer = page.getByRole('button', { name: /^Log and chat/ });
  await tab.or(drawer).first().waitFor();
  if (!(await tab.isVisible())) await drawer.click();
  await tab.click();
};
const announced = async (person: Person, said: string | RegExp) => {
  await toChat(person);
  await person.page.getByText(said).waitFor();
};
const openSeats = (person: Person) => person.page.getByRole('button', { name: 'Seats', exact: true }).click();

test('the host puts an artificial player in the place of somebody who is gone, and a friend takes the seat by link if the host agrees', async () => {
  const { host, game } = await twoAtATable('Gone');
  await openSeats(host);
  const seat = seats(host).getByRole('listitem').filter({ hasText: 'Jonas' });
  await seat.getByRole('button', { name: 'Put an artificial player here' }).click();
  expect(await host.barriers()).toEqual([]);
  await host.picture('seats');
  await seat.getByRole('button', { name: 'Yes, do it' }).click();
  await seats(host).getByText('Jonas').waitFor({ state: 'detached' });
  const link = await seats(host).getByLabel('Invitation').first().inputValue();
  const tess = await world.person({ width: 390, height: 844 });
  await tess.page.goto(link);
  await tess.page.getByRole('heading', { name: 'You are invited to a game' }).waitFor();
  expect(await tess.barriers()).toEqual([]);
  await tess.isCalled('Tess');
  await tess.page.getByRole('button', { name: 'Take the seat' }).click();
  await tess.page.getByText('Those at the table are asked whether they agree.').waitFor();
  expect(await tess.barriers()).toEqual([]);
  await host.page.keyboard.press('Escape');
  await proposalTo(host).getByText('Tess wants to take the seat of').waitFor();
  expect(await host.barriers()).toEqual([]);
  await host.picture('seat-proposal');
  await proposalTo(host).getByRole('button', { name: 'Agree' }).click();
  await announced(host, /^Ragtag Jonas no longer plays: /);
  await announced(host, /^Ragtag Tess takes the seat of /);
  await tess.page.waitForURL((url) => url.pathname.includes(`/table/${game}`));
});

test('whoever is there is asked before their seat goes to an artificial player, and may refuse', async () => {
  const { host, guest, game } = await twoAtATable('Still here');
  await guest.goToTable(game);
  await openSeats(host);
  const seat = seats(host).getByRole('listitem').filter({ hasText: 'Jonas' });
  await seat.getByRole('button', { name: 'Put an artificial player here' }).click();
  await seat.getByRole('button', { name: 'Yes, do it' }).click();
  await proposalTo(guest).getByText('An artificial player is to play instead of Jonas').waitFor();
  await proposalTo(guest).getByRole('button', { name: 'Refuse' }).click();
  await proposalTo(guest).waitFor({ state: 'detached' });
  await seats(host).getByText('Jonas').waitFor();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('an invitation keeps its title while the words of its game are on their way', async () => {
  const { game } = await twoAtATable('Slow line');
  const tess = await world.person();
  const held: Route[] = [];
  await tess.page.route(/\/assets\/lobby-(?!page)[^/]*\.js$/, (route) => void held.push(route));
  const told = tess.page.waitForResponse(`**/api/games/${game}`);
  await tess.page.goto(`/join/${game}`);
  await (await told).finished();
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await tess.page.evaluate(drawn);
  await tess.page.getByRole('heading', { name: 'You are invited to a game' }).waitFor();
  expect(await tess.barriers()).toEqual([]);
  expect(held).toHaveLength(1);
  for (const route of held) await route.continue();
  await tess.page.getByText('Slow line').waitFor();
});

test('a friend plays for somebody for a while and gives the seat back', async () => {
  const { host, guest, game } = await twoAtATable('Holiday');
  await guest.goToTable(game);
  await openSeats(guest);
  await seats(guest).getByRole('button', { name: 'Lend my seat' }).click();
  const link = await seats(guest).getByLabel('Link for your stand-in').inputValue();
  const tess = await world.person();
  await tess.page.goto(link);
  await tess.page.getByRole('heading', { name: 'You are asked to play for somebody else' }).waitFor();
  await tess.isCalled('Tess');
  expect(await tess.barriers()).toEqual([]);
  await tess.picture('stand-in');
  await tess.page.getByRole('button', { name: 'Play for them' }).click();
  await proposalTo(host).getByText('Tess is to play for Jonas').waitFor();
  await proposalTo(host).getByRole('button', { name: 'Agree' }).click();
  await announced(host, 'Tess plays for Jonas.');
  await openSeats(tess);
  await seats(tess).getByText('You play for Jonas.').waitFor();
  await seats(guest).getByText('Tess plays your seat.').waitFor();
  await seats(tess).getByRole('button', { name: 'Give the seat back' }).click();
  await seats(guest).getByRole('button', { name: 'Lend my seat' }).waitFor();
  expect(await seats(guest).getByText('Tess').count()).toBe(0);
  expect(host.complaints).toEqual([]);
});

test('the clock runs for whoever is asked, and stops when all agree', async () => {
  const { host, guest, game } = await twoAtATable('Clock', { clock: { kind: 'live', perDecision: 300, reserve: 600 } });
  await guest.goToTable(game);
  const clock = (person: Person) => person.page.getByRole('timer', { name: 'Clock' });
  await clock(guest)
    .getByText(/ \d+:\d\d$/)
    .first()
    .waitFor();
  await clock(host).getByRole('button', { name: 'Pause' }).click();
  const proposal = proposalTo(guest);
  await proposal.getByText('to pause the clock').waitFor();
  expect(await guest.barriers()).toEqual([]);
  await proposal.getByRole('button', { name: 'Agree' }).click();
  for (const person of [host, guest]) await clock(person).getByText('Paused').waitFor();
  await clock(guest).getByRole('button', { name: 'Go on' }).click();
  await clock(host).getByRole('button', { name: 'Pause' }).waitFor();
});

test('an answer that others have built on is taken back when all agree', async () => {
  const { host, guest, game } = await twoAtATable('Again');
  await guest.goToTable(game);
  // characters are chosen in turn: the second choice builds on the first
  const first = await Promise.race(
    [host, guest].map(async (person) => ((await person.asked()) === null ? host : person)),
  );
  const second = first === host ? guest : host;
  await first.answer();
  await second.asked();
  await second.answer();
  await first.page.getByRole('button', { name: 'Ask to take back' }).click();
  const proposal = proposalTo(second);
  await proposal.getByText('to take the last answer back').waitFor();
  await proposal.getByRole('button', { name: 'Agree' }).click();
  await first.page.getByRole('heading', { name: 'Choose your character' }).waitFor();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});

test('what is said at the table is heard there', async () => {
  const { host, guest, game } = await twoAtATable('Talk');
  await guest.goToTable(game);
  await toChat(host);
  await host.page.getByLabel('Say something to the table').fill('Good evening');
  await host.page.getByRole('button', { name: 'Say', exact: true }).click();
  await toChat(guest);
  const line = guest.page.getByText('Good evening');
  await line.waitFor();
  await line.locator('.speaker.seat-0', { hasText: /^Mira$/ }).waitFor();
  await host.context.request.post('/api/name', { data: { name: 'Myra' } });
  await line.locator('.speaker.seat-0', { hasText: /^Myra$/ }).waitFor();
  await guest.page.getByRole('button', { name: 'Say at a click...' }).click();
  await guest.page.getByRole('button', { name: 'Good manners' }).click();
  expect(await guest.barriers()).toEqual([]);
  await guest.page.getByRole('button', { name: 'Thank you!' }).click();
  await host.page.getByText('Thank you!').waitFor();
});

test('the page comes back by itself when the server does, to the question that was asked', async () => {
  const data = mkdtempSync(join(tmpdir(), 'ragtag-again-'));
  const start = async (port: number) => {
    const config = { ...readConfig({ data, port, rate: 0, threads: 0 }, {}), pages: inject('pages'), botsAtOnce: true };
    const server = await makeServer(config, (what, { error }) => {
      throw new Error(what, { cause: error });
    });
    return { server, address: await server.listen() };
  };
  const first = await start(0);
  const person = await world.person(undefined, { baseURL: first.address });
  await person.page.goto('/');
  await person.page.getByRole('button', { name: 'Play Galactica now' }).click();
  const question = await person.asked();
  await first.server.close();
  await person.page.getByRole('alert').getByText('No connection').waitFor();
  const second = await start(Number(new URL(first.address).port));
  await person.page.getByText('No connection').waitFor({ state: 'detached' });
  expect(await person.asked()).toBe(question);
  await person.answer();
  await person.context.close();
  await second.server.close();
  rmSync(data, { recursive: true });
});
