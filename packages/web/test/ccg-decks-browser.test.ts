/** Decks on the page: from the lobby to the first card, brought to a table, tried alone, and how they have done. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked } from './fixture/answering.ts';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { answerOnCards, pass } from './fixture/card-play.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const desk = { width: 1440, height: 900 };
/** Milliseconds. */
const MINUTE = 60_000;
/** From the lobby to the first card that is played, that of the lobby included. */
const MOST_CLICKS = 7;

test(
  'a stranger has played a first card of a beginners deck a few clicks after the lobby',
  async () => {
    const stranger = await world.person(desk);
    const { page } = stranger;
    await page.goto('/');
    await page.getByText('each with a small deck for beginners').waitFor();
    let clicks = 0;
    page.on('console', (message) => {
      if (message.text() === 'clicked') clicks++;
    });
    await page.addInitScript(() => window.addEventListener('click', () => console.info('clicked'), { capture: true }));
    await page.getByRole('button', { name: 'Play the card game now' }).click();
    clicks++;
    await page.getByRole('region', { name: 'Your fleet' }).waitFor();
    const played = stranger.log.getByText(/^You play /);
    while ((await played.count()) === 0) {
      const question = await asked(page);
      expect(await page.getByRole('dialog').count()).toBe(0); // no page of text
      await answerOnCards(stranger, question ?? '');
    }
    expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(stranger.complaints).toEqual([]);
  },
  MINUTE,
);

test('decks are brought to a table: by whoever makes it, whoever joins, and changed until it starts', async () => {
  const ann = await (await world.person(desk)).signIn('Ann');
  const { page } = ann;
  const text = await readyMade(ann, 'politicians');
  const saved = { game: 'ccg', name: 'Ann of the Quorum', text: text.replace('# politicians', '# Ann of the Quorum') };
  await ann.context.request.post('/api/decks', { data: saved });
  await page.goto('/new?game=ccg');
  const deck = page.getByLabel('Your deck');
  await deck.selectOption({ label: 'vipers' });
  expect(await ann.barriers()).toEqual([]);
  await page.getByLabel('Quick start').check();
  await deck.waitFor({ state: 'detached' });
  await page.getByText('The quick-start game has its own two decks.').waitFor();
  await page.getByLabel('Quick start').uncheck();
  await page.getByLabel('Name of the game').fill('With decks');
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByRole('heading', { name: 'With decks' }).waitFor();
  await shows(deck, 'vipers');
  await deck.selectOption({ label: 'Ann of the Quorum' });
  await shows(deck, 'Ann of the Quorum');
  await page.reload();
  await shows(deck, 'Ann of the Quorum');
  await page.getByLabel('Deck of seat 2').waitFor();
  expect(await ann.barriers()).toEqual([]);

  const ben = await (await world.person(desk)).signIn('Ben');
  await ben.page.goto(page.url());
  await ben.page.getByLabel('Your deck').selectOption({ label: 'raiders' });
  expect(await ben.barriers()).toEqual([]);
  await ben.page.getByRole('button', { name: 'Take seat 2' }).click();
  await ben.page.getByRole('button', { name: 'Leave the seat' }).waitFor();
  await shows(ben.page.getByLabel('Your deck'), 'raiders');
  await page.getByText('deck chosen').waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('region', { name: 'Your fleet' }).waitFor();
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
});

test('a deck is tried alone at a real table, where nobody does anything against it', async () => {
  const mira = await (await world.person(desk)).signIn('Mira');
  const { page } = mira;
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Decks' }).click();
  await page.getByRole('button', { name: 'vipers', exact: true }).click();
  await page.getByText('This deck may be played.').waitFor();
  await page.getByRole('button', { name: /^Three turns alone/ }).click();
  await page.waitForURL(/\/table\//);
  await page.getByRole('region', { name: 'Your fleet' }).waitFor();
  const third = mira.log.getByText(/Turn 3/);
  while ((await third.count()) === 0) await pass(mira, (await asked(page)) ?? '');
  const others = mira.log.getByText(/^(?!You)\S+ (challenges|plays )/);
  expect(await others.count()).toBe(0);
  expect(mira.complaints).toEqual([]);
});

test('filters stand above the cards, count what they would show, and go at a click; keys change the copies', async () => {
  const mira = await (await world.person(desk)).signIn('Mira');
  const { page } = mira;
  await page.goto('/decks/ccg');
  const cards = page.getByRole('region', { name: 'Cards' });
  await page.getByLabel(/Ship 67$/).check();
  await page.getByLabel(/Sniper 6$/).check();
  await page.getByText('6 of 351 cards').waitFor();
  expect(await mira.barriers()).toEqual([]);
  await page.getByRole('button', { name: 'Without the filter: Sniper' }).click();
  await page.getByText('67 of 351 cards').waitFor();
  const viper = cards.getByRole('listitem').filter({ hasText: 'Colonial Viper 113' }).first();
  await viper.getByRole('button').first().focus();
  await page.keyboard.press('+');
  await viper.getByText('1 in the deck', { exact: false }).waitFor({ state: 'attached' });
  await page.keyboard.press('4');
  await viper.getByText('4 in the deck', { exact: false }).waitFor({ state: 'attached' });
  await page.keyboard.press('-');
  await viper.getByText('3 in the deck', { exact: false }).waitFor({ state: 'attached' });
  await page.keyboard.press('/');
  await page.keyboard.type('nonsuch');
  await page.getByText('0 of 351 cards').waitFor();
  expect(mira.complaints).toEqual([]);
});

test('on a phone it stands above the cards how far the deck has come, on a tablet the filters are folded', async () => {
  const mira = await (await world.person({ width: 390, height: 844 })).signIn('Mira');
  const { page } = mira;
  await page.goto('/decks/ccg');
  const browse = page.getByRole('region', { name: 'Cards' });
  const standing = page.locator('.ccg-standing');
  await standing.getByText('there is no base: a deck has exactly one').waitFor();
  await browse.getByRole('button', { name: 'One more Galactica', exact: true }).click();
  await standing.getByText('0 cards: at least 60').waitFor();
  expect(await mira.barriers()).toEqual([]);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.reload();
  await page.getByText('351 of 351 cards').waitFor();
  expect(await page.getByLabel(/Ship 67$/).isVisible()).toBe(false);
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel(/Ship 67$/).check();
  await page.getByText('67 of 351 cards').waitFor();
  expect(mira.complaints).toEqual([]);
});

async function readyMade({ context }: Person, name: string): Promise<string> {
  const { games } = await (await context.request.get('/api/setups')).json();
  return games.find(({ game }: { game: string }) => game === 'ccg').decks[name];
}

async function shows(field: Locator, deck: string): Promise<void> {
  await expect.poll(() => field.locator('option:checked').textContent()).toBe(deck);
}
