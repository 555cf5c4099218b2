import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { publishedListing, statusOf } from '../../support/own-listings.ts';
import { newReporter } from '../../support/reporters.ts';
import { openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

async function reportedListing(title: string, reporters: number) {
  const owner = await newLandlord();
  const id = await publishedListing(owner.token, title);
  const people = [];
  for (let count = 0; count < reporters; count += 1) people.push(await newReporter(id));
  return { id, owner, reporters: people };
}

const groupOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function openLastGroups(page: Page): Promise<void> {
  const { pagination } = await ask('listReportGroups', { token: await tokenOf('admin@demo.bg') });
  await openPage(page, `/admin/reports?page=${pagination.totalPages}`);
}

async function decide(page: Page, action: string, notes: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Решение по сигнала' });
  await dialog.getByRole('radio', { name: new RegExp(`^${action}`, 'u') }).check();
  await dialog.getByRole('textbox', { name: /^(?:Бележка|Текст до собственика)/u }).fill(notes);
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

test('removal closes all open reports of the listing', async ({ signedInAs }) => {
  const title = `Несъществуващ дом ${Date.now()}`;
  const { id, owner, reporters } = await reportedListing(title, 2);
  const admin = await signedInAs('admin@demo.bg');
  const notes = 'На този адрес няма такова жилище.';

  await openPage(admin, '/admin/reports');
  const group = groupOf(admin, title);
  await expect(group.getByText('2 души')).toBeVisible();
  await expect(group.getByText('Тежест 2 от 3 до скриване')).toBeVisible();
  await group.getByRole('button', { name: 'Реши' }).click();
  await decide(admin, 'Премахни обявата', notes);
  const sure = admin.getByRole('alertdialog', { name: 'Да премахнем ли обявата?' });
  await sure.getByRole('button', { name: 'Премахни обявата' }).click();
  await expect(toastOn(admin, 'Сигналът е решен.')).toBeVisible();
  await expect(group).toHaveCount(0);

  await expect.poll(() => statusOf(owner.token, id)).toBe('removed');
  for (const { email } of reporters) await mailTo(email, /^Взехме мерки по сигнала ви$/u);
  expect((await mailTo(owner.email, /премахна/iu)).text).toContain(notes);
});

test('one report warns the owner, another is dismissed, and each reporter is notified', async ({
  signedInAs,
}) => {
  const title = `Дом с предупреждение ${Date.now()}`;
  const { id, owner, reporters } = await reportedListing(title, 2);
  const [first, second] = reporters;
  const admin = await signedInAs('admin@demo.bg');
  const warning = 'Цената в обявата е по-ниска от тази по телефона.';

  await openPage(admin, '/admin/reports');
  const group = groupOf(admin, title);
  await group.getByRole('button', { name: 'Реши' }).click();
  await decide(admin, 'Предупреди собственика', warning);
  await expect(toastOn(admin, 'Сигналът е решен.')).toBeVisible();
  await openLastGroups(admin);
  await expect(group.getByText('1 човек')).toBeVisible();
  await group.getByRole('button', { name: 'Отхвърли' }).click();
  await decide(admin, 'Отхвърли сигнала', 'За същото вече има решение.');
  await expect(group).toHaveCount(0);

  await mailTo(first?.email ?? '', /^Взехме мерки по сигнала ви$/u);
  await mailTo(second?.email ?? '', /^Прегледахме сигнала ви$/u);
  expect((await mailTo(owner.email, /^Предупреждение за обява/u)).text).toContain(warning);
  expect(await statusOf(owner.token, id)).toBe('active');
});

test('three reliable reporters hide a listing until review, also on a phone', async ({ signedInAs }) => {
  const title = `Скрит дом ${Date.now()}`;
  const { id, owner, reporters } = await reportedListing(title, 2);
  expect(reporters).toHaveLength(2);
  expect(await statusOf(owner.token, id)).toBe('active');
  await newReporter(id, { reportType: 'inappropriate' });
  await expect.poll(() => statusOf(owner.token, id)).toBe('pending');

  const admin = await signedInAs('admin@demo.bg');
  await admin.setViewportSize(PHONE);
  await openPage(admin, '/admin/reports');
  const group = groupOf(admin, title);
  await expect(group.getByText('Тежест 3: стига за скриване')).toBeVisible();
  await group.getByText('3 сигнала', { exact: true }).click();
  await group.getByRole('button', { name: 'Вземи за преглед' }).first().click();
  await expect(toastOn(admin, 'Сигналът е обновен.')).toBeVisible();
  await expect(group.getByText('В преглед')).toBeVisible();
  await group.getByRole('link', { name: title }).click();
  await expect(admin.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await admin.getByRole('button', { name: 'Одобри', exact: true }).click();
  await expect(toastOn(admin, 'Обявата е одобрена.').last()).toBeVisible();
  expect(await statusOf(owner.token, id)).toBe('active');
});
