import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { expectSent } from '../../support/moderation.ts';
import { ownListing, publishedListing, statusOf } from '../../support/own-listings.ts';
import { newReporter } from '../../support/reporters.ts';
import { DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import { endUndoWindow, unsentDecision } from '../../support/undo-window.ts';

async function reportedListing(title: string, reporters: number) {
  const owner = await newLandlord();
  const id = await publishedListing(owner.token, title);
  const people = [];
  for (let count = 0; count < reporters; count += 1) people.push(await newReporter(id));
  return { id, owner, reporters: people };
}

const groupOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

const openGroup = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Обяви с отворени сигнали' })
    .getByRole('link', { name: new RegExp(title, 'u') })
    .click();

const verdicts = (page: Page) => page.getByRole('group', { name: 'Решение по сигнала' }).getByRole('button');

/** Keys of a group that was just opened do nothing for a moment. */
async function pressVerdict(page: Page, key: string): Promise<void> {
  await expect(verdicts(page).first()).toBeEnabled();
  await page.keyboard.press(key);
}

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
  await admin.clock.install();
  const notes = 'На този адрес няма такова жилище.';

  await openPage(admin, '/admin/reports');
  await openGroup(admin, title);
  const group = groupOf(admin, title);
  await expect(group.getByText('2 души')).toBeVisible();
  await expect(group.getByText('Тежест 2 от 3 до скриване')).toBeVisible();
  await group.getByRole('button', { name: 'Премахни обявата' }).click();
  await decide(admin, 'Премахни обявата', notes);
  const sure = admin.getByRole('alertdialog', { name: 'Да премахнем ли обявата?' });
  await sure.getByRole('button', { name: 'Премахни обявата' }).click();
  await expectSent(admin, 'Сигналът е решен.');
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
  await admin.clock.install();
  const warning = 'Цената в обявата е по-ниска от тази по телефона.';

  await openPage(admin, '/admin/reports');
  await openGroup(admin, title);
  const group = groupOf(admin, title);
  await expect(group.getByText(/^Подателят .* пише:/u)).toHaveCount(2);
  await pressVerdict(admin, '2');
  await decide(admin, 'Предупреди собственика', warning);
  await expectSent(admin, 'Сигналът е решен.');
  await openLastGroups(admin);
  await openGroup(admin, title);
  await expect(group.getByText('1 човек')).toBeVisible();
  await expect(group.getByRole('region', { name: 'По-ранни сигнали за обявата' })).toContainText(
    'Предупреди собственика',
  );
  await group.getByRole('button', { name: 'Отхвърли', exact: true }).click();
  await decide(admin, 'Отхвърли сигнала', 'За същото вече има решение.');
  await expectSent(admin, 'Сигналът е решен.');
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
  await admin.clock.install();
  await openPage(admin, '/admin/reports');
  await openGroup(admin, title);
  const group = groupOf(admin, title);
  await expect(group.getByText('Тежест 3: стига за скриване')).toBeVisible();
  await expect(group.getByRole('link', { name: 'Отвори снимка 1 в нов раздел' })).toBeVisible();
  await expectNoSidewaysScroll(admin);
  await auditPage(admin, 'reports of a listing');
  await group.getByRole('button', { name: 'Вземи за преглед' }).first().click();
  await expect(toastOn(admin, 'Сигналът е обновен.')).toBeVisible();
  await expect(group.getByText('В преглед').first()).toBeVisible();
  await group.getByRole('link', { name: title }).click();
  await expect(admin.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await admin.getByRole('button', { name: 'Одобри', exact: true }).click();
  await expectSent(admin, 'Обявата е одобрена.');
  expect(await statusOf(owner.token, id)).toBe('active');
});

