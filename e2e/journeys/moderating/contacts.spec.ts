import { ask } from '../../support/api.ts';
import { mailTo } from '../../support/mails.ts';
import { freshEmail } from '../../support/newcomers.ts';
import { expectFits, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('admin answers a contact message on a phone and returns to the list', async ({ signedInAs }) => {
  const [email, name] = [freshEmail('writer'), 'Калин Добрев'];
  const message = 'Не мога да кача снимки от телефона.';
  await ask('submitContact', { body: { name, email, subject: 'technical', message } });
  const admin = await signedInAs('admin@demo.bg');
  await admin.setViewportSize(PHONE);
  await openPage(admin, `/admin/contacts?query=${email}`);
  await admin.getByRole('link', { name }).click();
  const open = admin.getByRole('article', { name: `Съобщение от ${name}` });
  await open.getByLabel('Отговор').fill('Опитайте с JPEG до 10 MB.');
  await expectFits(admin);
  await admin.getByRole('button', { name: 'Изпрати отговора', exact: true }).click();
  await expect(open.getByText('Отговорено', { exact: true })).toBeVisible();
  await admin.getByRole('link', { name: 'Към списъка' }).click();
  await expect(admin.getByRole('row').filter({ hasText: name })).toContainText('Отговорено');
  expect((await mailTo(email, /^Отговор на вашето съобщение/u)).text).toContain(message);
});
