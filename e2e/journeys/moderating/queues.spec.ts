import { SOON } from '@pokriv/contracts/moderation/service-levels';

import { auditPage } from '../../support/audit.ts';
import { expectSent } from '../../support/moderation.ts';
import { statusOf } from '../../support/own-listings.ts';
import { DESKTOP, expectFits, openPage, PHONE } from '../../support/screens.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test } from '../../support/test.ts';
import { unsentDecision } from '../../support/undo-window.ts';
import {
  resubmittedListing,
  revisedListing,
  riskyListing,
  waitingListings,
} from '../../support/waiting-listings.ts';

const HOUR_MS = 3_600_000;

test('rows of the queue are marked with risks, a resubmission, a change or lateness, on a phone and a desktop', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const stamp = `белег${Date.now()}`;
  const [risky, again, changed] = [`Рисков дом ${stamp}`, `Повторен дом ${stamp}`, `Променен дом ${stamp}`];
  const late = `Закъснял дом ${stamp}`;
  const [waiting] = await waitingListings([late]);
  await moveDates(waiting?.id ?? '', { submittedAt: new Date(Date.now() - SOON.late * HOUR_MS) });
  await Promise.all([
    riskyListing(risky, 'Обадете се на 0888 445 513.'),
    resubmittedListing(again),
    revisedListing(changed),
  ]);
  const admin = await signedInAs('admin@demo.bg');
  await openPage(admin, `/admin/properties?query=${stamp}`);
  const row = (title: string) => admin.getByRole('link', { name: new RegExp(title, 'u') });

  await expect(row(risky).getByTitle(/Контакти в текста/u)).toHaveText(/^\d рис(?:к|ка)$/u);
  await expect(row(again).getByText('Отново', { exact: true })).toBeVisible();
  await expect(row(changed).getByText('Промяна', { exact: true })).toBeVisible();
  await expect(row(late).getByText('Закъснява', { exact: true })).toBeVisible();
  await expect(admin.getByText('Отново', { exact: true })).toHaveCount(1);
  await expect(admin.getByText('Закъснява', { exact: true })).toHaveCount(1);
  await expect(row(risky).or(row(again)).getByText('Промяна', { exact: true })).toHaveCount(0);
  await expectFits(admin);
  await admin.setViewportSize(PHONE);
  for (const mark of [
    row(risky).getByTitle(/Контакти в текста/u),
    row(again).getByText('Отново', { exact: true }),
    row(changed).getByText('Промяна', { exact: true }),
    row(late).getByText('Закъснява', { exact: true }),
  ])
    await expect(mark).toBeVisible();
});

test('admin decides from the queue on a phone: approves, undoes, approves again and goes on', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const stamp = `джоб${Date.now()}`;
  const [first, second] = [`Първи дом ${stamp}`, `Втори дом ${stamp}`];
  const waiting = await waitingListings([first, second]);
  const statuses = () => Promise.all(waiting.map(({ id, token }) => statusOf(token, id)));
  const admin = await signedInAs('admin@demo.bg');
  const approval = admin.getByRole('button', { name: 'Одобри', exact: true });
  const heading = (title: string) => admin.getByRole('heading', { level: 2, name: title });
  await admin.setViewportSize(PHONE);
  await admin.clock.install();
  await openPage(admin, `/admin/properties?query=${stamp}`);

  await admin.getByRole('link', { name: new RegExp(first, 'u') }).click();
  await expect(heading(first)).toBeVisible();
  await approval.click();
  await expect(heading(second)).toBeVisible();
  await unsentDecision(admin)
    .getByRole('button', { name: `Отмени решението за „${first}“` })
    .click();
  await expect(heading(first)).toBeVisible();
  await expect(unsentDecision(admin)).toBeHidden();
  expect(await statuses()).toEqual(['pending', 'pending']);

  await approval.click();
  await expect(heading(second)).toBeVisible();
  await expect(approval).toBeInViewport({ ratio: 1 });
  await expect(unsentDecision(admin)).toBeInViewport({ ratio: 1 });
  await expectSent(admin, 'Обявата е одобрена.');
  expect(await statuses()).toEqual(['active', 'pending']);
  await approval.click();
  await expectSent(admin, 'Обявата е одобрена.');
  expect(await statuses()).toEqual(['active', 'active']);
});

test('the queue starts below one row of tools on a desktop', async ({ signedInAs }) => {
  await waitingListings([`Дом под един ред ${Date.now()}`]);
  const admin = await signedInAs((await newAdmin()).email);
  await admin.setViewportSize(DESKTOP);
  await openPage(admin, '/admin/properties');
  const list = admin.getByRole('region', { name: 'Обяви в опашката' });
  const head = admin.getByRole('heading', { level: 1, name: 'За одобрение' }).locator('..');
  const heightAbove = async () =>
    ((await list.boundingBox())?.y ?? Infinity) - ((await head.boundingBox())?.y ?? 0);

  await expect(admin.getByRole('button', { name: 'Вземи следващите 10' })).toBeInViewport();
  // counts, total and fonts arrive later
  await expect.poll(heightAbove).toBeLessThanOrEqual(64);

  await test.step('order and holder stay in the row', async () => {
    await admin.getByRole('button', { name: 'Подредба: Най-старите първо' }).click();
    await auditPage(admin, 'order of the queue');
    await admin.getByRole('link', { name: 'Ничии' }).click();
    await expect(admin).toHaveURL(/\?assigned=free$/u);
    await expect(admin.getByRole('button', { name: 'Подредба: Най-старите първо · Ничии' })).toBeVisible();
    await expect.poll(async () => (await head.boundingBox())?.height).toBeLessThanOrEqual(48);
    await expectFits(admin);
  });
});

test('queue board pauses and resumes a queue, and cannot add, limit or empty it', async ({ signedInAs }) => {
  const admin = await signedInAs('admin@demo.bg');
  await openPage(admin, '/admin');
  const opening = admin.waitForEvent('popup');
  await admin.getByRole('button', { name: 'Опашки' }).click();
  const board = await opening;

  await board.getByRole('link', { name: 'report-notification' }).first().click();
  const menu = board.locator('section [aria-haspopup=menu]').last();
  await menu.click();
  await expect(board.getByRole('menuitem')).toHaveText(['Pause']);
  await board.getByRole('menuitem').click();
  await board.getByRole('button', { name: 'Confirm' }).click();
  await expect(board.getByText('[ Paused ]')).toBeVisible();
  await menu.click();
  await board.getByRole('menuitem', { name: 'Resume' }).click();
  await board.getByRole('button', { name: 'Confirm' }).click();
  await expect(board.getByText('[ Paused ]')).toHaveCount(0);
});
