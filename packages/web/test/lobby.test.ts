/** Before the table, in a real browser: arriving, making a game, coming by link. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from './fixture/browser.ts';

const phone = { width: 390, height: 844 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function isFit(person: Person, picture: string): Promise<void> {
  expect(await person.barriers()).toEqual([]);
  expect(await person.overhang()).toBeLessThanOrEqual(0);
  await person.picture(picture);
}

/** How the table that somebody looks at is played, as the server has it. */
async function optionsOf({ page, context }: Person): Promise<object> {
  const path = new URL(page.url()).pathname.replace('/table/', '/api/games/');
  const { options } = (await (await context.request.get(path)).json()) as { readonly options: object };
  return options;
}

test('from the first visit to the first question in one click', async () => {
  const person = await world.person();
  await person.page.goto('/');
  await person.page.getByRole('heading', { name: 'Open games' }).waitFor();
  await isFit(person, 'lobby-first-visit');
  await person.page.getByRole('button', { name: 'Play Galactica now' }).click();
  expect(await person.asked()).not.toBeNull();
  await expect.poll(() => person.page.title()).toContain('and the machines');
  expect(await optionsOf(person)).toMatchObject({ listed: false, botPace: 'brisk' });
  await person.answer();
  expect(person.complaints).toEqual([]);
});

test('the lobby says which game waits for whom, and shows others what they can join and watch', async () => {
  const [mira, jonas] = [await world.person(), await world.person(phone)];
  await mira.signIn('Mira');
  await jonas.signIn('Jonas');
  await mira.page.goto('/');
  await mira.makeGame('Three of us', 3);
  await jonas.page.goto('/');
  await jonas.page.getByRole('button', { name: 'Join Three of us' }).click();
  await jonas.page.getByRole('heading', { name: 'Three of us' }).waitFor();
  await mira.page.getByText('2 of 3 seats taken').waitFor();
  await mira.page.getByRole('button', { name: 'Start with 1 artificial player' }).click();
  const asked = await Promise.race([mira, jonas].map(async (person) => [await person.asked(), person] as const));
  const [, waited] = asked;
  const other = waited === mira ? jonas : mira;
  for (const person of [mira, jonas]) await person.page.goto('/');
  const mine = waited.page.getByRole('region', { name: 'My games' }).getByRole('article');
  await mine.getByText('Your answer', { exact: true }).waitFor();
  await mine.getByText(/Waiting for you/).waitFor();
  await other.page
    .getByRole('region', { name: 'My games' })
    .getByText(/Waiting for (Mira|Jonas) /)
    .waitFor();
  await isFit(mira, 'lobby');
  await isFit(jonas, 'lobby-phone');
  const tess = await world.person();
  await tess.page.goto('/');
  await tess.page.getByRole('link', { name: 'Watch Three of us' }).click();
  await tess.page.getByText('You are watching').waitFor();
  expect(await tess.page.locator('[data-question]').count()).toBe(0);
});

test('a lobby that cannot be brought up to date says since when', async () => {
  const person = await world.person();
  const { page } = person;
  await page.goto('/');
  await page.getByText(/^Up to date at/).waitFor();
  await page.route('**/api/**', (route) => route.abort());
  const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await lookAgain();
  await page
    .getByRole('alert')
    .getByText(/^Not up to date since/)
    .waitFor();
  expect(await page.getByRole('heading', { name: 'Open games' }).isVisible()).toBe(true);
  await page.unroute('**/api/**');
  await lookAgain();
  await page.getByText(/^Up to date at/).waitFor();
});

test('at twice the size everything is still there', async () => {
  const person = await world.person({ width: 512, height: 384 });
  await person.signIn('Mira');
  const { page } = person;
  for (const path of ['/', '/new', '/account', '/stand-in/none/none']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await person.overhang(), path).toBeLessThanOrEqual(0);
  }
});