test('button of a verdict stays in view on a low screen, and words are pinned to a picture', async ({
  signedInAs,
}) => {
  const title = `Дом с чужда снимка ${Date.now()}`;
  const { id, owner } = await reportedListing(title, 2);
  const admin = await signedInAs('admin@demo.bg');
  await admin.clock.install();
  for (const size of [
    { width: 1280, height: 600 },
    { width: 390, height: 640 },
  ]) {
    await admin.setViewportSize(size);
    await openPage(admin, '/admin/reports');
    await openGroup(admin, title);
    await groupOf(admin, title).getByRole('button', { name: 'Поискай промени' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Решение по сигнала' });
    await expect(dialog.getByRole('button', { name: 'Поискай промени' })).toBeInViewport();
    await dialog.getByRole('button', { name: 'Бележка към: Снимка 1' }).click();
    await dialog.getByRole('textbox', { name: /^Снимка 1/u }).fill('Снимката е от друга обява.');
    await expect(dialog.getByRole('button', { name: 'Поискай промени' })).toBeInViewport();
    if (size.width === 390) continue;
    await admin.keyboard.press('Escape');
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Затвори без запазване' }).click();
  }
  await decide(admin, 'Поискай промени', 'Сменете посочената снимка.');
  await expectSent(admin, 'Сигналът е решен.');
  await expect.poll(() => statusOf(owner.token, id)).toBe('rejected');
  const { remarks } = (await ownListing(owner.token, id)).moderation;
  expect(remarks).toMatchObject([{ text: 'Снимката е от друга обява.', mendedAt: null }]);
});

test('an open group stands on the first screen of a desktop, below one row of tools', async ({
  signedInAs,
}) => {
  const title = `Дом на един екран ${Date.now()}`;
  await reportedListing(title, 2);
  const admin = await signedInAs('admin@demo.bg');
  await admin.setViewportSize(DESKTOP);
  await openPage(admin, '/admin/reports');
  const list = admin.getByRole('region', { name: 'Обяви с отворени сигнали' });
  const head = admin.getByRole('heading', { level: 1, name: 'Сигнали' }).locator('..');
  const heightAbove = async () =>
    ((await list.boundingBox())?.y ?? Infinity) - ((await head.boundingBox())?.y ?? 0);

  await openGroup(admin, title);
  const group = groupOf(admin, title);
  for (const part of [
    group.getByRole('link', { name: 'Отвори снимка 1 в нов раздел' }),
    group.getByText('Собственик', { exact: true }),
    group.getByText(/^Подателят .* пише:/u).first(),
    verdicts(admin).first(),
    verdicts(admin).last(),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await admin.evaluate(() => window.scrollY)).toBe(0);
  // counts and fonts arrive later
  await expect.poll(heightAbove).toBeLessThanOrEqual(64);

  await test.step('figures, keys and the type stay in the row', async () => {
    await admin.getByRole('button', { name: 'Обобщение' }).click();
    await expect(admin.getByRole('region', { name: 'Обобщение' })).toContainText('Чакат над 24 часа');
    await expect(verdicts(admin).first()).toBeEnabled();
    await admin.getByRole('button', { name: 'Клавиши', exact: true }).click();
    await expect(admin.getByText('решение по сигнала', { exact: true })).toBeVisible();
    await auditPage(admin, 'open group of reports');
    await admin.getByRole('button', { name: 'Всички видове' }).click();
    await admin.getByRole('link', { name: 'Фалшива обява', exact: true }).click();
    await expect(admin).toHaveURL(/\/admin\/reports\?type=fake$/u);
  });
});

test('second of two administrators is told who decided on the report, and what', async ({ signedInAs }) => {
  const title = `Дом с два сигнала ${Date.now()}`;
  const [{ owner, id }, other] = await Promise.all([reportedListing(title, 2), newAdmin()]);
  const [first, late] = [await signedInAs(other.email), await signedInAs('admin@demo.bg')];
  for (const page of [first, late]) {
    await page.clock.install();
    await openPage(page, '/admin/reports');
    await openGroup(page, title);
  }
  await pressVerdict(late, '1');
  await decide(late, 'Отхвърли сигнала', 'Цената е вярна.');
  await pressVerdict(first, '4');
  await decide(first, 'Премахни обявата', 'Няма такова жилище.');
  await first.getByRole('alertdialog').getByRole('button', { name: 'Премахни обявата' }).click();
  await expectSent(first, 'Сигналът е решен.');
  await endUndoWindow(late, unsentDecision(late));
  const refused = late.getByRole('dialog', { name: '1 сигнал без решение' });
  await expect(refused).toContainText(
    new RegExp(`${other.name} вече реши сигнала (?:преди .*|току-що) и премахна обявата`, 'u'),
  );
  await expect(refused).toContainText('Вашият текст: „Цената е вярна.“');
  await refused.getByRole('button', { name: 'Разбрах' }).click();
  await expect(late.getByText('Тук няма отворени сигнали за тази обява')).toBeVisible();
  await expect.poll(() => statusOf(owner.token, id)).toBe('removed');
});
