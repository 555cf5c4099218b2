import type { Page } from '@playwright/test';

import { emailField, logIn } from '../../support/account-forms.ts';
import { expectKept, personalCaches, withoutNetwork, workerReady } from '../../support/offline-cache.ts';
import { newcomer } from '../../support/newcomers.ts';
import { addressOf, untilLoaded } from '../../support/screens.ts';
import { logOut, paintedOn, recordFrames, saidOn, tracesOn, userMenu } from '../../support/session-page.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const EXPIRED = 'Сесията ви изтече. Моля, влезте отново.';
const LEFT = 'Излязохте успешно.';
const LOGIN = 'Вход';

const refused = { status: 401, json: { success: false, code: 'UNAUTHENTICATED', message: 'не' } };
const nothing = { local: [], session: null, cookies: '', identities: [] };

const loginFor = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
const whereIs = (page: Page) => addressOf(page).pathname + addressOf(page).search;

test.describe('session ended by the server', () => {
  // `page.route` cannot answer requests of the service worker.
  test.use({ serviceWorkers: 'block' });

  test('shows one toast for many failing calls and leads to login and back', async ({ context }) => {
    const { email } = await newcomer();
    await recordFrames(context);
    const page = await signedInPage(context, email);
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(userMenu(other)).toBeVisible();

    // A pending request of the current page would fail first and set the redirect.
    await page.goto('/help');
    await untilLoaded(page);
    await userMenu(page).click();
    await page.route('**/api/**', (route) => route.fulfill(refused));
    await page.getByRole('link', { name: 'Профил', exact: true }).click();
    await expect(toastOn(page, EXPIRED)).toBeVisible();
    await expect(page).toHaveURL(loginFor('/profile'));
    await expect(emailField(page)).toBeVisible();
    expect((await saidOn(page)).filter((text) => text.includes(EXPIRED))).toHaveLength(1);
    await other.waitForURL((url) => url.pathname === '/login');
    expect((await saidOn(other)).join()).not.toContain(EXPIRED);

    await page.unroute('**/api/**');
    await logIn(page, email);
    await page.waitForURL((url) => url.pathname === '/profile');
    await expect(userMenu(page)).toBeVisible();
  });
});

test('logout clears all tabs with one toast; all tabs follow the next person who signs in', async ({
  context,
}) => {
  const [first, second] = [await newcomer(), await newcomer()];
  await recordFrames(context);
  const page = await signedInPage(context, first.email);
  await page.goto('/profile');
  await workerReady(page);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('main').getByText(first.email).first()).toBeVisible();
  await expectKept(page, '/api/auth/profile');
  await page.evaluate(() => {
    document.cookie = 'of-mine=1;path=/';
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('of-mine', '1');
  });

  await logOut(page);
  await expect(toastOn(page, LEFT)).toBeVisible();
  await expect(page).toHaveURL('/');
  await other.waitForURL((url) => url.pathname === '/login');
  for (const tab of [page, other]) {
    await expect(userMenu(tab)).toHaveCount(0);
    await expect.poll(() => tracesOn(tab)).toEqual(nothing);
  }
  // The home page caches its own pictures; the journey about storage looks for those of the person.
  const ofPerson = () => personalCaches(page).then((names) => names.filter((name) => name !== 'pictures'));
  await expect.poll(ofPerson).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  expect(await paintedOn(page)).not.toContain(LOGIN);
  expect((await saidOn(other)).join()).not.toContain(LEFT);

  await page.getByRole('banner').getByRole('link', { name: LOGIN }).click();
  await logIn(page, second.email);
  await page.waitForURL((url) => url.pathname === '/');
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  await expect(userMenu(other)).toBeVisible();
  await other.goto('/profile');
  await expect(other.getByRole('main').getByText(second.email).first()).toBeVisible();
  await expect(other.getByText(first.email)).toHaveCount(0);
});

test('a guarded page shows a visitor only the login, a wrong role only its home, the right one only itself', async ({
  page,
  context,
  signedInAs,
}) => {
  await test.step('visitor', async () => {
    await recordFrames(page);
    await page.goto('/admin');
    await expect(page).toHaveURL(loginFor('/admin'));
    await expect(emailField(page)).toBeVisible();
    expect(new Set(await paintedOn(page))).toEqual(new Set([LOGIN]));
  });

  await test.step('wrong role', async () => {
    const tab = await signedInPage(context, (await newcomer()).email);
    await recordFrames(tab);
    await tab.goto('/admin');
    await expect(tab).toHaveURL('/');
    await expect(userMenu(tab)).toBeVisible();
    await expect(tab.locator('main h1')).toHaveText(/^Намерете дом/u);
    expect(await paintedOn(tab)).toHaveLength(1);
  });

  await test.step('right role', async () => {
    const tab = await signedInAs('landlord@demo.bg');
    await recordFrames(tab);
    await tab.goto('/my-properties');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(whereIs(tab)).toBe('/my-properties');
    expect(new Set(await paintedOn(tab)).size).toBe(1);
  });
});

test('session survives a reload, unreadable storage and a lost network', async ({ context }) => {
  const page = await signedInPage(context, (await newcomer()).email);
  await page.goto('/favorites');
  await workerReady(page);
  await page.evaluate(() => sessionStorage.setItem('auth-storage', '{"user":'));
  await page.reload();
  await expect(userMenu(page)).toBeVisible();
  expect(whereIs(page)).toBe('/favorites');
  await expectKept(page, '/api/properties/favorites');
  await withoutNetwork(context, async () => {
    await page.reload();
    await expect(userMenu(page)).toBeVisible();
    expect(whereIs(page)).toBe('/favorites');
  });
});
