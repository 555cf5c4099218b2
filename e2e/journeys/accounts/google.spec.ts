import type { Locator, Page } from '@playwright/test';

import { auditPage } from '../../support/audit.ts';
import { freshEmail } from '../../support/newcomers.ts';
import { sectionOf } from '../../support/profile.ts';
import { addressOf, openPage } from '../../support/screens.ts';
import { logOut, tracesOn, userMenu } from '../../support/session-page.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const NAME = 'Калина Стоянова Тодорова';
const WELCOME = 'Успешно влязохте с Google!';
const CANCELLED = 'Входът беше отказан.';
const BLOCKED = 'Разрешете изскачащите прозорци и опитайте отново.';

const googleButton = (page: Page) => page.getByRole('button', { name: /Google/u });

async function openChooser(page: Page, button: Locator = googleButton(page)): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await expect(popup.getByRole('heading', { name: 'Изберете профил' })).toBeVisible();
  return popup;
}

/** The popup may close before the action resolves. */
async function closeBy(popup: Page, act: () => Promise<void>): Promise<void> {
  const closed = popup.waitForEvent('close');
  await act().catch((error: unknown) => {
    if (!popup.isClosed()) throw error;
  });
  await closed;
}

async function chooseOther(page: Page, email: string, button?: Locator): Promise<void> {
  const popup = await openChooser(page, button);
  await popup.getByRole('button', { name: 'Използвайте друг профил' }).press('Enter');
  await popup.getByLabel(/^Имейл/u).fill(email);
  await popup.getByLabel('Име и фамилия').fill(NAME);
  await closeBy(popup, () => popup.getByLabel('Име и фамилия').press('Enter'));
}

test('Google popup can be closed or blocked; the first sign-in creates a profile, the second finds it', async ({
  page,
}) => {
  const email = freshEmail('google');
  await page.clock.install();
  await openPage(page, '/login?redirect=%2Fprofile');

  await test.step('closed by the button and by Escape', async () => {
    for (const close of [
      (popup: Page) => popup.getByRole('button', { name: 'Отказ' }).click(),
      (popup: Page) => popup.keyboard.press('Escape'),
    ]) {
      const popup = await openChooser(page);
      await closeBy(popup, () => close(popup));
      // The provider waits for seconds before it takes a closed popup for a refusal.
      await expect(async () => {
        await page.clock.fastForward(3000);
        await expect(toastOn(page, CANCELLED)).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.getByRole('button', { name: 'Скрий съобщението' }).click();
    }
    expect(addressOf(page).pathname).toBe('/login');
    expect((await tracesOn(page)).identities).toEqual([]);
  });

  await test.step('blocked by the browser', async () => {
    await page.evaluate(() => {
      const open = window.open;
      window.open = () => {
        window.open = open;
        return null;
      };
    });
    await googleButton(page).click();
    await expect(toastOn(page, BLOCKED)).toBeVisible();
    await expect(page.getByRole('main').getByText(BLOCKED)).toHaveCount(0);
  });

  await chooseOther(page, email);
  await expect(toastOn(page, WELCOME)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/profile');
  await expect(userMenu(page, NAME)).toBeVisible();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();

  await logOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Вход' }).click();
  await chooseOther(page, email);
  await expect(toastOn(page, WELCOME)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(userMenu(page, NAME)).toBeVisible();
});

test('Google sign-up leads to the role page; the account has no password and confirms deletion with Google', async ({
  page,
}) => {
  const email = freshEmail('google');
  await openPage(page, '/register');
  await chooseOther(page, email);
  await expect(toastOn(page, 'Успешна регистрация с Google!')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/select-role');
  await expect(page.getByRole('main')).toContainText('Калина');

  await page.goto('/profile#password');
  await expect(sectionOf(page, 'Парола').getByText(/^Влизате в Покрив с Google/u)).toBeVisible();
  await sectionOf(page, 'Изтриване').getByRole('button', { name: 'Изтрий профила' }).click();
  await chooseOther(
    page,
    email,
    page.getByRole('dialog').getByRole('button', { name: 'Потвърди с Google и изтрий' }),
  );
  await expect(page.getByText(/^Профилът ви ще бъде изтрит на/u).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Отказвам се от изтриването' }).first().click();
  await expect(toastOn(page, 'Изтриването е отменено.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отказвам се от изтриването' })).toHaveCount(0);
});

test('Google account chooser passes axe, wide and narrow, light and dark', async ({ page }) => {
  await openPage(page, '/dev-google?state=audit');
  await auditPage(page, 'Google accounts');
  await page.getByRole('button', { name: 'Използвайте друг профил' }).click();
  await page.getByRole('button', { name: 'Продължи' }).click();
  await expect(page.getByText('Имейлът е задължителен')).toBeVisible();
  await auditPage(page, 'another Google account');
});
