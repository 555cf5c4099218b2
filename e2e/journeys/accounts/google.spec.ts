import type { Locator, Page } from '@playwright/test';

import { freshEmail } from '../../support/newcomers.ts';
import { sectionOf } from '../../support/profile.ts';
import { addressOf, openPage } from '../../support/screens.ts';
import { logOut, tracesOn, userMenu } from '../../support/session-page.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const NAME = 'Калина Стоянова Тодорова';
const WELCOME = 'Успешно влязохте с Google!';
const CANCELLED = 'Входът беше отказан.';

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

test('Google sign-up and sign-in: a closed popup, the role page, the same profile, a confirmed deletion', async ({
  page,
}) => {
  const email = freshEmail('google');
  await page.clock.install();
  await openPage(page, '/register');

  await test.step('closed by Escape', async () => {
    const popup = await openChooser(page);
    await closeBy(popup, () => popup.keyboard.press('Escape'));
    // The provider waits for seconds before it takes a closed popup for a refusal.
    await expect(async () => {
      await page.clock.fastForward(3000);
      await expect(toastOn(page, CANCELLED)).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(addressOf(page).pathname).toBe('/register');
    expect((await tracesOn(page)).identities).toEqual([]);
  });

  await test.step('the first sign-in creates a profile', async () => {
    await chooseOther(page, email);
    await expect(toastOn(page, 'Успешна регистрация с Google!')).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/select-role');
    await expect(page.getByRole('main')).toContainText('Калина');
  });

  await test.step('the second finds it', async () => {
    await logOut(page);
    await page.getByRole('banner').getByRole('link', { name: 'Вход' }).click();
    await chooseOther(page, email);
    await expect(toastOn(page, WELCOME)).toBeVisible();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(userMenu(page, NAME)).toBeVisible();
  });

  await test.step('it has no password, and Google confirms its deletion', async () => {
    await page.goto('/profile#password');
    await expect(sectionOf(page, 'Парола').getByText(/^Влизате в Покрив с Google/u)).toBeVisible();
    await sectionOf(page, 'Изтриване').getByRole('button', { name: 'Изтрий профила' }).click();
    await chooseOther(
      page,
      email,
      page.getByRole('dialog').getByRole('button', { name: 'Потвърди с Google и изтрий' }),
    );
    await expect(page.getByText(/^Профилът ви ще бъде изтрит на/u).first()).toBeVisible();
  });
});
