/** Whole turns: with the pointer, on a phone, with the keyboard alone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, questionOn } from './fixture/answering.ts';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { situation } from './fixture/situations.ts';

/** More answers than any turn takes. */
const MOST = 60;
/** More turns than ever pass without a check. */
const MOST_WITHOUT = 25;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Somebody whose turn has just begun, among artificial players. */
async function atTheirTurn(size?: { width: number; height: number }): Promise<Person> {
  const person = await world.person(size);
  await person.goToTable(await world.prepare(situation('turn'), person, () => 'artificial'));
  await person.asked();
  return person;
}

/** The number of the turn, as the page says it. */
async function turn(page: Page): Promise<number> {
  const said = await page.locator('[data-turn]').first().getAttribute('data-turn');
  return Number(said);
}

/** Answers until so many turns have passed, or the game is over. */
async function playTurns(person: Person, turns: number, answer: () => Promise<void>): Promise<void> {
  const first = await turn(person.page);
  for (let given = 0; (await person.asked()) !== null && (await turn(person.page)) < first + turns; given++) {
    if (given > MOST * turns) throw new Error('the turn does not end');
    await answer();
  }
}

/** Whether the log tells of a check and how it ended. Only the last turns are unfolded in it. */
async function tellsOfCheck({ log }: Person): Promise<boolean> {
  const told = [/Skill check/, /Check (passed|partly passed|failed)/].map((line) => log.getByText(line).count());
  return (await Promise.all(told)).every((count) => count > 0);
}

test('full turns with checks are played, each question answered where it stands', async () => {
  const person = await atTheirTurn();
  let checked = false;
  const answer = async () => {
    checked ||= await tellsOfCheck(person);
    await person.answer();
  };
  await playTurns(person, 5, answer);
  // Chance may bring crises without one.
  for (let turns = 5; turns < MOST_WITHOUT && !checked; turns++) await playTurns(person, 1, answer);
  expect(checked).toBe(true);
  expect(await person.barriers()).toEqual([]);
  expect(person.complaints).toEqual([]);
  await person.context.close();
});

test('a turn is played on a phone', async () => {
  const person = await atTheirTurn({ width: 390, height: 844 });
  await playTurns(person, 1, async () => {
    expect(await person.overhang()).toBeLessThanOrEqual(0);
    await person.answer();
  });
  expect(await person.barriers()).toEqual([]);
  expect(person.complaints).toEqual([]);
  await person.context.close();
});

/** What has the focus: whether it is anything at all, can be seen, and is an answer. */
async function focus(page: Page): Promise<{ lost: boolean; visible: boolean; option: boolean; confirm: boolean }> {
  return await page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { lost: true, visible: false, option: false, confirm: false };
    const style = getComputedStyle(at);
    const outlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const box = at.getBoundingClientRect();
    return {
      lost: false,
      visible: (outlined || style.boxShadow !== 'none') && box.width > 0 && box.bottom > 0 && box.top < innerHeight,
      option: at.hasAttribute('data-option'),
      confirm: at.hasAttribute('data-confirm'),
    };
  });
}

/** Presses Tab until something wanted has the focus; everything on the way can be seen to have it. */
async function tabTo(page: Page, wanted: 'option' | 'confirm'): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    const at = await focus(page);
    if (at[wanted]) {
      expect(at.visible).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no ${wanted} is reached by Tab`);
}

test('a turn is played with the keyboard alone, and the focus is never lost', async () => {
  const person = await atTheirTurn();
  const { page } = person;
  let answers = 0;
  await playTurns(person, 2, async () => {
    const question = await questionOn(page);
    // Every other answer by its number, the rest by going there.
    if (answers++ % 2 === 0) {
      await tabTo(page, 'option');
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('1');
    }
    await page.waitForFunction(
      (before) =>
        (document.querySelector('[data-question]')?.getAttribute('data-question') ?? null) !== before ||
        document.querySelector('[data-confirm]') !== null,
      question,
    );
    for (let more = 2; (await questionOn(page)) === question; more++) {
      if (await page.locator('[data-confirm]').isEnabled()) {
        await tabTo(page, 'confirm');
        await page.keyboard.press('Enter');
        await answered(page, question);
      } else {
        await page.keyboard.press(String(more));
      }
    }
    expect((await focus(page)).lost).toBe(false);
  });
  expect(person.complaints).toEqual([]);
  await person.context.close();
});
