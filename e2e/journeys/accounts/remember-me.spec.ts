import type { Page } from '@playwright/test';

import { logIn } from '../../support/account-forms.ts';
import { newPerson } from '../../support/people.ts';
import { openPage } from '../../support/screens.ts';
import { userMenu } from '../../support/session-page.ts';
import { expect, test } from '../../support/test.ts';

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Вход' });

/** Keys in localStorage that identify a person. */
const shared = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /session|firebase|person/u.test(key) && key !== 'session-news'),
  );

async function logInForThisTab(page: Page, email: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Запомни ме' }).uncheck();
  await logIn(page, email);
  await expect(userMenu(page)).toBeVisible();
}

test('without „Запомни ме“ the session lives in one tab, survives a reload and leaves no data', async ({
  context,
  page,
}) => {
  const { email } = await newPerson();
  await openPage(page, '/login?redirect=%2Fprofile');
  await logInForThisTab(page, email);
  await page.reload();
  await expect(userMenu(page)).toBeVisible();

  const other = await context.newPage();
  await openPage(other, '/help');
  await expect(loginLink(other)).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
  expect((await shared(other)).sort()).toEqual(['last-person', 'session-only']);
  await other.close();
  await page.close();

  const later = await context.newPage();
  await openPage(later, '/help');
  await expect(loginLink(later)).toBeVisible();
  await expect.poll(() => shared(later)).toEqual([]);
});
