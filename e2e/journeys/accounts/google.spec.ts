import type { Page } from '@playwright/test';

import { auditPage } from '../../support/audit.ts';
import { freshEmail } from '../../support/newcomers.ts';
import { addressOf, openPage } from '../../support/screens.ts';
import { logOut, tracesOn, userMenu } from '../../support/session-page.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const WELCOME = 'Успешно влязохте с Google!';
const REGISTERED = 'Успешна регистрация с Google!';
const CANCELLED = 'Входът беше отказан.';
const BLOCKED = 'Разрешете изскачащите прозорци и опитайте отново.';

async function openChooser(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /Google/u }).click(),
  ]);
  await expect(popup.getByRole('heading', { name: 'Изберете профил' })).toBeVisible();
  return popup;
}

/** The popup may close before the click resolves. */
async function closeBy(popup: Page, press: () => Promise<void>): Promise<void> {
  const closed = popup.waitForEvent('close');
  await press().catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
  await closed;
}

/** Signs in with another Google account, new or known. */
async function chooseOther(page: Page, email: string, name: string): Promise<void> {
  const popup = await openChooser(page);
  await popup.getByRole('button', { name: 'Използвайте друг профил' }).click();
  await popup.getByLabel(/^Имейл/u).fill(email);
  await popup.getByLabel('Име и фамилия').fill(name);
  await closeBy(popup, () => popup.getByRole('button', { name: 'Продължи' }).click());
}

test('first Google sign-in creates a tenant profile, the second finds it', async ({ page }) => {
  const email = freshEmail('google');
  await openPage(page, '/login?redirect=%2Fprofile');
  await chooseOther(page, email, 'Калина Стоянова Тодорова');
  await expect(toastOn(page, WELCOME)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/profile');
  await expect(userMenu(page, 'Калина Стоянова Тодорова')).toBeVisible();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();

  await logOut(page);
  await expect(userMenu(page)).toHaveCount(0);
  await openPage(page, '/login');
  await chooseOther(page, email, 'Калина Стоянова Тодорова');
  await expect(toastOn(page, WELCOME)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(userMenu(page, 'Калина Стоянова Тодорова')).toBeVisible();
});

test('Google sign-up leads to the role page', async ({ page }) => {
  await openPage(page, '/register');
  await chooseOther(page, freshEmail('google'), 'Калина Тодорова');
  await expect(toastOn(page, REGISTERED)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/select-role');
  await expect(page.getByRole('main')).toContainText('Калина');
});

test('closing the Google popup shows a toast and leaves the page unchanged', async ({ page }) => {
  for (const path of ['/login', '/register'])
    await test.step(path, async () => {
      await openPage(page, path);
      const popup = await openChooser(page);
      await popup.close();
      await expect(toastOn(page, CANCELLED)).toBeVisible();
      expect(addressOf(page).pathname).toBe(path);
      expect((await tracesOn(page)).identities).toEqual([]);
    });
});

test('Google popup closes by button and Escape and works by keyboard', async ({ page }) => {
  await openPage(page, '/login');
  const popup = await openChooser(page);
  await closeBy(popup, () => popup.getByRole('button', { name: 'Отказ' }).click());
  await expect(toastOn(page, CANCELLED)).toBeVisible();

  const second = await openChooser(page);
  await closeBy(second, () => second.keyboard.press('Escape'));

  const third = await openChooser(page);
  await third.getByRole('button', { name: /Георги Димитров/u }).focus();
  await closeBy(third, () => third.keyboard.press('Enter'));
  await expect(toastOn(page, WELCOME)).toBeVisible();
  await expect(userMenu(page, 'Георги Димитров')).toBeVisible();
});

test('blocked Google popup shows a request to allow popups', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openPage(page, '/login');
  await page.getByRole('button', { name: /Google/u }).click();
  await expect(toastOn(page, BLOCKED)).toBeVisible();
  await expect(page.getByRole('main').getByText(BLOCKED)).toHaveCount(0);
});

test('Google avatar is sent to the server; a failure stays silent', async ({ page }) => {
  const asked: unknown[] = [];
  await page.route('**/api/auth/google-avatar', (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: 'не' } });
  });
  await openPage(page, '/login');
  const popup = await openChooser(page);
  await popup.getByRole('button', { name: /Елена Петрова/u }).click();
  await expect(toastOn(page, WELCOME)).toBeVisible();
  await expect
    .poll(() => asked)
    .toEqual([{ googleAvatarUrl: 'https://lh3.googleusercontent.com/a/elena-petrova=s96-c' }]);
  await expect(toastOn(page, 'Сървърна грешка')).toHaveCount(0);
});

test('Google account chooser passes axe, wide and narrow, light and dark', async ({ page }) => {
  await openPage(page, '/dev-google?state=audit');
  await auditPage(page, 'Google accounts');
  await page.getByRole('button', { name: 'Използвайте друг профил' }).click();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByText('Имейлът е задължителен')).toBeVisible();
  await auditPage(page, 'another Google account');
});
