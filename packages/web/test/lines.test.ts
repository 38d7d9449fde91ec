/** Lines that break, pages that have grown old, and two pages of one person. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, questionOn } from './fixture/answering.ts';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { situation } from './fixture/situations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** To the server: while it is not open, nobody gets through. */
interface Line {
  open: boolean;
  cut: () => Promise<void>;
}

/** Somebody in the middle of choosing cards for a check. */
async function deciding(): Promise<{ person: Person; question: string | null; line: Line }> {
  const person = await world.person();
  const game = await world.prepare(situation('skill check'), person);
  const line = { open: true, cut: () => Promise.resolve() };
  await person.page.routeWebSocket('/ws', (socket) => {
    if (!line.open) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    line.cut = () => socket.close();
  });
  await person.goToTable(game);
  const question = await person.asked();
  await person.page.locator('[data-option="0"]').click();
  return { person, question, line };
}

test('a line that breaks in the middle of a decision comes back, and the choice is still there', async () => {
  const { person, question, line } = await deciding();
  const { page } = person;
  line.open = false;
  await line.cut();
  await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor();
  line.open = true;
  await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor({ state: 'hidden' });
  expect(await questionOn(page)).toBe(question);
  expect(await page.locator('[data-option="0"]').getAttribute('aria-pressed')).toBe('true');
  await page.locator('[data-confirm]').click();
  await answered(page, question);
  expect(person.complaints).toEqual([]);
  await person.context.close();
});

test('a page of another version says that it is old', async () => {
  const person = await world.person();
  const game = await world.prepare(situation('turn'), person);
  await person.page.routeWebSocket('/ws', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(String(message).replace(/"protocol":\d+/, '"protocol":999')));
  });
  await person.page.goto(`/table/${game}`);
  await person.page.getByRole('alert').filter({ hasText: 'was updated' }).waitFor();
  expect(await person.barriers()).toEqual([]);
  await person.page.getByRole('button', { name: 'Load it again' }).click();
  await person.page.getByRole('alert').filter({ hasText: 'was updated' }).waitFor();
  await person.context.close();
});

test('two pages of one person agree: what one answers the other shows', async () => {
  const person = await world.person();
  const game = await world.prepare(situation('turn'), person);
  await person.goToTable(game);
  const other = await person.context.newPage();
  await other.goto(`/table/${game}`);
  const question = await person.asked();
  await other.locator(`[data-question="${question}"] [data-option="0"]`).waitFor();
  await person.choose(0);
  await answered(other, question);
  const agree = async () => {
    const [one, two] = await Promise.all([person.page, other].map(questionOn));
    return one !== null && one === two;
  };
  await expect.poll(agree).toBe(true);
  // Both answer at once: one is heard, the other is told so or shows what the table says.
  const next = await questionOn(other);
  await Promise.all([person.page, other].map((page) => page.locator('[data-option="0"]').click()));
  await Promise.all([person.page, other].map((page) => answered(page, next)));
  await expect.poll(agree).toBe(true);
  expect(person.complaints).toEqual([]);
  await person.context.close();
});
