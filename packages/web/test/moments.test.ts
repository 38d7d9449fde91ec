/** Moments of real games, each played through the page by whoever is asked. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { type Situation, type SituationName, situation } from './fixture/situations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Somebody at a situation who gives the answer that makes it happen. */
async function play(name: SituationName, more = {}): Promise<{ person: Person; here: Situation }> {
  const here = situation(name);
  const person = await world.person(undefined, more);
  await person.goToTable(await world.prepare(here, person));
  await person.asked();
  await person.choose(...here.chosen);
  return { person, here };
}

async function isSound(person: Person): Promise<void> {
  expect(person.complaints).toEqual([]);
  expect(await person.overhang()).toBeLessThanOrEqual(0);
  await person.context.close();
}

test('a character is chosen', async () => {
  const here = situation('character choice');
  const person = await world.person();
  await person.goToTable(await world.prepare(here, person));
  await person.asked();
  expect(await person.barriers()).toEqual([]);
  const [option = 0] = here.chosen;
  const name = String(here.asked.options[option]?.['name']);
  await person.choose(option);
  await person.crew(here.seat).getByText(name).waitFor();
  await isSound(person);
});

test('a check is decided when the last has added cards', async () => {
  const { person, here } = await play('skill check');
  const outcome = here.events.find(({ type }) => type === 'check-outcome');
  const total = String(outcome?.['strength']).replace('-', '−');
  await person.log.getByText(`${total} against ${outcome?.['difficulty']}`).first().waitFor();
  expect(await person.barriers()).toEqual([]);
  await isSound(person);
});

test('the fleet jumps', async () => {
  const { person } = await play('jump');
  await person.log.getByText('The fleet jumps').last().waitFor();
  expect(await person.barriers()).toEqual([]);
  await isSound(person);
});

test('Cylon ships fight', async () => {
  const { person, here } = await play('fight');
  const fire = here.events.find(({ type }) => type === 'galactica-attacked');
  await person.log
    .getByText(/Cylons activate/)
    .first()
    .waitFor();
  if (fire)
    await person.log
      .getByText(new RegExp(`rolled ${fire['result']}`))
      .first()
      .waitFor();
  expect(await person.barriers()).toEqual([]);
  await isSound(person);
});

test('a hidden Cylon is revealed', async () => {
  const here = situation('reveal');
  const person = await world.person();
  const onlooker = await world.person();
  const game = await world.prepare(here, person);
  await person.goToTable(game);
  await (await onlooker.signIn('Tess')).goToTable(game);
  await person.asked();
  await person.choose(...here.chosen);
  for (const one of [person, onlooker]) await one.crew(here.seat).getByText('Cylon', { exact: true }).waitFor();
  expect(await person.barriers()).toEqual([]);
  await isSound(person);
  await isSound(onlooker);
});

test('somebody is executed', async () => {
  const { person } = await play('execution');
  await person.log
    .getByText(/executed/)
    .first()
    .waitFor();
  expect(await person.barriers()).toEqual([]);
  await isSound(person);
});

test('the game ends', async () => {
  const { person } = await play('end');
  expect(await person.asked()).toBeNull();
  await person.page.getByRole('heading', { name: /(Humans|Cylons) win/i }).waitFor();
  expect(await person.barriers()).toEqual([]);
  await isSound(person);
});

test('once the game is over nothing is played before the board', async () => {
  const { person } = await play('end by a check', { reducedMotion: 'no-preference' });
  const { page } = person;
  expect(await person.asked()).toBeNull();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const name of ['On stage', 'Just happened']) expect(await page.getByRole('region', { name }).count()).toBe(0);
  await isSound(person);
});

test('the log stays at its end, however fast lines come, until somebody scrolls up', async () => {
  const person = await world.person();
  await person.goToTable(await world.prepare(situation('crowd'), person));
  await person.asked();
  const below = () => person.log.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  /** Lines come, and only then the page hears that it has scrolled. */
  const grow = (fold = 0) =>
    person.log.evaluate((log, back) => {
      const lines = document.createElement('p');
      lines.style.blockSize = '400px';
      log.firstElementChild?.append(lines);
      log.scrollTop -= back; // what folds above takes it back
      log.dispatchEvent(new Event('scroll'));
    }, fold);
  await expect.poll(below).toBeLessThan(2);
  await grow();
  await expect.poll(below).toBeLessThan(2);
  await grow(300);
  await expect.poll(below).toBeLessThan(2);
  await person.log.evaluate((log) => {
    log.scrollTop -= 200;
    log.dispatchEvent(new Event('scroll'));
  });
  await grow();
  await person.log.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await below()).toBeGreaterThan(500);
  await person.context.close();
});
