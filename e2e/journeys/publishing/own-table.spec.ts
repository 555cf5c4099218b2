import { readFile } from 'node:fs/promises';

import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { ownListing, publish, publishedListing } from '../../support/own-listings.ts';
import { DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { newSubscriber } from '../../support/subscribers.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import { endUndoWindow } from '../../support/undo-window.ts';

const ROW_MAX = 56;
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
  await page.setViewportSize(DESKTOP);
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

  await test.step('a wrong rent is told in place', async () => {
    const rent = rows(page)
      .getByRole('button', { name: /^Промени наема от/u })
      .first();
    await rent.click();
    const input = page.getByRole('textbox', { name: /^Месечен наем: / });
    await expect(input).toBeFocused();
    await input.fill('евтино');
    await input.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'не се разбира като сума' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await input.press('Escape');
    await expect(rent).toBeFocused();
  });

  await test.step('it is downloaded with its filters', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Изтегли CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFFНомер;Заглавие;Състояние;')).toBe(true);
    expect(text.trim().split('\r\n').length).toBeGreaterThan(10);
  });
});

test('own listings are changed in bulk on a phone, unless undone, and stay narrowed to a city', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const { email, token } = await newSubscriber();
  // later than the e-mail of the owner, whose words are those of every own listing
  const stamp = Date.now();
  const first = await publishedListing(token, `Първа ${stamp} в Лозенец`);
  const { id: second } = (await ask('duplicateProperty', { token, params: { id: first } })).data;
  await ask('updateProperty', { token, params: { id: second }, body: { title: `Втора ${stamp} в Лозенец` } });
  await publish(token, second);
  const far = 'Далечна в Тракия';
  await ask('createProperty', { token, body: { title: far, location: { city: 'plovdiv' } } });
  const own = () => Promise.all([first, second].map((id) => ownListing(token, id)));
  const rents = async () => (await own()).map(({ price }) => price?.entered.amount);

  const page = await signedInAs(email);
  await page.clock.install();
  await page.setViewportSize(PHONE);
  await openPage(page, `/my-properties?query=${stamp}`);
  const undo = page.getByRole('button', { name: 'Отмени', exact: true });
  const selectAll = () => page.getByRole('checkbox', { name: 'Избери всички на страницата' }).check();

  await test.step('rents are lowered after a preview, unless undone within six seconds', async () => {
    const before = await rents();
    const lower = async () => {
      await page.getByRole('button', { name: 'Промени наема (2)' }).click();
      const dialog = page.getByRole('dialog', { name: /^Промяна на наема/u });
      await dialog.getByLabel('С колко').fill('10');
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
      await expectNoSidewaysScroll(page);
      await dialog.getByRole('button', { name: 'Промени наема (2)' }).click();
    };
    await selectAll();
    await lower();
    await undo.click();
    await expect(page.getByText('Избрани: 2')).toBeVisible();
    expect(await rents()).toEqual(before);
    await lower();
    await endUndoWindow(page, undo);
    await expect(toastOn(page, 'Променихме наема на 2 обяви.')).toBeVisible();
    expect(await rents()).toEqual(before.map((rent) => Math.round(((rent ?? 0) * 0.9) / 10) * 10));
  });

  await test.step('listings are rented until one day', async () => {
    const leaseEnd = addDays(sofiaDay(new Date()), 200);
    await selectAll();
    await page.getByRole('button', { name: 'Отдадени (2)' }).click();
    const question = page.getByRole('alertdialog', { name: 'Отдадени ли са 2 жилища?' });
    await question.getByLabel(/^Договорите са до/u).fill(leaseEnd);
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: 'Отбележи' }).click();
    await endUndoWindow(page, undo);
    await expect(toastOn(page, 'Отбелязахме 2 обяви като отдадени.')).toBeVisible();
    expect(await own()).toMatchObject([
      { status: 'rented', leaseEnd },
      { status: 'rented', leaseEnd },
    ]);
  });

  await test.step('the page stays narrowed to a city after it is left through the menu, until Back', async () => {
    await page.setViewportSize(DESKTOP);
    const menu = page.getByRole('navigation', { name: 'Основна навигация' });
    const follow = (name: string) => menu.getByRole('link', { name, exact: true }).click();
    const titles = () => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
    await page.getByRole('searchbox', { name: 'Търсене в моите обяви' }).fill('');
    await page.getByLabel('Град', { exact: true }).selectOption({ label: 'Пловдив' });
    await expect.poll(titles).toEqual([far]);
    await follow('Обяви');
    await expect(page).toHaveURL(/\/properties/u);
    await follow('Моите обяви');
    await expect(page).toHaveURL('/my-properties?city=plovdiv');
    await expect.poll(titles).toEqual([far]);
    await page.goBack();
    await expect(page).toHaveURL(/\/properties$/u);
  });
});
