import { ask } from '../../support/api.ts';
import { tokenOf } from '../../support/landlords.ts';
import { newcomer } from '../../support/newcomers.ts';
import { DESKTOP, expectFits, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test('tenant who presses „Добави обява“ becomes a landlord with one click, without an administrator', async ({
  signedInAs,
}) => {
  const person = await newcomer({ isVerified: true });
  await ask('updateProfile', { token: person.token, body: { role: 'tenant' } });
  // the account takes the verified e-mail over from a token issued after it
  await ask('getProfile', { token: await tokenOf(person.email) });
  const page = await signedInAs(person.email);
  await page.setViewportSize(PHONE);
  await openPage(page, '/create-property');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Стани наемодател' }).click();
  await expect(page).toHaveURL('/become-landlord');
  await openPage(page, '/help');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Добави обява' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'За да публикувате, станете наемодател' }),
  ).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Стани наемодател' }).click();
  await expect(toastOn(page, 'Вече сте наемодател')).toBeVisible();
  await expect(page).toHaveURL(/\/create-property/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Нова обява' })).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Моите обяви' }).first()).toBeVisible();
  const { data: request } = await ask('readRoleChangeRequest', { token: await tokenOf(person.email) });
  expect(request?.status).toBe('approved');
});
