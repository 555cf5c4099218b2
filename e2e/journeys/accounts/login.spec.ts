import { emailField, passwordField } from '../../support/account-forms.ts';
import { auditPage } from '../../support/audit.ts';
import { pressAt, tabTo } from '../../support/keyboard.ts';
import { newcomer } from '../../support/newcomers.ts';
import { PASSWORD } from '../../support/passwords.ts';
import { openPage } from '../../support/screens.ts';
import { userMenu } from '../../support/session-page.ts';
import { expect, test } from '../../support/test.ts';

test('login by keyboard alone returns to the guarded page; its page passes axe with an error', async ({
  page,
}) => {
  const { email } = await newcomer();
  const guarded = '/favorites?page=2';
  await openPage(page, guarded);
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(guarded)}`);

  await test.step('with an error', async () => {
    await page.getByRole('button', { name: 'Влез', exact: true }).click();
    await expect(emailField(page)).toBeFocused();
    await auditPage(page, 'login with errors');
  });

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
});
