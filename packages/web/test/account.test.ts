/** Who one is and how one likes it, in a real browser: account, settings, notifications, installing. */

import { PostOffice } from '@ragtag/server/testing/post-office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';

const phone = { width: 390, height: 844 };

const office = new PostOffice();
let world: World;
beforeAll(async () => {
  const smtp = await office.open();
  const mail = { smtp, 'mail-from': 'ragtag@games.example', address: 'https://games.example' };
  world = await openWorld(undefined, undefined, mail);
});
afterAll(async () => {
  await world.close();
  office.close();
});

test('with a password one finds one’s games on another device', async () => {
  const person = await world.person();
  const { page } = person;
  await person.signIn('Iris');
  await page.goto('/');
  await person.makeGame('Long game', 4);
  await page.goto('/account');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set the password' }).click();
  expect(await page.getByText('The password is set.').count()).toBe(0);
  await page.getByLabel('New password').fill('of the twelve colonies');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByText('The password is set.').waitFor();
  await page.getByText('Sign in on another device as “Iris”').waitFor();
  expect(await person.barriers()).toEqual([]);
  await person.picture('account');

  const other = await world.person(phone);
  await other.page.goto('/');
  await other.page.getByRole('button', { name: 'I have an account' }).click();
  await other.page.getByLabel('Name', { exact: true }).fill('Iris');
  await other.page.getByLabel('Password').fill('of the thirteenth tribe');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.page.getByRole('alert').getByText('There is no account with that name and password.').waitFor();
  await other.page.getByLabel('Password').fill('of the twelve colonies');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.page.getByRole('region', { name: 'My games' }).getByText('Long game').waitFor();

  await other.page.goto('/account');
  await other.page.getByRole('button', { name: 'Sign out' }).click();
  await other.page.getByRole('button', { name: 'I have an account' }).waitFor();
});

test('who signs out in one tab is signed out in the other', async () => {
  const person = await world.person();
  await person.signIn('Two Tabs');
  const { page } = person;
  await page.goto('/');
  await page.getByRole('heading', { name: 'Welcome aboard, Two Tabs' }).waitFor();
  const other = await person.context.newPage();
  await other.goto('/account');
  await other.getByText('once you sign out, nobody can get back to your seats').waitFor();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('button', { name: 'Yes, sign out' }).click();
  await page.getByRole('button', { name: 'I have an account' }).waitFor();
  expect(person.complaints).toEqual([]);
});

test('another name is everywhere', async () => {
  const person = await world.person(phone);
  await person.signIn('Before');
  await person.page.goto('/account');
  await person.page.getByLabel('Name', { exact: true }).fill('After');
  await person.page.getByRole('button', { name: 'Save' }).first().click();
  await person.page.getByText('Saved.').waitFor();
  expect(await person.barriers()).toEqual([]);
  expect(await person.overhang()).toBeLessThanOrEqual(0);
  await person.picture('account-phone');
  await person.page.goto('/');
  await person.page.getByRole('heading', { name: 'Welcome aboard, After' }).waitFor();
});

test('a webhook is kept, tried out, and given up', async () => {
  const person = await world.person();
  await person.signIn('Hook');
  const { page } = person;
  await page.goto('/account');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await notifications.getByRole('button', { name: 'Send a test' }).click();
  await notifications.getByText('There is nowhere to send it').waitFor();
  await notifications.getByLabel('Webhook address').fill('http://127.0.0.1:9/');
  await notifications.getByRole('button', { name: 'Save' }).last().click();
  await notifications.getByText('Saved.').waitFor();
  await notifications.getByRole('button', { name: 'Send a test' }).click();
  // this server sends nothing into the network it is in
  await notifications.getByText('Webhook: it did not take it.').waitFor();
  await page.reload();
  expect(await notifications.getByLabel('Webhook address').inputValue()).toBe('http://127.0.0.1:9/');
  await notifications.getByLabel('Webhook address').fill('');
  await notifications.getByRole('button', { name: 'Save' }).last().click();
  await notifications.getByText('Saved.').waitFor();
  await page.reload();
  expect(await notifications.getByLabel('Webhook address').inputValue()).toBe('');
});

