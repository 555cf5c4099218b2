import { readFile } from 'node:fs/promises';

import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Page } from '@playwright/test';

import type { Landlord } from '../../support/landlords.ts';
import { ask } from '../../support/api.ts';
import { ownListing, publishedListing } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { newSubscriber } from '../../support/subscribers.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import { endUndoWindow } from '../../support/undo-window.ts';

const ROW_MAX = 56;
const WIDE = { width: 1280, height: 900 };
const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

async function expectLowRows(page: Page): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  const heights = await rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.filter((height) => height > ROW_MAX)).toEqual([]);
  const menu = rows(page)
    .first()
    .getByRole('button', { name: /^Още действия/u });
  expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  expect((await menu.locator('svg').boundingBox())?.width).toBeGreaterThanOrEqual(16);
  await expectNoSidewaysScroll(page);
}

test('many listings open as a table of low rows on a wide screen, and can be one on a phone', async ({
  signedInAs,
}) => {
  const page = await signedInAs('agency@demo.bg');
  await page.setViewportSize(WIDE);
  await openPage(page, '/my-properties');
  await expectLowRows(page);
  expect(await rows(page).count()).toBeGreaterThan(10);
  await page.setViewportSize(PHONE);
  await openPage(page, '/my-properties');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Таблица' }).click();
  await expect(page).toHaveURL(/view=table/u);
  await expectLowRows(page);
  const cut = await rows(page).evaluateAll((all) =>
    all.flatMap((row) => {
      const state = row.querySelector('[data-narrow]');
      return state && state.scrollHeight <= state.clientHeight ? [] : [state?.textContent];
    }),
  );
  expect(cut).toEqual([]);
});

