/** The table of the card game, by finger, pointer and keys: what can be done there besides answering. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, asked, questionOn } from './fixture/answering.ts';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { type CardSituation, cardSituation } from './fixture/card-game.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Somebody at a table at this situation; returns the question. */
async function sits(person: Person, name: CardSituation, guide = false): Promise<string> {
  if (!guide) {
    const withoutGuide = () => localStorage.setItem('ragtag.settings', JSON.stringify({ guide: false }));
    await person.context.addInitScript(withoutGuide);
  }
  await person.goToTable(await world.prepare(cardSituation(name), person));
  return (await asked(person.page)) ?? '';
}

test('a finger chooses with the first tap and does it with the second; one that stays enlarges the card', async () => {
  const mira = await world.person(phone, { hasTouch: true });
  const { page } = mira;
  const question = await sits(mira, 'action');
  const playable = page.locator('.ccg-held .ccg-spot.ccg-lit:not(.ccg-verbs-2) .ccg-face').first();
  await playable.tap();
  await page.locator('.ccg-armed .ccg-verb', { hasText: 'tap again' }).waitFor();
  expect(await questionOn(page)).toBe(question);
  await playable.tap();
  await answered(page, question);
  expect(mira.complaints).toEqual([]);
});

test('on a phone an answer that is not to be seen on the table is listed', async () => {
  const mira = await world.person(phone, { hasTouch: true });
  const { page } = mira;
  const question = await sits(mira, 'which threat');
  const listed = page.locator('[data-question] [data-option]:visible');
  await page.locator('.ccg-staged-threat .ccg-verb').first().waitFor();
  expect(await listed.count()).toBe(0);
  // As if something else had the stage.
  await page.addStyleTag({ content: '.ccg-cylon-stage { display: none !important; }' });
  await page.setViewportSize({ width: 391, height: 844 });
  await listed.first().tap();
  await answered(page, question);
  expect(mira.complaints).toEqual([]);
});

test('on a phone the bars of a challenge are in sight while it is asked what to do in it', async () => {
  const mira = await world.person(phone, { hasTouch: true });
  const { page } = mira;
  await sits(mira, 'in a challenge');
  const inSight = () =>
    page.locator('.ccg-bars').evaluate((bars) => {
      const place = bars.closest('.middle')?.getBoundingClientRect();
      const { top, bottom } = bars.getBoundingClientRect();
      return place !== undefined && top >= place.top && bottom <= place.bottom;
    });
  await expect.poll(inSight).toBe(true);
  expect(mira.complaints).toEqual([]);
});

test('a card under an asset is told from the asset', async () => {
  const mira = await world.person(phone, { hasTouch: true });
  await sits(mira, 'jump');
  const verbs = mira.page.getByRole('region', { name: 'Your fleet' }).locator('.ccg-stack .ccg-verb');
  await expect.poll(() => verbs.getByText(/^Sacrifice supply/).count()).toBeGreaterThan(0);
  await verbs.filter({ hasText: 'Network Hacking' }).waitFor();
});

test('arrows go along a row and between rows, Tab to the next fleet', async () => {
  const mira = await world.person(desk);
  const { page } = mira;
  await sits(mira, 'action');
  const fleetInFocus = () =>
    page.evaluate(
      () => document.activeElement?.closest('.ccg-fleet, .ccg-folded-fleet')?.getAttribute('aria-label') ?? '',
    );
  const own = page.getByRole('region', { name: 'Your fleet' }).locator('.ccg-face');
  await own.first().focus();
  const first = await own.first().textContent();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(first);
  for (let steps = 0; steps < 4 && (await fleetInFocus()) === 'Your fleet'; steps++)
    await page.keyboard.press('ArrowUp');
  expect(await fleetInFocus()).not.toBe('Your fleet');
  await page.keyboard.press('Tab');
  expect(await fleetInFocus()).toBe('Your fleet');
  await page.keyboard.press('Shift+Tab');
  expect(await fleetInFocus()).not.toBe('Your fleet');
});

test('L goes to the log, P passes', async () => {
  const mira = await world.person(desk);
  const { page } = mira;
  const question = await sits(mira, 'action');
  expect(await page.locator('[data-question] .option-group').count()).toBeGreaterThan(1);
  expect(await page.locator('[data-question] [data-option]').first().textContent()).toMatch(/^Pass/);
  await page.keyboard.press('l');
  expect(await page.evaluate(() => document.activeElement?.closest('.log, [role="tablist"]') !== null)).toBe(true);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('p');
  await answered(page, question);
  await mira.log
    .getByText(/^You pass/)
    .last()
    .waitFor();
});

test('an answer that was answered is taken back once the other agrees, and both stand where they stood', async () => {
  const mira = await world.person(desk);
  const ben = await (await world.person(phone)).signIn('Ben');
  const account = await ben.identity();
  const game = await world.prepare(cardSituation('action'), mira, () => ({ account }));
  await mira.goToTable(game);
  await ben.goToTable(game);
  const question = await asked(mira.page);
  const own = mira.page.getByRole('region', { name: 'Your fleet' });
  const before = await own.textContent();
  await mira.page.getByRole('button', { name: /^Pass/ }).click();
  await mira.page.getByRole('button', { name: /^Take back/ }).waitFor();
  await asked(ben.page);
  await ben.page.getByRole('button', { name: /^Pass/ }).click();
  await mira.page.getByRole('button', { name: /^Ask to take back/ }).click();
  await mira.page.getByText('Waiting for the others to agree.').waitFor();
  await ben.page.getByRole('status').getByText('Mira wants to take the last answer back').waitFor();
  expect(await ben.overhang()).toBeLessThanOrEqual(0);
  await ben.page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => questionOn(mira.page)).toBe(question);
  await expect.poll(() => questionOn(ben.page)).toBe(null);
  await expect.poll(() => own.textContent()).toBe(before);
  await mira.page.getByRole('button', { name: /^Pass/ }).click();
  await asked(ben.page);
  expect([...mira.complaints, ...ben.complaints]).toEqual([]);
});