test('the host chooses the characters, as the rules let them be chosen, and the table has them', async () => {
  const person = await world.person();
  await person.signIn('Mira');
  await person.page.goto('/new');
  const { page } = person;
  await page.getByRole('group', { name: 'Players' }).getByText('3', { exact: true }).click();
  await page.getByText('I choose them now').click();
  const character = (name: string) => page.getByRole('button', { name });
  await character('Laura Roslin').click();
  await page.getByText('Choose for player 2 of 3').waitFor();
  // another type is due now
  await expect.poll(() => character('Tom Zarek Political leader').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByRole('alert').getByText('Choose 2 more').waitFor();
  await character('William Adama').click();
  await page.getByText('Choose for player 3 of 3').waitFor();
  await character('Kara').click();
  await page.getByText('Everybody has a character.').waitFor();
  await page.getByText('More options').click();
  await page.getByLabel('Two cards from the Brig').check();
  await isFit(person, 'new-game-characters');
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByText('Player 1: Laura Roslin').waitFor();
  await page.getByText('House rule: Two cards from the Brig').waitFor();
  expect(await optionsOf(person)).toMatchObject({ botPace: 'brisk' });
  await isFit(person, 'gathering-characters');
  await page.getByRole('button', { name: 'Start with 2 artificial players' }).click();
  await person.asked();
  const crew = page.getByRole('region', { name: 'Crew' });
  for (const name of ['Laura Roslin', 'William Adama', 'Kara "Starbuck" Thrace']) {
    await crew.getByText(name).first().waitFor();
  }
  await page.getByText('House rules', { exact: true }).waitFor();
});

test('boxes are taken from a shelf, and what that changes is said at once', async () => {
  const person = await world.person();
  await person.signIn('Mira');
  const { page } = person;
  await page.goto('/new?sets=base');
  const changes = page.getByRole('status').filter({ hasText: 'On the table then' });
  await changes.getByText('attack cards among the crises').waitFor();
  await page.getByText('More options').click();
  expect(await page.getByRole('checkbox', { name: 'Cylon Fleet board', exact: true }).isDisabled()).toBe(true);
  await page.getByText('Comes with Exodus').first().waitFor();
  const variant = page.getByRole('checkbox', { name: 'No Sympathizer', exact: true });
  expect(await variant.isDisabled()).toBe(true); // five players, and so no Sympathizer
  await page.getByRole('group', { name: 'Players' }).getByText('4', { exact: true }).click();
  await page.getByText('1 Sympathizer, once everybody has a card').waitFor();
  await variant.check();
  await page.getByText('7 “You are not a Cylon”').waitFor();
  await variant.uncheck();
  await page.getByRole('checkbox', { name: /^Exodus/ }).check();
  await changes.getByText('the Cylon Fleet board').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Cylon Fleet board', exact: true }).isDisabled()).toBe(false);
  await page.getByRole('button', { name: 'First evening' }).click();
  await isFit(person, 'new-game-shelf');
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByText('Base game', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Start/ }).click();
  await person.asked();
  expect(await page.locator('[data-option]').count()).toBeLessThanOrEqual(10);
});

test('characters are chosen from the boxes that are taken, and no others', async () => {
  const person = await world.person();
  await person.signIn('Mira');
  const { page } = person;
  await page.goto('/new?sets=base');
  await page.getByText('I choose them now').click();
  const all = page.getByRole('list', { name: 'Characters' }).getByRole('button');
  await expect.poll(() => all.count()).toBe(10);
  await page.getByRole('button', { name: 'Laura Roslin' }).click();
  await page.getByText('another type of character is due').waitFor();
  await page.getByRole('link', { name: 'BG-SETUP-32' }).last().click();
  await page.getByText('must take a character of whichever of the three types').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /^Exodus/ }).check();
  await expect.poll(() => all.count()).toBe(14);
  await page.getByRole('button', { name: 'Tory' }).waitFor();
  await page.getByRole('checkbox', { name: /^Pegasus/ }).check();
  await page.getByRole('checkbox', { name: 'Cylon Leader' }).check();
  await page.getByRole('button', { name: 'Cavil' }).click();
  await page.getByText('there can be only one Cylon Leader').waitFor();
  await page.getByText('but an agenda').waitFor();
  await page.getByRole('checkbox', { name: /^Pegasus/ }).uncheck();
  await page.getByText('Choose for player 2 of 5').waitFor(); // he went with his box
  await isFit(person, 'new-game-fewer-boxes');
  await page.getByText('At random', { exact: true }).click();
  await page.getByRole('button', { name: 'Make the game' }).click();
  for (const player of [1, 2, 3, 4, 5]) await page.getByText(`Player ${player}:`).waitFor();
});