test.describe('table of own listings', () => {
  test.describe.configure({ mode: 'serial' });
  const stamp = Date.now();
  const [one, two] = [`Първа ${stamp} в Лозенец`, `Втора ${stamp} в Лозенец`];
  let page: Page;
  let landlord: Landlord;
  const ids: string[] = [];
  test.beforeAll(async () => {
    landlord = await newSubscriber();
    for (const title of [one, two]) ids.push(await publishedListing(landlord.token, title));
  });
  test.beforeEach(async ({ browser }) => {
    if (page) return;
    page = await signedInPage(await browser.newContext(), landlord.email);
    await page.clock.install();
  });
  test.afterAll(() => page.context().close());

  const row = (title: string) => rows(page).filter({ hasText: title });
  const rentOf = async (id = '') => (await ownListing(landlord.token, id)).price?.entered.amount;
  const rents = () => Promise.all(ids.map(rentOf));
  const undo = () => page.getByRole('button', { name: 'Отмени' });

  for (const size of [WIDE, PHONE]) {
    test(`changes a rent in place at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await openPage(page, '/my-properties?view=table');
      const before = await rentOf(ids[0]);
      const rent = (before ?? 0) + 50;
      await row(one)
        .getByRole('button', { name: /^Промени наема от/u })
        .click();
      const input = page.getByRole('textbox', { name: `Месечен наем: ${one}` });
      await expect(input).toBeFocused();
      await input.fill('евтино');
      await input.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: 'не се разбира като сума' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await input.press('Escape');
      expect(await rentOf(ids[0])).toBe(before);
      await expect(row(one).getByRole('button', { name: /^Промени наема от/u })).toBeFocused();
      await page.keyboard.press('Enter');
      await input.fill(String(rent));
      await input.press('Enter');
      const shown = String(rent).replace(/(\d)(\d{3})$/u, '$1\\s$2');
      await expect(row(one).getByText(new RegExp(`^${shown}\\sлв\\.`, 'u'))).toBeVisible();
      await expect.poll(() => rentOf(ids[0])).toBe(rent);
      await expectLowRows(page);
    });
  }

  test('lowers rents in bulk after a preview on a phone, unless undone within six seconds', async () => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/my-properties?view=table');
    const before = await rents();
    const lower = async () => {
      await page.getByRole('button', { name: 'Промени наема (2)' }).click();
      const dialog = page.getByRole('dialog', { name: /^Промяна на наема/u });
      await dialog.getByLabel('С колко').fill('10');
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Промени наема (2)' }).click();
    };
    await page.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();
    await lower();
    await undo().click();
    await expect(page.getByText('Избрани: 2')).toBeVisible();
    expect(await rents()).toEqual(before);
    await lower();
    await endUndoWindow(page, undo());
    await expect(toastOn(page, 'Променихме наема на 2 обяви.')).toBeVisible();
    const after = before.map((rent) => Math.round(((rent ?? 0) * 0.9) / 10) * 10);
    expect(await rents()).toEqual(after);
  });

  for (const size of [WIDE, PHONE])
    test(`raises rents by 5 % in bulk after a preview at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await openPage(page, '/my-properties?view=table');
      const after = (await rents()).map((rent) => Math.round(((rent ?? 0) * 1.05) / 10) * 10);
      await page.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();
      await page.getByRole('button', { name: 'Промени наема (2)' }).click();
      const dialog = page.getByRole('dialog', { name: /^Промяна на наема/u });
      await dialog.getByRole('radio', { name: 'Увеличи' }).check();
      await dialog.getByLabel('С колко').fill('5');
      for (const [at, title] of [one, two].entries()) {
        const sum = String(after[at]).replace(/(\d)(\d{3})$/u, '$1\\s$2');
        const line = dialog.getByRole('listitem').filter({ hasText: title });
        await expect(line).toContainText(new RegExp(`${sum}\\sлв\\.`, 'u'));
      }
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Промени наема (2)' }).click();
      await endUndoWindow(page, undo());
      await expect(toastOn(page, 'Променихме наема на 2 обяви.')).toBeVisible();
      expect(await rents()).toEqual(after);
    });

  for (const size of [WIDE, PHONE])
    test(`marks listings as rented until one day in bulk at ${size.width} px`, async () => {
      const leaseEnd = addDays(sofiaDay(new Date()), 200);
      await page.setViewportSize(size);
      await openPage(page, '/my-properties?view=table');
      await page.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();
      await page.getByRole('button', { name: 'Отдадени (2)' }).click();
      const question = page.getByRole('alertdialog', { name: 'Отдадени ли са 2 жилища?' });
      const end = question.getByLabel(/^Договорите са до/u);
      const mark = question.getByRole('button', { name: 'Отбележи' });
      await end.fill(addDays(leaseEnd, -201));
      await mark.click();
      await expect(end).toHaveAccessibleDescription(/Изберете ден след днешния/u);
      await end.fill(leaseEnd);
      await expectNoSidewaysScroll(page);
      await mark.click();
      await endUndoWindow(page, undo());
      await expect(toastOn(page, 'Отбелязахме 2 обяви като отдадени.')).toBeVisible();
      for (const id of ids) {
        expect(await ownListing(landlord.token, id)).toMatchObject({ status: 'rented', leaseEnd });
        await ask('renewProperty', { token: landlord.token, params: { id } });
      }
    });

  test('keeps a hidden column hidden after a reload on a wide screen', async () => {
    await page.setViewportSize(WIDE);
    await openPage(page, '/my-properties?view=table');
    const quality = page.getByRole('columnheader', { name: /^Качество/u });
    await expect(quality).toBeVisible();
    await page.getByRole('button', { name: 'Колони' }).click();
    await page.getByRole('checkbox', { name: 'Качество' }).uncheck();
    await expect(quality).toBeHidden();
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await expect(quality).toBeHidden();
    await expectLowRows(page);
  });

  test('sends an act that waits when the page is left', async () => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/my-properties?view=table');
    await page.getByRole('checkbox', { name: `Избери: ${two}` }).check();
    await page.getByRole('button', { name: 'Спри (1)' }).click();
    await expect(undo()).toBeVisible();
    await openPage(page, '/');
    await expect.poll(async () => (await ownListing(landlord.token, ids[1] ?? '')).status).toBe('paused');
  });

  test('is downloaded as CSV with the filters, on a phone too', async () => {
    await openPage(page, `/my-properties?view=table&query=${stamp}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Изтегли CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFНомер;Заглавие;Състояние;')).toBe(true);
    const [head = '', ...lines] = text.trim().split('\r\n');
    expect(head.split(';')).toEqual(expect.arrayContaining(['Наем, €', 'Прегледи за 7 дни', 'Изтича']));
    expect(lines).toHaveLength(2);
    const paused = lines.find((line) => line.includes(two)) ?? '';
    expect(paused).toContain(';Спряна;Апартамент;София;Лозенец;');
    expect(paused).toMatch(/;\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/u);
  });
});
