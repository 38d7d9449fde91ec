/** The card game in a real browser on a real server: whole games, by pointer on the cards, by keyboard, by two people. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, asked, questionOn } from './fixture/answering.ts';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { answerOnCards, newGame, pass, settled, sitDown } from './fixture/card-play.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  await world.close();
});

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** Milliseconds: a whole game is many answers, and the machine may be busy. */
const PATIENCE = 400_000;

/** So many questions are answered on the cards; after that everything is passed, so that the game ends soon. */
async function playToTheEnd(person: Person, onCards: number): Promise<number> {
  let answers = 0;
  for (;;) {
    const question = await asked(person.page);
    if (question === null) return answers;
    if (answers < onCards) await answerOnCards(person, question);
    else await pass(person, question);
    answers++;
  }
}

test.each([
  ['a desk', desk],
  ['a phone', phone],
] as const)(
  'a whole game is played by pointer on %s',
  async (where, size) => {
    const mira = await (await world.person(size)).signIn('Mira');
    await sitDown(mira, await newGame(mira));
    expect(await mira.barriers()).toEqual([]);
    expect(await playToTheEnd(mira, 8)).toBeGreaterThan(8);
    await mira.log.getByText(/wins? the game/).waitFor({ state: size === phone ? 'detached' : 'visible' });
    expect(await mira.barriers()).toEqual([]);
    expect(await mira.overhang()).toBeLessThanOrEqual(0);
    expect(mira.complaints).toEqual([]);
    await mira.picture(`ccg-over-${where === 'a desk' ? 'desk' : 'phone'}`);
  },
  PATIENCE,
);

