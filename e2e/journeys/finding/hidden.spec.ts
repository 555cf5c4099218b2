import type { Page } from '@playwright/test';

import { cardOf, expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const CHEAP = '/properties?priceMax=800&sort=newest';

/** Layout shifts of a page since its start, without those after input. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test.describe('hidden listings on a phone', () => {
  test.use({ viewport: PHONE });

  test('leave the list before the first paint, are counted below it and return', async ({ page }) => {
    await openPage(page, CHEAP);
    const [first = '', second = ''] = await idsIn(page);
    for (const id of [first, second])
      await cardOf(page, id)
        .getByRole('button', { name: /^Не ме интересува: /u })
        .click();
    await expect(page.getByText('2 скрити от вас')).toBeVisible();
    await openPage(page, CHEAP);
    await expect(page.getByText('2 скрити от вас')).toBeVisible();
    await expect(cardOf(page, first)).toBeHidden();
    expect(await shiftOf(page)).toBeLessThan(0.02);
    await page.getByRole('button', { name: 'Покажи', exact: true }).click();
    await expectNoSidewaysScroll(page);
    await page
      .getByRole('button', { name: /^Върни: /u })
      .last()
      .click();
    await expect(page.getByText('1 скрита от вас')).toBeVisible();
    await expect(cardOf(page, second)).toBeVisible();

    await test.step('the page of a hidden listing says so and brings it back', async () => {
      await openPage(page, `/properties/${first}`);
      await expect(page.getByText('Скрили сте тази обява.')).toBeVisible();
      const hide = page.getByRole('button', { name: 'Не ме интересува', exact: true });
      await expect(hide).toBeHidden();
      await page.getByRole('button', { name: 'Покажи отново' }).click();
      await expect(page.getByText('Скрили сте тази обява.')).toBeHidden();
      await expect(hide).toBeFocused();
    });
  });
});

test('a section of the home page leaves with the last of its listings that is not hidden', async ({
  page,
}) => {
  await openPage(page, '/');
  const section = page
    .locator('[data-listings]')
    .filter({ has: page.locator('[data-listing]') })
    .first();
  const name = await section.getByRole('heading', { level: 2 }).innerText();
  const ids = await section
    .locator('[data-listing]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-listing')));
  const hide = (hidden: typeof ids) =>
    page.evaluate((stored) => localStorage.setItem('hidden-listings', stored), JSON.stringify(hidden));
  await hide(ids.slice(1));
  await openPage(page, '/');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await hide(ids);
  await openPage(page, '/');
  await expect(page.getByRole('heading', { name, exact: true })).toBeHidden();
});
