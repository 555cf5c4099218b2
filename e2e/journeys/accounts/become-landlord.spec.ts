import { ask } from '../../support/api.ts';
import { tokenOf } from '../../support/landlords.ts';
import { newcomer } from '../../support/newcomers.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

async function newTenant(isVerified: boolean) {
  const person = await newcomer({ isVerified });
  await ask('updateProfile', { token: person.token, body: { role: 'tenant' } });
  return { ...person, token: await tokenOf(person.email) };
}

test('tenant who presses „Добави обява“ becomes a landlord with one click, and the admin list shows it', async ({
  signedInAs,
}) => {
  const tenant = await newTenant(true);
  await ask('getProfile', { token: tenant.token });
  const page = await signedInAs(tenant.email);
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Добави обява' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'За да публикувате, станете наемодател' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Стани наемодател' }).click();
  await expect(toastOn(page, 'Вече сте наемодател')).toBeVisible();
  await expect(page).toHaveURL(/\/create-property/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Нова обява' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Моите обяви' }).first()).toBeVisible();

  const admin = await signedInAs('admin@demo.bg');
  await openPage(admin, '/admin/role-requests?status=approved');
  const request = admin.getByRole('article').filter({ hasText: tenant.email });
  await expect(request.getByText('Автоматично')).toBeVisible();
  const token = await tokenOf('admin@demo.bg');
  await expect
    .poll(async () => {
      const { data } = await ask('listAudit', { token, query: { actorId: 'system' } });
      return data.filter(({ action }) => action === 'decideRoleChangeRequest').length;
    })
    .toBeGreaterThan(0);
});

test('become-landlord page asks for e-mail verification first', async ({ signedInAs }) => {
  const { email } = await newTenant(false);
  const page = await signedInAs(email);
  await openPage(page, '/become-landlord');
  await expect(page.getByText('Първо потвърдете имейла си')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Стани наемодател' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Изпрати писмото отново' }).click();
  await expect(toastOn(page, 'Изпратихме ви нов имейл за потвърждение!')).toBeVisible();
});

test('visitor is sent to sign-in, landlord to the form; a typed address stays guarded', async ({
  page,
  signedInAs,
}) => {
  await openPage(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Добави обява' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fbecome-landlord$/u);

  const landlord = await signedInAs('landlord@demo.bg');
  await landlord.goto('/become-landlord');
  await expect(landlord).toHaveURL(/\/create-property/u);

  const tenant = await signedInAs('tenant@demo.bg');
  await tenant.goto('/create-property');
  await expect(tenant).toHaveURL('/');
});
