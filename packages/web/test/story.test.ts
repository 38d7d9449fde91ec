/** A game to its end: the closing screen, the replay, moments of the log. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { situation } from './fixture/situations.ts';

const phone = { width: 390, height: 844 };

let world: World;
/** Somebody who has just given the last answer of a game. */
let last: Person;
let game: string;
beforeAll(async () => {
  world = await openWorld();
  const here = situation('end');
  last = await world.person();
  game = await world.prepare(here, last);
  await last.goToTable(game);
  await last.asked();
  await last.choose(...here.chosen);
});
afterAll(() => world.close());

async function onlooker(path: string, size?: typeof phone): Promise<Person> {
  const person = await (await world.person(size)).signIn('Tess');
  await person.page.goto(path);
  return person;
}

async function isSound(person: Person): Promise<void> {
  expect(await person.barriers()).toEqual([]);
  expect(await person.overhang()).toBeLessThanOrEqual(0);
  expect(person.complaints).toEqual([]);
}

const position = (person: Person) => person.page.getByRole('slider', { name: 'Position in the game' });

test('the closing screen tells the game, can be put aside, and leads to the replay', async () => {
  const person = last;
  const { page } = person;
  const closing = page.getByRole('dialog', { name: 'How it went' });
  await closing.getByText(/^(Humans|Cylons) win$/).waitFor();
  expect(
    await closing
      .getByRole('region', { name: 'Who was what' })
      .getByText(/^(Human|Cylon)$/)
      .count(),
  ).toBe(5);
  expect(await closing.getByRole('img', { name: /Fuel from 8 to \d+/ }).count()).toBe(1);
  await isSound(person);
  await person.picture('closing');

  await closing.getByRole('button', { name: 'Show as a table' }).click();
  await closing.getByRole('columnheader', { name: 'Population' }).waitFor();
  await closing.getByRole('button', { name: /skill checks?, card by card/ }).click();
  await closing
    .getByText(/(passed|failed) · /)
    .first()
    .waitFor();
  await isSound(person);

  await closing.getByRole('button', { name: 'Look at the table' }).click();
  await page.getByRole('heading', { name: /(Humans|Cylons) win/ }).waitFor();
  await page.getByRole('button', { name: 'How it was' }).click();
  await closing.getByRole('region', { name: 'Turning points' }).getByRole('link').last().click();
  await position(person).waitFor();
  expect(await position(person).getAttribute('aria-valuetext')).toMatch(/win/);
  await isSound(person);
  await person.context.close();
});

test('a replay is gone through by keyboard, and the board and the log go with it', async () => {
  const person = await onlooker(`/replay/${game}`);
  const { page } = person;
  const slider = position(person);
  await slider.waitFor();
  const at = () => slider.inputValue();
  expect(await at()).toBe('0');
  const board = page.getByRole('region', { name: 'Board', exact: true });
  const before = await board.innerHTML();
  await page.keyboard.press('End');
  await expect.poll(at).toBe(await slider.getAttribute('max'));
  expect(await board.innerHTML()).not.toBe(before);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('region', { name: 'What happened' }).locator('[aria-current="step"]').waitFor();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(at).toBe('0');
  await page.getByRole('button', { name: 'One turn forward' }).click();
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/turn 1: Turn 1/);
  await page.getByRole('button', { name: /^Turn 3: / }).click();
  await page
    .locator('.log-turn', { has: page.getByRole('button', { name: /^Turn 3: / }) })
    .getByRole('listitem')
    .getByRole('button')
    .first()
    .click();
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/turn 3/);
  expect(new URL(page.url()).searchParams.get('at')).toBe(String(Number(await at()) + 1));
  await isSound(person);
  await person.picture('replay');

  await page.getByLabel('Seen by').selectOption('Onlookers');
  await page.getByRole('region', { name: 'Hands and loyalty' }).waitFor({ state: 'detached' });
  await isSound(person);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const started = Number(await at());
  await expect.poll(async () => Number(await at())).toBeGreaterThan(started);
  await page.keyboard.press('Escape');
  await person.context.close();
});

test('on a phone nothing sticks out', async () => {
  const person = await onlooker(`/table/${game}`, phone);
  await person.page.getByRole('dialog', { name: 'How it went' }).getByText('Turning points').waitFor();
  await isSound(person);
  await person.picture('closing-phone');
  await person.page.goto(`/replay/${game}?at=40`);
  await position(person).waitFor();
  expect(await position(person).inputValue()).toBe('39');
  await isSound(person);
  await person.picture('replay-phone');
  await person.context.close();
});

test('a line of the log shows its moment, and the log goes back to the start', async () => {
  const here = situation('turn');
  const person = await world.person();
  await person.goToTable(await world.prepare(here, person));
  const { page, log } = person;
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => {
      const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return pseudo?.startsWith('::view-transition') !== true; // until the page has come in, nothing on it can be pressed
    }),
  );
  await log.getByRole('button', { name: 'Show the log from the start' }).click();
  await log.getByRole('button', { name: 'Before the first turn' }).click();
  await log
    .getByRole('button', { name: /joins the crew/ })
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'Fights' }).check({ force: true });
  await log
    .getByRole('button', { name: /joins the crew/ })
    .first()
    .waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'All', exact: true }).check({ force: true });
  await log
    .getByRole('button', { name: /joins the crew/ })
    .first()
    .click();
  const moment = page.getByRole('dialog', { name: 'That moment' });
  await moment.getByRole('slider').waitFor();
  expect(await moment.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/joins the crew|You play/);
  await moment.getByRole('button', { name: 'One step forward' }).click();
  await isSound(person);
  await person.picture('moment');
  await page.keyboard.press('Escape');
  await moment.waitFor({ state: 'detached' });
  await person.asked();
  await person.context.close();
});
