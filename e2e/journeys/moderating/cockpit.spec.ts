import type { Page } from '@playwright/test';

import { auditPage } from '../../support/audit.ts';
import {
  DESKTOP,
  expectFits,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
  untilLoaded,
} from '../../support/screens.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test } from '../../support/test.ts';
import { unsentDecision } from '../../support/undo-window.ts';
import { resubmittedListing, revisedListing, waitingListings } from '../../support/waiting-listings.ts';

const PARTS = ['Снимки', 'Рискове', 'Описание', 'Наем спрямо района', 'Собственик', 'Място'];
const approval = (page: Page) => page.getByRole('button', { name: 'Одобри', exact: true });
const heading = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Обяви в опашката' }).getByRole('link', { name: new RegExp(title, 'u') });
const picturesOf = (page: Page) => page.getByRole('region', { name: 'Снимки', exact: true });

/** Expects the open listing on the first screen, with its decisions. */
async function expectOneScreen(page: Page, parts: readonly string[], pictureHeight: number): Promise<void> {
  await expect(approval(page)).toBeEnabled();
  await untilLoaded(page);
  for (const name of parts)
    await expect(page.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 0.95 });
  expect((await picturesOf(page).boundingBox())?.height).toBeGreaterThan(pictureHeight);
  await expect(approval(page)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('queue starts below one row of tools, and a listing is decided on one screen of a desktop and in one column of a phone', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const stamp = Date.now();
  const [plain, again] = [`Чакащ дом ${stamp}`, `Повторен дом ${stamp}`];
  const [[waiting], resubmitted, revised, moderator] = await Promise.all([
    waitingListings([plain]),
    resubmittedListing(again),
    revisedListing(`Променен дом ${stamp}`),
    newAdmin(),
  ]);
  // first in the queue in this order, also before those of an earlier run
  for (const [at, id] of [waiting?.id, resubmitted.id].entries())
    await moveDates(id ?? '', { submittedAt: new Date(at - stamp / 1000) });
  const admin = await signedInAs(moderator.email);
  const difference = admin.getByRole('region', { name: 'Разлика', exact: true });
  const tools = admin.getByRole('button', { name: /^Филтри и подредба/u });
  await admin.setViewportSize(DESKTOP);
  await openPage(admin, '/admin/properties');

  await test.step('list of a desktop, below one row', async () => {
    const list = admin.getByRole('region', { name: 'Обяви в опашката' });
    const head = admin.getByRole('heading', { level: 1, name: 'За одобрение' }).locator('..');
    await expect(admin.getByRole('button', { name: 'Вземи следващите 10' })).toBeInViewport();
    // counts, total and fonts arrive later
    await expect
      .poll(async () => ((await list.boundingBox())?.y ?? Infinity) - ((await head.boundingBox())?.y ?? 0))
      .toBeLessThanOrEqual(64);
    await admin.getByRole('button', { name: 'Подредба: Най-старите първо' }).click();
    await auditPage(admin, 'order of the queue');
    await admin.getByRole('link', { name: 'Ничии' }).click();
    await expect(admin).toHaveURL(/\?assigned=free$/u);
    await expect.poll(async () => (await head.boundingBox())?.height).toBeLessThanOrEqual(48);
    await expectFits(admin);
    await expect(row(admin, plain).getByText('Закъснява', { exact: true })).toBeVisible();
  });

  await test.step('list of a phone, below folded tools, with a bar for several', async () => {
    await admin.setViewportSize(PHONE);
    await expect(row(admin, again).getByText('Отново', { exact: true })).toBeVisible();
    await expect(row(admin, plain).getByText('Закъснява', { exact: true })).toBeVisible();
    expect((await row(admin, plain).boundingBox())?.y).toBeLessThan(360);
    await expect(admin.getByRole('button', { name: /^Подредба: / })).toBeHidden();
    await tools.click();
    await admin.getByRole('button', { name: 'Избери няколко' }).click();
    await admin.getByRole('checkbox', { name: `Избери „${plain}“` }).check();
    const bar = admin.getByRole('region', { name: 'Общо решение' });
    await expect(bar).toContainText('Избрани: 1');
    await expectNoSidewaysScroll(admin);
    await admin.getByRole('button', { name: 'Избери няколко' }).click();
    await expect(bar).toBeHidden();
    await admin.setViewportSize(DESKTOP);
    await expect(tools).toBeHidden();
  });

  await test.step('waiting listing on one screen', async () => {
    await admin.keyboard.press('j');
    await expect(heading(admin, plain)).toBeVisible();
    // a filter of one's own can be saved, which needs a row while no listing is open
    await expect(admin.getByRole('button', { name: 'Запази филтъра' })).toBeHidden();
    await expectOneScreen(admin, PARTS, 260);
    const middles = await Promise.all(
      [/^Кой работи по обявата:/u, 'Преглед като посетител'].map(async (name) => {
        const box = await admin.getByRole('button', { name }).boundingBox();
        return box ? Math.round(box.y + box.height / 2) : Number.NaN;
      }),
    );
    expect(middles[0]).toBeCloseTo(middles[1] ?? 0, -1);
    await expect(picturesOf(admin).getByText('1 от 3')).toBeVisible();
    await admin.keyboard.press('ArrowRight');
    await expect(picturesOf(admin).getByText('2 от 3')).toBeVisible();
  });

  await test.step('decision and its undo stay in view on a phone', async () => {
    await admin.setViewportSize(PHONE);
    await expectNoSidewaysScroll(admin);
    await expect(approval(admin)).toBeInViewport({ ratio: 1 });
    await approval(admin).click();
    await expect(heading(admin, again)).toBeVisible();
    await expect(approval(admin)).toBeInViewport({ ratio: 1 });
    await expect(unsentDecision(admin)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(admin);
    await difference.locator('ins').first().scrollIntoViewIfNeeded();
    await expect(approval(admin)).toBeInViewport({ ratio: 1 });
    await unsentDecision(admin)
      .getByRole('button', { name: `Отмени решението за „${plain}“` })
      .click();
    await expect(heading(admin, plain)).toBeVisible();
    await expect(unsentDecision(admin)).toBeHidden();
  });

  await test.step('resubmitted listing with its difference on the same screen', async () => {
    await admin.setViewportSize(DESKTOP);
    await admin.keyboard.press('j');
    await expect(heading(admin, again)).toBeVisible();
    await expectOneScreen(admin, [...PARTS, 'Разлика'], 200);
    await expect(difference.locator('ins').first()).toBeInViewport();
  });

  await test.step('waiting change with its difference on one screen', async () => {
    await admin.setViewportSize(DESKTOP);
    await openPage(admin, `/admin/properties/${revised.id}`);
    await expectOneScreen(admin, [...PARTS, 'Разлика'], 200);
    await expect(difference.locator('ins').first()).toBeInViewport();
    await admin.setViewportSize(PHONE);
    await expectNoSidewaysScroll(admin);
  });
});
