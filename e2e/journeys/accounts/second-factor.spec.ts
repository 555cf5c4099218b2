import type { Page } from '@playwright/test';

import { logIn } from '../../support/account-forms.ts';
import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { codeApp } from '../../support/code-app.ts';
import { tokenOf } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { sectionOf } from '../../support/profile.ts';
import { addressOf, openPage } from '../../support/screens.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const WRONG = /^Грешен код\./u;

const appField = (page: Page) => page.getByRole('textbox', { name: 'Кодът от приложението' });
const recoveryField = (page: Page) => page.getByRole('textbox', { name: 'Резервен код' });
const section = (page: Page) => sectionOf(page, 'Двуфакторна защита');

async function beginSetUp(page: Page) {
  await openPage(page, '/profile#second-factor');
  await section(page).getByRole('button', { name: 'Започни' }).click();
  await expect(section(page).getByRole('img', { name: 'QR код за приложението за кодове' })).toBeVisible();
  return codeApp(await section(page).locator('code').innerText());
}

async function confirmSetUp(page: Page, code: string): Promise<string[]> {
  await appField(page).fill(code);
  await page.keyboard.press('Enter');
  const codes = section(page).getByRole('list', { name: 'Резервни кодове' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allInnerTexts();
}

async function expectAmongUsers(page: Page): Promise<void> {
  await expect.poll(() => addressOf(page).pathname).toBe('/admin/users');
  await expect(page.getByRole('searchbox', { name: 'Търсене', exact: true })).toBeVisible();
}

test('admin sets up the second factor and signs in with a code; a colleague resets it; its pages pass axe', async ({
  browser,
  signedInAs,
}) => {
  test.setTimeout(300_000);
  const { id, email } = await newAdmin();
  const own = await signedInAs(email);

  const app = await test.step('set-up rejects a wrong code', async () => {
    const started = await beginSetUp(own);
    await appField(own).fill(started.wrongCode());
    await own.keyboard.press('Enter');
    await expect(appField(own)).toHaveAccessibleDescription(WRONG);
    await expect(appField(own)).toBeFocused();
    await auditPage(own, 'set-up with a wrong code');
    return started;
  });

  const codes = await test.step('set-up accepts the first code of the app', async () => {
    const shown = await confirmSetUp(own, app.newCode());
    await auditPage(own, 'recovery codes');
    await section(own).getByRole('button', { name: 'Запазих ги' }).click();
    await expect(section(own)).toContainText('Неизползвани резервни кодове: 10 от 10.');
    await mailTo(email, /^Двуфакторната защита е включена/u);
    await section(own).getByRole('button', { name: 'Изключи', exact: true }).click();
    const dialog = own.getByRole('dialog', { name: 'Да изключим ли двуфакторната защита?' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await auditPage(own, 'profile with a second factor, code dialog');
    return shown;
  });

  await test.step('this session keeps admin rights', async () => {
    await openPage(own, '/admin/users');
    await expectAmongUsers(own);
  });

  await test.step('a session with only the password has no admin rights', async () => {
    const token = await tokenOf(email);
    await expect(ask('listUsers', { token })).rejects.toThrow(/answered 403.*SECOND_FACTOR_REQUIRED/u);
  });

  await test.step('sign-in asks for a code, rejects a wrong one and keeps the rights over a reload', async () => {
    const page = await (await browser.newContext()).newPage();
    await openPage(page, `/login?redirect=${encodeURIComponent('/admin/users')}`);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/second-factor\?/u);
    await expect(appField(page)).toBeFocused();
    await appField(page).fill(app.wrongCode());
    await page.keyboard.press('Enter');
    await expect(appField(page)).toHaveAccessibleDescription(WRONG);
    await auditPage(page, 'second factor with a wrong code');
    await page.getByRole('button', { name: 'Използвай резервен код' }).click();
    await expect(recoveryField(page)).toBeFocused();
    await recoveryField(page).fill('AAAAA-AAAAA');
    await page.keyboard.press('Enter');
    await expect(recoveryField(page)).toHaveAccessibleDescription(/^Няма такъв резервен код\./u);
    await recoveryField(page).fill((codes[0] ?? '').toLowerCase());
    await page.keyboard.press('Enter');
    await expectAmongUsers(page);
    await page.reload();
    await expectAmongUsers(page);
    await page.context().close();
    expect((await mailTo(email, /^Влизане с резервен код/u)).text).toMatch(
      /Остават\s+ви\s+9\s+резервни\s+кода\./u,
    );
  });

  await test.step('a colleague resets the factor, which ends the sessions and keeps the password', async () => {
    const colleague = await signedInAs((await newAdmin()).email);
    await openPage(colleague, `/admin/users/${id}`);
    await colleague.getByRole('button', { name: 'Нулирай двуфакторната защита' }).click();
    const dialog = colleague.getByRole('dialog', { name: 'Нулиране на двуфакторната защита' });
    await dialog.getByRole('textbox').fill('Загубен телефон, проверено по телефона.');
    await dialog.getByRole('button', { name: 'Нулирай защитата' }).click();
    await expect(toastOn(colleague, 'Двуфакторната защита е нулирана.')).toBeVisible();
    await expect(colleague.getByRole('button', { name: 'Нулирай двуфакторната защита' })).toHaveCount(0);
    await own.goto('/admin/users');
    await expect(own).toHaveURL(/\/login\?/u);
    await logIn(own, email);
    await expectAmongUsers(own);
    await mailTo(email, /^Двуфакторната ви защита е нулирана/u);
  });
});
