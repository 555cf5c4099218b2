import { readFile } from 'node:fs/promises';

import type { Locator } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { freshEmail } from '../../support/newcomers.ts';
import { PASSWORD } from '../../support/passwords.ts';
import { newPerson } from '../../support/people.ts';
import { openProfile, sectionOf } from '../../support/profile.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const reason = 'Наследих апартамент в Пловдив и искам да го давам под наем.';

/** A person with a chosen role: another one needs a role request. */
async function newTenant() {
  const person = await newPerson();
  await ask('updateProfile', { token: person.token, body: { role: 'tenant' } });
  return person;
}

async function decide(email: string, action: 'approve' | 'reject', notes?: string): Promise<void> {
  const token = await tokenOf('admin@demo.bg');
  const { data } = await ask('listRoleChangeRequests', { token, query: { status: 'pending', limit: '100' } });
  const request = data.find(({ user }) => user.email === email);
  expect(request).toMatchObject({ requestedRole: 'landlord', reason });
  await ask('decideRoleChangeRequest', {
    token,
    params: { id: request?.id ?? '' },
    body: { action, ...(notes && { notes }) },
  });
}

test('role request is rejected with notes, repeated, and takes effect on approval', async ({ context }) => {
  const { email } = await newTenant();
  const page = await openProfile(context, email, '#role');
  const section = sectionOf(page, 'Роля');
  const send = async () => {
    await section.getByLabel('Защо искате смяната?').fill(reason);
    await section.getByRole('button', { name: 'Изпрати заявка' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Изпрати' }).click();
    await expect(section.getByText('Заявката за „Наемодател“ чака отговор')).toBeVisible();
  };
  await section.getByRole('button', { name: 'Искам да съм наемодател' }).click();
  await send();
  await page.reload();
  await expect(section.getByText(reason)).toBeVisible();

  await decide(email, 'reject', 'Моля, потвърдете първо имейла си.');
  await expect(section.getByText('Моля, потвърдете първо имейла си.')).toBeVisible({ timeout: 40_000 });
  await section.getByRole('button', { name: 'Нова заявка' }).click();
  await send();

  await decide(email, 'approve');
  await expect(section.getByText(/заявката ви е одобрена/u)).toBeVisible({ timeout: 40_000 });
  await expect(section.getByText('Свободни места за обяви: 1')).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: /Моите обяви/u })
      .first(),
  ).toBeVisible();
});

test('mail choices survive a reload and can be reverted', async ({ context }) => {
  const { email } = await newLandlord();
  const page = await openProfile(context, email, '#notifications');
  const section = sectionOf(page, 'Известия');
  const reminders = section.getByRole('switch', { name: 'Напомняния, че обява скоро изтича' });
  await reminders.uncheck();
  await expect(toastOn(page, 'Изключено: Напомняния, че обява скоро изтича')).toBeVisible();
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await reminders.check();
  await page.getByRole('region', { name: 'Съобщения' }).getByRole('button', { name: 'Отмени' }).click();
  await expect(reminders).not.toBeChecked();
});

test('data export arrives by mail and downloads once', async ({ context }) => {
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#my-data');
  const section = sectionOf(page, 'Моите данни');
  await section.getByRole('button', { name: 'Поискай архив' }).click();
  await expect(section.getByText('Архивът е готов')).toBeVisible({ timeout: 40_000 });
  const mail = await mailTo(email, /Архивът с вашите данни е готов/u);
  const link = linkIn(mail, '/data-archive');
  await openPage(page, link);
  // opening the link alone, as mail scanners do, does not use it up
  await openPage(page, link);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Изтегли архива' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^pokriv-danni-.+\.zip$/u);
  expect((await readFile(await download.path())).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  await expect(page.getByRole('heading', { name: 'Изтеглянето започна' })).toBeVisible();

  await openPage(page, link);
  await page.getByRole('button', { name: 'Изтегли архива' }).click();
  await expect(page.getByRole('heading', { name: 'Архивът вече е изтеглен' })).toBeVisible();
  await page.getByRole('link', { name: 'Поискай нов архив' }).click();
  await expect(sectionOf(page, 'Моите данни').getByText('Архивът е изтеглен')).toBeVisible();
  await auditPage(page, 'the profile after the archive was downloaded');
});

test('account deletion is requested with the password and cancelled', async ({ context }) => {
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#deletion');
  await sectionOf(page, 'Изтриване').getByRole('button', { name: 'Изтрий профила' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изтриване на профила' });
  const password = dialog.getByLabel('Парола', { exact: false }).first();
  await password.fill(`${PASSWORD}9`);
  await dialog.getByRole('button', { name: 'Изтрий профила ми' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveValue(`${PASSWORD}9`);
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Изтрий профила ми' }).click();
  await expect(page.getByText(/^Профилът ви ще бъде изтрит на/u).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Отказвам се от изтриването' }).first().click();
  await expect(toastOn(page, 'Изтриването е отменено.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отказвам се от изтриването' })).toHaveCount(0);
});

test('profile anchors lead to their section, by URL and keyboard', async ({ context }) => {
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#password');
  await expect(sectionOf(page, 'Парола').getByRole('heading')).toBeInViewport();
  const links = page.getByRole('navigation', { name: 'Раздели на профила' });
  await links.getByRole('link', { name: 'Известия' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile#notifications$/u);
  await expect(sectionOf(page, 'Известия')).toBeFocused();
  await expect(sectionOf(page, 'Известия').getByRole('heading')).toBeInViewport();
  await expect(links.getByRole('link', { name: 'Известия' })).toHaveAttribute('aria-current', 'location');
});

test('profile passes axe and does not scroll sideways', async ({ context }) => {
  test.setTimeout(180_000);
  const { email } = await newTenant();
  const page = await openProfile(context, email);
  await page.waitForLoadState('networkidle');
  await auditPage(page, 'the profile');
  await sectionOf(page, 'Изтриване').getByRole('button', { name: 'Изтрий профила' }).click();
  await auditPage(page, 'deletion dialog');
});

test('Google account has no password section and confirms deletion with Google', async ({ page }) => {
  const email = freshEmail('google');
  const choose = async (button: Locator) => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await popup.getByRole('button', { name: 'Използвайте друг профил' }).click();
    await popup.getByLabel(/^Имейл/u).fill(email);
    await popup.getByLabel('Име и фамилия').fill('Калина Тодорова');
    await popup.getByRole('button', { name: 'Продължи' }).click();
  };
  await openPage(page, '/login');
  await choose(page.getByRole('button', { name: /Google/u }));
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/profile#password');
  await expect(sectionOf(page, 'Парола').getByText(/^Влизате в Покрив с Google/u)).toBeVisible();
  await sectionOf(page, 'Изтриване').getByRole('button', { name: 'Изтрий профила' }).click();
  await choose(page.getByRole('dialog').getByRole('button', { name: 'Потвърди с Google и изтрий' }));
  await expect(page.getByText(/^Профилът ви ще бъде изтрит на/u).first()).toBeVisible();
});
