/** The stage in a real browser: a check of a real game, seen by the one who adds last. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { type Situation, situation } from './fixture/situations.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1600, height: 1000 };

let world: World;
let here: Situation;
beforeAll(async () => {
  here = situation('skill check');
  world = await openWorld();
});
afterAll(() => world.close());

const stageOf = ({ page }: Person): Locator => page.getByRole('region', { name: 'On stage' });
const cardsOf = (person: Person): Locator =>
  stageOf(person).getByRole('list', { name: 'Cards of the check' }).getByRole('listitem');
const faceDown = { hasText: 'Face down' };

/** How it ends, in the words of the stage. */
function result(): string {
  const event = here.events.find(({ type }) => type === 'check-outcome');
  const words: Readonly<Record<string, string>> = { pass: 'passed', partial: 'partly passed', fail: 'failed' };
  const strength = String(event?.['strength']).replace('-', '−');
  return `${strength} against ${event?.['difficulty']}: ${words[String(event?.['outcome'])]}`;
}

function cardsRevealed(): number {
  const cards = here.events.find(({ type }) => type === 'check-revealed')?.['cards'];
  return Array.isArray(cards) ? cards.length : 0;
}

/** Whether two parts of the page lie over each other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('not on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

async function atTable(size: typeof phone, more = {}): Promise<Person> {
  const person = await world.person(size, more);
  await person.goToTable(await world.prepare(here, person));
  await person.asked();
  return person;
}

for (const [name, size] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test(`without motion everything is there at once (${name})`, async () => {
    const person = await atTable(size);
    const stage = stageOf(person);
    await stage.getByText('cards are added').waitFor();
    await stage.getByText('You add now').waitFor();
    expect(
      await cardsOf(person)
        .filter({ hasNot: person.page.getByText('Face down') })
        .count(),
    ).toBe(0);
    expect(await overlap(stage, person.page.getByRole('region', { name: 'Question' }))).toBe(false);
    await person.picture(`check-adding-${name}`);

    await person.choose(...here.chosen);
    await stage.getByText(result()).waitFor();
    expect(await cardsOf(person).count()).toBe(cardsRevealed());
    expect(await cardsOf(person).filter(faceDown).count()).toBe(0);
    await person.page.getByRole('status').filter({ hasText: result() }).first().waitFor({ state: 'attached' });
    expect(await person.barriers()).toEqual([]);
    await person.picture(`check-result-${name}`);

    await stage.getByRole('button', { name: 'Put aside' }).click();
    await stage.getByText(result()).waitFor();
    expect(await cardsOf(person).count()).toBe(0);
    await stage.getByRole('button', { name: 'Show', exact: true }).click();
    expect(await cardsOf(person).count()).toBe(cardsRevealed());
    expect(person.complaints).toEqual([]);
    expect(await person.overhang()).toBeLessThanOrEqual(0);
    await person.context.close();
  });
}

test('on a tablet the crew leaves room for eight lines of the log', async () => {
  const person = await atTable({ width: 820, height: 1180 }, { hasTouch: true });
  const { height } = (await person.log.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(8 * 24);
  await person.context.close();
});

test('with motion cards turn over one by one, by hand or all at once', async () => {
  const person = await world.person(desk, { reducedMotion: 'no-preference' });
  await person.page.clock.install();
  await person.goToTable(await world.prepare(here, person));
  await person.asked();
  await turnFirst(person);
  const turned = async () => (await cardsOf(person).count()) - (await cardsOf(person).filter(faceDown).count());
  await expect.poll(turned).toBe(1);
  await stageOf(person).getByRole('button', { name: 'Turn next' }).click();
  await expect.poll(turned).toBe(2);
  expect(await stageOf(person).getByText(result()).count()).toBe(0);
  expect(await person.barriers()).toEqual([]);
  await person.picture('check-half-desk');
  await person.page.clock.pauseAt(await person.page.evaluate(() => Date.now() + 1_000)); // it stays to be looked at
  await person.page.keyboard.press('Escape');
  await person.page.clock.runFor(100); // the page draws
  await stageOf(person).getByText(result()).waitFor();
  expect(await turned()).toBe(cardsRevealed());
  expect(person.complaints).toEqual([]);
  await person.context.close();
});

test('a pointer that rests on the stage holds it while it is read, not for ever; the keyboard does', async () => {
  for (const hold of ['pointer', 'keyboard'] as const) {
    const person = await world.person(desk, { reducedMotion: 'no-preference' });
    const { page } = person;
    await page.clock.install();
    await person.goToTable(await world.prepare(here, person));
    await person.asked();
    const stage = stageOf(person);
    const aside = stage.getByRole('button', { name: 'Put aside' });
    if (hold === 'pointer') await stage.hover();
    await answerInStillTime(person, here, stage.getByRole('button', { name: 'Show all' }));
    await page.keyboard.press('Escape');
    await page.clock.runFor(100);
    await stage.getByText(result()).waitFor();
    if (hold === 'keyboard') {
      await aside.focus();
      expect(await aside.evaluate((button) => button.matches(':focus-visible'))).toBe(true);
    }
    const open = [];
    for (const passed of [5_000, 60_000]) {
      await page.clock.runFor(passed);
      open.push((await cardsOf(person).count()) > 0);
    }
    expect(open, hold).toEqual([true, hold === 'keyboard']);
    await person.context.close();
  }
});

/** Answers while time stands still, so that no card turns before the first is turned by hand; then none does by itself. */
async function turnFirst(person: Person): Promise<void> {
  const turnNext = stageOf(person).getByRole('button', { name: 'Turn next' });
  await answerInStillTime(person, here, turnNext);
  await turnNext.dispatchEvent('click');
  await person.page.clock.resume();
}

