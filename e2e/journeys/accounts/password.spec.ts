import type { Page } from '@playwright/test';

import { emailField, logIn, passwordField, repeatedField } from '../../support/account-forms.ts';
import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { newcomer } from '../../support/newcomers.ts';
import { openPage } from '../../support/screens.ts';
import { recordFrames, saidOn, userMenu } from '../../support/session-page.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const RESET_MAIL = /парола/iu;

async function setPassword(page: Page, password: string, again = password): Promise<void> {
  await passwordField(page).fill(password);
  await repeatedField(page).fill(again);
  await page.getByRole('button', { name: 'Запази паролата' }).click();
}

test('password reset by mail ends all sessions and allows login; its pages pass axe', async ({
  page,
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const { email, token: elsewhere } = await newcomer({ isVerified: true });
  const send = page.getByRole('button', { name: 'Изпрати връзка' });

  await test.step('request', async () => {
    await openPage(page, '/forgot-password');
    await send.click();
    await expect(emailField(page)).toHaveAccessibleDescription('Имейлът е задължителен');
    await auditPage(page, 'reset request with an error');
    await emailField(page).fill(email);
    await send.click();
    await expect(toastOn(page, 'Изпратихме ви имейл за смяна на паролата.')).toBeVisible();
  });
  const link = linkIn(await mailTo(email, RESET_MAIL), '/reset-password');

  await test.step('new password, in a signed-in browser', async () => {
    const own = await signedInAs(email);
    await recordFrames(own);
    await own.goto(link);
    await expect(own.getByText(`За профила ${email}.`)).toBeVisible();
    await setPassword(own, 'demo', 'x');
    await expect(own.getByText('Паролите не съвпадат')).toBeVisible();
    await auditPage(own, 'new password with errors');
    await setPassword(own, 'Novo12345');
    await expect(toastOn(own, 'Паролата е сменена. Влезте с новата.')).toBeVisible();
    await expect(own).toHaveURL(/\/login$/u);
    await expect(emailField(own)).toHaveValue(email);
    await mailTo(email, /сменена/u);
    await expect(ask('getProfile', { token: elsewhere })).rejects.toThrow(/answered 401/u);
    await logIn(own, email, 'Novo12345');
    await expect(own).toHaveURL('/');
    await expect(userMenu(own)).toBeVisible();
    expect((await saidOn(own)).join()).not.toContain('Сесията ви изтече');
  });
});