test('an e-mail address is confirmed by its own letter, and stopped by another', async () => {
  const person = await world.person(phone);
  await person.signIn('Letters');
  const { page } = person;
  await page.goto('/account');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await notifications.getByText('No e-mail is sent.').waitFor();
  await notifications.getByLabel('E-mail address').fill('letters@example.org');
  await notifications.getByRole('button', { name: 'Save' }).first().click();
  await notifications.getByText('Follow the link that was sent to letters@example.org').waitFor();
  expect(await person.barriers()).toEqual([]);
  expect(await person.overhang()).toBeLessThanOrEqual(0);
  await person.picture('account-mail-phone');
  const linkIn = (text: string) => new URL(/https:\S+\/mail\/\S+/.exec(text)?.[0] ?? '').pathname;
  const asked = linkIn((await office.next()).text);
  // whoever reads the letter may not be known on that device
  const reader = await world.person(phone);
  await reader.page.goto(asked);
  await reader.page.getByRole('button', { name: 'Yes, write to this address' }).click();
  await reader.page.getByText('Done. You will be written to').waitFor();
  expect(await reader.barriers()).toEqual([]);
  await reader.picture('mail-confirmed-phone');
  await page.reload();
  await notifications.getByText('E-mail is sent to letters@example.org.').waitFor();
  await notifications.getByRole('button', { name: 'Send a test' }).click();
  await notifications.getByText('E-mail: arrived.').waitFor();
  await reader.page.goto(linkIn((await office.next()).text));
  await reader.page.getByRole('button', { name: 'Stop the e-mail' }).click();
  await reader.page.getByText('Done. Nothing more is sent to you.').waitFor();
  await page.reload();
  await notifications.getByText('No e-mail is sent.').waitFor();
});

test('the page says what has to be done where notifications are forbidden', async () => {
  const person = await world.person();
  await person.signIn('Quiet');
  const { page } = person;
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto('/account');
  await page.getByText('You have forbidden notifications for this page').waitFor();
  expect(await page.getByRole('button', { name: 'Turn on' }).count()).toBe(0);
});

test('settings stay, and two tabs agree about them', async () => {
  const person = await world.person();
  const { page } = person;
  await page.goto('/');
  const other = await person.context.newPage();
  await other.goto('/about');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  // this browser asks for less motion
  expect(await dialog.getByRole('radio', { name: 'Instant' }).isChecked()).toBe(true);
  await dialog.getByText('Larger').click();
  await dialog.getByLabel('Sound').check();
  expect(await person.barriers()).toEqual([]);
  await person.picture('settings');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const size = () => other.evaluate(() => document.documentElement.dataset['textSize']);
  await expect.poll(size).toBe('larger');
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await dialog.getByLabel('Sound').isChecked()).toBe(true);
  expect(await dialog.getByRole('radio', { name: 'Larger' }).isChecked()).toBe(true);
});

test('the page can be installed, and says so when there is no network', async () => {
  const person = await world.person();
  const { page } = person;
  await page.goto('/');
  const path = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest: {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  } = await (await page.request.get(path ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Ragtag', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of manifest.icons) {
    const [wide] = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth];
    }, src);
    if (sizes !== 'any') expect(`${wide}x${wide}`).toBe(sizes);
  }
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done));
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Open games' }).waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/offline.html');
  expect(kept.filter((one) => one.startsWith('/api'))).toEqual([]);
  expect(kept.some((one) => one.startsWith('/assets/'))).toBe(true);
  await person.context.setOffline(true);
  await page.goto('/account');
  await page.getByRole('heading', { name: 'No contact with the fleet' }).waitFor();
  expect(await person.barriers()).toEqual([]);
  await person.picture('offline');
  await person.context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Account' }).waitFor();
});

/** A service worker that keeps what it shows: a browser without windows shows nothing. */
interface Shows {
  shown: object[];
  readonly registration: { showNotification(title: string, options?: object): Promise<void> };
}

test('what is pushed is shown, and says which game', async () => {
  const person = await world.person(undefined, { permissions: ['notifications'] });
  const { page, context } = person;
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as Shows; // where the worker's code runs
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => void scope.shown.push({ title, ...options });
  });
  const data = JSON.stringify({ occasion: 'your-turn', game: 'a/b', title: 'Friday', text: 'The game waits for you.' });
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(world.address).origin,
    registrationId: await registered,
    data,
  });
  const expected = { title: 'Friday', body: 'The game waits for you.', tag: 'a/b', data: { path: '/table/a%2Fb' } };
  await expect.poll(() => worker.evaluate(() => (self as unknown as Shows).shown)).toMatchObject([expected]);
});