/** Time passes only in small steps, until this is on the page. Nothing is pressed as usual: that takes time. */
async function answerInStillTime({ page }: Person, { chosen }: Situation, until: Locator): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  for (const option of chosen) await page.locator(`[data-question] [data-option="${option}"]`).dispatchEvent('click');
  const confirm = page.locator('[data-question] [data-confirm]');
  if ((await confirm.count()) > 0) await confirm.dispatchEvent('click');
  const seen = async () => {
    await page.clock.runFor(100); // the page draws what it has heard, and no beat is passed over
    return await until.count();
  };
  await expect.poll(seen, { timeout: 60_000 }).toBe(1);
}

test('an execution has a headline of its own, which stays until one goes on', async () => {
  const execution = situation('execution');
  const person = await world.person();
  const { page } = person;
  await page.clock.install();
  await person.goToTable(await world.prepare(execution, person));
  await person.asked();
  const moment = page.getByRole('region', { name: 'Just happened' });
  await answerInStillTime(person, execution, moment.getByText(/(is|are) executed/));
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: /(is|are) executed/ })
      .count(),
  ).toBeGreaterThan(0);
  await moment.getByRole('button', { name: 'Go on' }).dispatchEvent('click');
  await expect.poll(() => moment.getByText(/(is|are) executed/).count()).toBe(0);
  expect(person.complaints).toEqual([]);
  await person.context.close();
});

test('nothing is heard unless one has turned sound on, and then only once the page was touched', async () => {
  for (const sound of [false, true]) {
    const person = await world.person();
    await person.page.addInitScript(countTones, sound);
    await person.goToTable(await world.prepare(here, person));
    await person.asked();
    expect(await person.page.evaluate(tonesHeard)).toEqual({ opened: 0, started: 0 });
    await person.choose(...here.chosen);
    await stageOf(person).getByText(result()).waitFor();
    const started = async () => (await person.page.evaluate(tonesHeard)).started;
    if (sound) await expect.poll(started).toBeGreaterThan(0);
    expect((await person.page.evaluate(tonesHeard)).opened).toBe(sound ? 1 : 0);
    await person.context.close();
  }
});

/** In the page: counts what is opened and started of the browser's own sound, and turns sound on or off. */
function countTones(sound: boolean): void {
  const heard = { opened: 0, started: 0 };
  Object.assign(globalThis, { heard });
  localStorage.setItem('ragtag.settings', JSON.stringify({ sound, volume: 0.5 }));
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    heard.started++;
    start.call(this, when);
  };
  const Real = AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor() {
      super();
      heard.opened++;
    }
  };
}

function tonesHeard(): { opened: number; started: number } {
  return (globalThis as unknown as { heard: { opened: number; started: number } }).heard; // as `countTones` made it
}
