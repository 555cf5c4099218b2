import type { Page } from '@playwright/test';

import { emailField, logIn, passwordField } from '../../support/account-forms.ts';
import { auditPage } from '../../support/audit.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { newcomer } from '../../support/newcomers.ts';
import { PASSWORD } from '../../support/passwords.ts';
import { addressOf, openPage } from '../../support/screens.ts';
import { userMenu } from '../../support/session-page.ts';
import { expect, test, toastOn } from '../../support/test.ts';

async function expectFailure(page: Page, text: string, email: string): Promise<void> {
  await expect(toastOn(page, text)).toBeVisible();
  await expect(page.getByRole('main').getByText(text)).toHaveCount(0);
  await expect(passwordField(page)).toBeFocused();
  await expect(emailField(page)).toHaveValue(email);
  await expect(page).toHaveURL(/\/login/u);
}

test('login refuses a wrong password and a second attempt within five seconds, and never leaves this site', async ({
  page,
}) => {
  const { email } = await newcomer();
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await openPage(page, `/login?redirect=${encodeURIComponent('//evil.example')}`);
  await logIn(page, email, 'Wrong1234');
  await expectFailure(page, 'Грешна парола.', email);
  await logIn(page, email);
  await expectFailure(page, 'Твърде чести опити за вход. Моля, изчакайте малко.', email);
  await page.clock.setFixedTime(now + 5000);
  await logIn(page, email);
  await expect(userMenu(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('login by keyboard alone returns to the guarded page; signed-in people skip the login', async ({
  page,
}) => {
  const { email } = await newcomer();
  const guarded = '/favorites?page=2';
  await openPage(page, guarded);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(guarded)}`);
  await tabTo(page, emailField(page));
  await page.keyboard.type(email);
  await tabTo(page, passwordField(page));
  await page.keyboard.type(PASSWORD);
  await pressAt(page, page.getByRole('button', { name: 'Покажи паролата' }));
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByRole('checkbox', { name: 'Запомни ме' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(guarded);
  await expect(userMenu(page)).toBeVisible();

  await page.goto(`/login?redirect=${encodeURIComponent('/%2F%2Fevil.example')}`);
  await expect.poll(() => addressOf(page).pathname).not.toBe('/login');
  await expect(userMenu(page)).toBeVisible();
  expect(addressOf(page).host).toBe(`localhost:${process.env.E2E_PORT}`);
});

test('login page with errors passes axe', async ({ page }) => {
  await openPage(page, '/login');
  await logIn(page, 'maria@', '12345');
  await expect(emailField(page)).toHaveAccessibleDescription('Невалиден имейл адрес');
  await auditPage(page, 'login with errors');
});
