import type { Page } from '@playwright/test';

import { logIn } from '../../support/account-forms.ts';
import { auditPage } from '../../support/audit.ts';
import { codeApp } from '../../support/code-app.ts';
import { mailTo } from '../../support/mails.ts';
import { sectionOf } from '../../support/profile.ts';
import { addressOf, openPage } from '../../support/screens.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { expect, test } from '../../support/test.ts';

const appField = (page: Page) => page.getByRole('textbox', { name: 'Кодът от приложението' });
const section = (page: Page) => sectionOf(page, 'Двуфакторна защита');

async function beginSetUp(page: Page) {
  await openPage(page, '/profile#second-factor');
  await section(page).getByRole('button', { name: 'Започни' }).click();
  await expect(section(page).getByRole('img', { name: 'QR код за приложението за кодове' })).toBeVisible();
  return codeApp(await section(page).locator('code').innerText());
}

async function confirmSetUp(page: Page, code: string): Promise<void> {
  await appField(page).fill(code);
  await page.keyboard.press('Enter');
  const codes = section(page).getByRole('list', { name: 'Резервни кодове' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
}

async function expectAmongUsers(page: Page): Promise<void> {
  await expect.poll(() => addressOf(page).pathname).toBe('/admin/users');
  await expect(page.getByRole('searchbox', { name: 'Търсене', exact: true })).toBeVisible();
}

test('admin sets up the second factor and signs in with a code, which holds over a reload; its pages pass axe', async ({
  browser,
  signedInAs,
}) => {
  test.setTimeout(300_000);
  const { email } = await newAdmin();
  const own = await signedInAs(email);
  const app = await beginSetUp(own);
  await confirmSetUp(own, app.newCode());
  await auditPage(own, 'recovery codes', '#second-factor');
  await section(own).getByRole('button', { name: 'Запазих ги' }).click();
  await expect(section(own)).toContainText('Неизползвани резервни кодове: 10 от 10.');
  await mailTo(email, /^Двуфакторната защита е включена/u);

  await test.step('this session keeps admin rights', async () => {
    await openPage(own, '/admin/users');
    await expectAmongUsers(own);
  });

  await test.step('another sign-in asks for a code and rejects a wrong one', async () => {
    const page = await (await browser.newContext()).newPage();
    await openPage(page, `/login?redirect=${encodeURIComponent('/admin/users')}`);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/second-factor\?/u);
    await expect(appField(page)).toBeFocused();
    await appField(page).fill(app.wrongCode());
    await page.keyboard.press('Enter');
    await expect(appField(page)).toHaveAccessibleDescription(/^Грешен код\./u);
    await auditPage(page, 'second factor with a wrong code');
    await appField(page).fill(app.newCode());
    await page.keyboard.press('Enter');
    await expectAmongUsers(page);
    await page.reload();
    await expectAmongUsers(page);
    await page.context().close();
  });
});
