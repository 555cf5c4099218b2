import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { tokenOf } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { freshEmail } from '../../support/newcomers.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const question = 'Не мога да кача снимки от телефона.';

async function newMessage(): Promise<{ email: string; name: string }> {
  const [email, name] = [freshEmail('writer'), 'Калин Добрев'];
  await ask('submitContact', { body: { name, email, subject: 'technical', message: question } });
  return { email, name };
}

async function stateOf(email: string): Promise<{ status: string; adminNotes: string }> {
  const { data } = await ask('listContacts', {
    token: await tokenOf('admin@demo.bg'),
    query: { query: email },
  });
  const [{ status, adminNotes } = { status: '', adminNotes: '' }] = data;
  return { status, adminNotes };
}

const record = (page: Page, name: string) => page.getByRole('article', { name: `Съобщение от ${name}` });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('admin takes, answers, annotates and closes a contact message', async ({ signedInAs }) => {
  const { email, name } = await newMessage();
  const admin = await signedInAs('admin@demo.bg');
  const answers = ['Опитайте с JPEG до 10 MB.', 'Ако пак не става, пратете ни снимката.'];

  await openPage(admin, `/admin/contacts?query=${email}`);
  await admin.getByRole('link', { name }).click();
  const open = record(admin, name);
  await press(admin, 'Вземи');
  await expect(open.getByText('В процес', { exact: true })).toBeVisible();

  for (const [index, answer] of answers.entries()) {
    await open.getByLabel('Отговор').fill(answer);
    await press(admin, 'Изпрати отговора');
    await expect(open.getByRole('list', { name: 'Разговор' }).getByRole('listitem')).toHaveCount(index + 2);
  }
  await expect(open.getByRole('listitem')).toContainText([question, ...answers]);
  const mail = await mailTo(email, /^Отговор на вашето съобщение/u);
  expect(mail.text).toContain(question);

  await open.getByLabel('Вътрешна бележка').fill('Стар телефон с HEIC.');
  await press(admin, 'Запази бележката');
  await expect(toastOn(admin, 'Бележката е запазена.')).toBeVisible();
  await press(admin, 'Приключи');
  await expect(open.getByText('За да отговорите, първо отворете съобщението отново.')).toBeVisible();
  expect(await stateOf(email)).toEqual({ status: 'closed', adminNotes: 'Стар телефон с HEIC.' });
  await press(admin, 'Отвори отново');
  await expect(open.getByText('В процес', { exact: true })).toBeVisible();
  await expect(open.getByRole('listitem')).toHaveCount(3);
});

test('note of another admin is shown before it can be overwritten', async ({ signedInAs }) => {
  const { email, name } = await newMessage();
  const admin = await signedInAs('admin@demo.bg');
  await openPage(admin, `/admin/contacts?query=${email}`);
  await admin.getByRole('link', { name }).click();
  const open = record(admin, name);
  await open.getByLabel('Вътрешна бележка').fill('Обадих се, не вдига.');

  const token = await tokenOf('admin@demo.bg');
  const { data } = await ask('listContacts', { token, query: { query: email } });
  const params = { id: data[0]?.id ?? '' };
  await ask('setContactStatus', { token, params, body: { adminNotes: 'Писах му.', notesRead: '' } });

  await press(admin, 'Запази бележката');
  await expect(open.getByText('Писах му.')).toBeVisible();
  await expect(open.getByLabel('Вътрешна бележка')).toHaveValue('Обадих се, не вдига.');
  expect((await stateOf(email)).adminNotes).toBe('Писах му.');
  await press(admin, 'Запази бележката');
  await expect(toastOn(admin, 'Бележката е запазена.')).toBeVisible();
  await expect(open.getByText('Писах му.')).toHaveCount(0);
  expect(await stateOf(email)).toEqual({ status: 'new', adminNotes: 'Обадих се, не вдига.' });
});

test('admin answers a contact message on a phone', async ({ signedInAs }) => {
  const { email, name } = await newMessage();
  const admin = await signedInAs('admin@demo.bg');
  await admin.setViewportSize(PHONE);
  await openPage(admin, `/admin/contacts?query=${email}`);
  await admin.getByRole('link', { name }).click();
  const open = record(admin, name);
  await open.getByLabel('Отговор').fill('Опитайте с JPEG до 10 MB.');
  await expectNoSidewaysScroll(admin);
  await press(admin, 'Изпрати отговора');
  await expect(open.getByText('Отговорено', { exact: true })).toBeVisible();
  await admin.getByRole('link', { name: 'Към списъка' }).click();
  await expect(admin.getByRole('row').filter({ hasText: name })).toContainText('Отговорено');
  await mailTo(email, /^Отговор на вашето съобщение/u);
});