test('what cannot be chosen says why, with its rule, and is there again when it can', async () => {
  const person = await world.person();
  await person.signIn('Mira');
  const { page } = person;
  await page.goto('/new');
  const players = page.getByRole('group', { name: 'Players' });
  expect(await players.getByRole('radio', { name: '7' }).isDisabled()).toBe(true);
  await page.getByText('More than 6 only with: Cylon Leader.').getByRole('link', { name: 'BG-SETUP-38' }).waitFor();
  await page.getByRole('checkbox', { name: 'Cylon Leader' }).check();
  await page.getByText('If nobody takes one').waitFor();
  await players.getByText('7', { exact: true }).click();
  await page.getByText('If nobody takes one').waitFor({ state: 'detached' });
  await page.getByText('More options').click();
  await page.getByText('Only for 2, 3, 4, 5 or 6 players.').waitFor();
  await players.getByText('2', { exact: true }).click();
  await page.getByText('Nobody has a card until the fleet is half way').waitFor();
  await page.getByText('Only for 4, 5, 6 or 7 players.').waitFor();
  await page.getByText('Not with 2 players.').getByRole('link', { name: 'BG-VAR2P-04' }).waitFor();
  await page.getByRole('checkbox', { name: 'Fully cooperative' }).check();
  await page.getByText('There is none: nobody is a Cylon.').waitFor();
  await isFit(person, 'new-game-forbidden');
  await page.getByRole('checkbox', { name: 'Fully cooperative' }).uncheck();
  await players.getByText('1', { exact: true }).click();
  await page.getByText('Three lie unseen before whoever assists you').waitFor();
  await players.getByText('5', { exact: true }).click();
  expect(await page.getByRole('checkbox', { name: 'Cylon Leader' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'Conflicted loyalties' }).isChecked()).toBe(true);
});

test('every option is there on a phone, with its rules', async () => {
  const person = await world.person(phone);
  await person.signIn('Mira');
  await person.page.goto('/new');
  const { page } = person;
  await page.getByText('2 “You are a Cylon”').waitFor();
  await page.getByRole('group', { name: 'Players' }).getByText('4', { exact: true }).click();
  await page.getByText('1 Mutineer').waitFor();
  await page.getByRole('radio', { name: /^Live/ }).check();
  await page.getByLabel('Reserve (seconds)').waitFor();
  expect(await page.getByRole('radio', { name: /^Briskly/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Like people/ }).check();
  await page.getByText('More options').click();
  await page.getByRole('link', { name: 'BG-LOYDECK-02' }).waitFor();
  await isFit(person, 'new-game-phone');
});

test('the text of a game is copied, in two forms, and the journal is there to take', async () => {
  const person = await world.person(undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = person;
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Galactica now' }).click();
  await person.asked();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const parts = ['# ', ' and the machines', '## Fleet', '## What happened', ' goes first'];
  const found = await copied();
  expect(parts.filter((part) => !found.includes(part))).toEqual([]);
  await dialog.getByText('BBCode').click();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await dialog.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await copied()).toContain('[b]Fleet[/b]');
  expect(await person.barriers()).toEqual([]);
  await person.picture('export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
});