test('what is being played lies where it will lie, with what it brings about', async () => {
  const mira = await world.person(desk);
  const { page } = mira;
  const question = await sits(mira, 'action');
  await page.locator('.ccg-held .ccg-spot', { hasText: 'Raptor 168' }).locator('.ccg-face').click();
  await answered(page, question);
  await page.getByRole('heading', { name: 'Pay 2 security for Raptor 168' }).waitFor();
  const reserve = page.getByRole('region', { name: 'Your reserve' });
  await reserve.getByRole('listitem').filter({ hasText: 'will lie here' }).getByText('Raptor 168').first().waitFor();
  await page.getByText('With Raptor 168: 11. Level with it: a quiet phase.').waitFor();
  expect(await page.locator('.ccg-threat-bar > .ccg-coming').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Back to the list' }).count()).toBe(0); // something always pays
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await reserve.getByText('will lie here').waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Cylon threat 11' }).waitFor();
  expect(mira.complaints).toEqual([]);
});

test('while a challenge is staged, units of the other side that are answers stand as high as ever', async () => {
  const mira = await world.person(desk);
  const { page } = mira;
  await sits(mira, 'target in a challenge');
  const theirs = page.locator('.ccg-others > .ccg-fleet .ccg-row-alert .ccg-lit');
  await theirs.first().waitFor();
  const heights = await theirs.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThan(100);
  expect(mira.complaints).toEqual([]);
});

test('a challenge that is over is shown again, and put away', async () => {
  const mira = await world.person(desk);
  const { page } = mira;
  await sits(mira, 'challenge decided');
  await mira.choose(...cardSituation('challenge decided').chosen);
  const stage = page.getByRole('region', { name: 'The challenge' });
  await stage
    .getByRole('status')
    .getByText(/against/)
    .waitFor();
  await stage.getByRole('button', { name: 'Show it again' }).click();
  await stage.getByRole('button', { name: /^Skip/ }).click();
  await stage
    .getByRole('status')
    .getByText(/against/)
    .waitFor();
  await stage.getByRole('button', { name: /^Go on/ }).click();
  await stage.waitFor({ state: 'detached' });
  expect(mira.complaints).toEqual([]);
});

test.each(['four', 'six'] as const)(
  'at a table of %s one fleet is in focus, and another comes at a press',
  async (name) => {
    const mira = await world.person(desk);
    const { page } = mira;
    await sits(mira, name);
    const folded = page.getByRole('button', { name: /^Look at .* fleet/ });
    expect(await folded.count()).toBe({ four: 2, six: 4 }[name]);
    const label = (await folded.first().textContent()) ?? '';
    const who = /^Look at (.*)'s fleet/.exec(label)?.[1] ?? '';
    await folded.first().click();
    const opened = page.locator('.ccg-others > .ccg-fleet');
    await expect.poll(() => opened.getAttribute('aria-label')).toBe(`${who}'s fleet`);
    expect(await folded.count()).toBe({ four: 2, six: 4 }[name]);
    expect(await mira.overhang()).toBeLessThanOrEqual(0);
  },
);

test('a standing order to pass is given in words, and answers', async () => {
  const mira = await world.person(desk);
  const { page } = mira;
  const question = await sits(mira, 'in a challenge');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('button', { name: 'New order' }).click();
  const form = page.getByRole('dialog', { name: 'New order' });
  await form.getByLabel('When', { exact: true }).selectOption(cardSituation('in a challenge').asked.kind);
  await form.getByRole('button', { name: 'Give the order' }).click();
  await answered(page, question);
  expect(
    await page
      .getByRole('list', { name: /Your orders/ })
      .getByRole('listitem')
      .count(),
  ).toBe(1);
  expect(mira.complaints).toEqual([]);
});

test('the guide explains what happens for the first time, once, and can be sent away', async () => {
  const mira = await world.person(desk);
  const { page } = mira;
  await sits(mira, 'action', true);
  const guide = page.getByRole('region', { name: 'First game' });
  const title = (await guide.getByRole('heading').textContent()) ?? '';
  await guide.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => guide.getByRole('heading', { name: title, exact: true }).count()).toBe(0);
  await page.reload();
  await asked(page);
  expect(await guide.getByRole('heading', { name: title, exact: true }).count()).toBe(0);
  await guide.getByRole('button', { name: 'No more hints' }).click();
  await guide.waitFor({ state: 'detached' });
  await page.reload();
  await asked(page);
  expect(await guide.count()).toBe(0);
});

test('a game that is over is staged again, with both hands open', async () => {
  const mira = await world.person(desk);
  const { page } = mira;
  const here = cardSituation('end');
  const game = await world.prepare(here, mira);
  await mira.goToTable(game);
  await asked(page);
  await mira.choose(...here.chosen);
  await page.getByRole('link', { name: 'See it again, with all hands open' }).click();
  const hands = page.getByRole('region', { name: /hand: / });
  await hands.nth(1).waitFor();
  expect(await hands.count()).toBe(2);
  const heights = await hands.locator('.ccg-face').evaluateAll((faces) => faces.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThan(40);
  const story = page.locator('.screening-log');
  await story.getByText(/^Turn 5/).click();
  await story
    .getByText(/challenges .* with/)
    .first()
    .click();
  await page.getByRole('region', { name: 'The challenge' }).waitFor();
  expect(await mira.barriers()).toEqual([]);
  expect(mira.complaints).toEqual([]);
});
