import { ask } from '../../support/api.ts';
import { tokenOf } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { expectSent } from '../../support/moderation.ts';
import { newPerson } from '../../support/people.ts';
import { openProfile, sectionOf } from '../../support/profile.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

async function newAsker() {
  const person = await newPerson();
  const { token } = person;
  await ask('updateProfile', { token, body: { role: 'tenant' } });
  const reason = 'Наследих апартамент в Пловдив и искам да го давам под наем.';
  await ask('requestRoleChange', { token, body: { requestedRole: 'landlord', reason } });
  return person;
}

test('admin approves one role request and rejects another with notes; both people see it', async ({
  signedInAs,
  context,
}) => {
  const [liked, refused] = [await newAsker(), await newAsker()];
  const admin = await signedInAs('admin@demo.bg');
  const requestOf = (email: string) => admin.getByRole('article').filter({ hasText: email });
  await admin.clock.install();
  await openPage(admin, '/admin/role-requests');

  await requestOf(liked.email).getByRole('button', { name: 'Одобри' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Одобри' }).click();
  await expectSent(admin, 'Заявката е одобрена.');
  await expect(requestOf(liked.email)).toHaveCount(0);

  await requestOf(refused.email).getByRole('button', { name: 'Откажи' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Защо отказвате заявката?' });
  await dialog.getByRole('button', { name: 'Откажи заявката' }).click();
  await expect(dialog.getByLabel('Текст до потребителя')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Готов отговор').selectOption({ label: 'Непотвърдени данни' });
  await dialog.getByRole('button', { name: 'Откажи заявката' }).click();
  await expectSent(admin, 'Заявката е отказана.');
  await openPage(admin, '/admin/role-requests?status=rejected');
  await expect(requestOf(refused.email).getByText(/Потвърдете имейла си/u)).toBeVisible();

  await expect
    .poll(async () => (await ask('getProfile', { token: await tokenOf(liked.email) })).data.role)
    .toBe('landlord');
  await mailTo(liked.email, /^Ролята ви вече е/u);
  const profile = await openProfile(context, refused.email, '#role');
  await expect(sectionOf(profile, 'Роля').getByText(/Потвърдете имейла си/u)).toBeVisible();
});