test(
  'a deck is started from a ready-made one, changed, saved, shared and played in one click',
  async () => {
    const mira = await (await world.person(desk)).signIn('Mira');
    const { page } = mira;
    await page.goto('/decks/ccg');
    await page.getByRole('button', { name: 'vipers', exact: true }).click();
    await page.getByText('This deck may be played.').waitFor();
    expect(await mira.barriers()).toEqual([]);
    await page.getByLabel('Name, text, trait or number').fill('starbuck hotshot');
    await page.getByText('1 of 351 cards').waitFor();
    const cards = page.getByRole('region', { name: 'Cards' });
    await cards.getByRole('button', { name: 'One less Starbuck, Hotshot Pilot' }).click();
    await page.getByText('59 cards: at least 60').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('This deck may be played.').waitFor();
    await page.getByLabel('Name of the deck').fill('My vipers');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.getByRole('button', { name: 'Try a hand' }).click();
    await expect.poll(() => page.locator('.ccg-try-hand > li').count()).toBe(4);
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('dialog').getByLabel('Share').first().inputValue();
    expect(link).toContain('BSG1-136');
    await page.keyboard.press('Escape');
    await mira.picture('ccg-decks-desk');
    await page.getByRole('button', { name: 'Play it against an artificial player' }).click();
    await page.waitForURL(/\/table\//);
    await page.getByRole('region', { name: 'Your fleet' }).waitFor();
    const ben = await world.person(phone);
    await ben.page.goto(link);
    await ben.page.getByRole('heading', { name: 'My vipers' }).waitFor();
    expect(await ben.barriers()).toEqual([]);
    expect(await ben.overhang()).toBeLessThanOrEqual(0);
    await ben.picture('ccg-decks-phone');
    expect([...mira.complaints, ...ben.complaints]).toEqual([]);
  },
  PATIENCE,
);

/** By keys alone: the sign of the first answer, and Enter where it has to be confirmed. */
async function answerByKeys({ page }: Person, question: string): Promise<void> {
  const confirm = page.locator('[data-question] [data-confirm]');
  if ((await confirm.count()) === 0) await page.keyboard.press('1');
  await Promise.race([answered(page, question), confirm.first().waitFor()]);
  if ((await questionOn(page)) !== question) return;
  if (!(await confirm.isEnabled())) await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await answered(page, question);
}

test(
  'a whole game is played with the keyboard alone, and a card is looked at closely',
  async () => {
    const mira = await (await world.person(desk)).signIn('Mira');
    const { page } = mira;
    await sitDown(mira, await newGame(mira));
    await asked(page);
    const hand = page.getByRole('region', { name: /^Your hand/ });
    await hand.getByRole('listitem').first().getByRole('button').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.getByRole('dialog').getByRole('heading', { name: 'Its rules' }).waitFor();
    expect(await mira.barriers()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (let question = await asked(page); question !== null; question = await asked(page))
      await answerByKeys(mira, question);
    await page.getByRole('region', { name: 'The end' }).getByRole('img').waitFor();
    expect(await mira.barriers()).toEqual([]);
    expect(mira.complaints).toEqual([]);
    await mira.picture('ccg-ending-desk');
  },
  PATIENCE,
);

test(
  'two people play each other in two browsers to the end, and see it again with both hands open',
  async () => {
    const ann = await (await world.person(desk)).signIn('Ann');
    const ben = await (await world.person(phone)).signIn('Ben');
    const { request } = ann.context;
    const wanted = {
      game: 'ccg',
      title: 'For two',
      configuration: { players: 2 },
      options: { listed: true, pokerFace: 0 },
    };
    const { id } = await (await request.post('/api/games', { data: { ...wanted, sit: true, deck: 'vipers' } })).json();
    await ben.context.request.post(`/api/games/${id}/join`, { data: { seat: null, deck: 'politicians' } });
    await request.post(`/api/games/${id}/start`, { data: {} });
    await sitDown(ann, id);
    await sitDown(ben, id);
    const over = async () => (await ann.page.locator('[data-status="over"]').count()) > 0;
    while (!(await over())) {
      for (const person of [ann, ben]) {
        const question = await questionOn(person.page);
        const isAsked = (await person.page.locator('[data-question] [data-option]:enabled').count()) > 0;
        if (question === null || !isAsked) continue;
        if (person === ann) await attack(ann, question);
        else await pass(ben, question);
      }
    }
    await ann.page.getByRole('region', { name: 'The end' }).waitFor();
    await ben.page.locator('[data-status="over"]').waitFor();
    expect(await ben.barriers()).toEqual([]);
    await ann.page.getByRole('link', { name: 'See it again, with all hands open' }).click();
    await ann.page.getByRole('region', { name: /^Ben's hand/ }).waitFor();
    expect(await ann.barriers()).toEqual([]);
    expect([...ann.complaints, ...ben.complaints]).toEqual([]);
    await ann.picture('ccg-replay-desk');
  },
  PATIENCE,
);

/** Challenges whenever that is possible, otherwise plays what there is. */
async function attack(person: Person, question: string): Promise<void> {
  const { page } = person;
  const verb = (name: string) => page.locator('.ccg-verb:visible', { hasText: new RegExp(`^${name}`) }).first();
  for (const name of ['Challenge', 'Play', 'As a resource']) {
    if ((await verb(name).count()) === 0) continue;
    await verb(name).click();
    await settled(page, question);
    return;
  }
  await pass(person, question);
}

test(
  "a table of the card game is light, and nothing of Galactica's comes with it",
  async () => {
    const mira = await (await world.person(desk)).signIn('Mira');
    const { page } = mira;
    const scripts: { readonly url: string; readonly size: number }[] = [];
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.endsWith('.js')) return;
      const { responseBodySize: size } = await response.request().sizes();
      scripts.push({ url: response.url(), size });
    });
    await page.goto(`/table/${await newGame(mira)}?game=ccg`);
    await asked(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter(({ url }) => url.includes('/galactica-'))).toEqual([]);
    expect(scripts.some(({ url }) => url.includes('/ccg-'))).toBe(true);
    expect(scripts.reduce((sum, { size }) => sum + size, 0) / 1024).toBeLessThan(250);
  },
  PATIENCE,
);
