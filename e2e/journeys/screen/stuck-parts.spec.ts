import type { Page } from '@playwright/test';

import { expectNothingCovered, expectReachable } from '../../support/covering.ts';
import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const banner = (page: Page) => page.getByRole('complementary', { name: /Потвърдете имейла/u });
const pill = (page: Page) =>
  page
    .locator('div:has(> button):has(> a)')
    .filter({ has: page.getByRole('button', { name: /^Филтри/u }) })
    .last();
const toast = (page: Page) =>
  page
    .getByRole('region', { name: 'Съобщения' })
    .locator('> div')
    .filter({ hasText: 'Изпратихме ви нов имейл' });
const card = (page: Page) => page.getByRole('article', { name: 'Избрана обява' });
const footer = (page: Page) => page.getByRole('contentinfo');

async function newcomerOn(page: Page, address: string) {
  await page.setViewportSize(PHONE);
  await openPage(page, address);
  await expect(banner(page)).toBeVisible();
}

/** A toast stays while it has focus. */
async function showMessage(page: Page) {
  await banner(page).getByRole('button', { name: 'Изпрати отново' }).click();
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('F8');
}

const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test.describe('sticky parts do not overlap on a phone:', () => {
  let email: string;
  test.beforeEach(async () => {
    ({ email } = await newPerson());
  });

  test('results, from top to footer', async ({ signedInAs }) => {
    const page = await signedInAs(email);
    await newcomerOn(page, '/properties');
    await showMessage(page);
    const [top, strip, message] = [header(page), banner(page), toast(page)];
    await expectNothingCovered({ header: top, banner: strip, message, pill: pill(page) });
    await toTheEnd(page);
    await expect(footer(page)).toBeInViewport();
    await expectNothingCovered({ header: top, message });
    await expectReachable(footer(page));
    await page.keyboard.press('Enter');
    await expect(message).toHaveCount(0);
    await expectReachable(footer(page));
  });

  test('map with a chosen pin, a toast and no network, until an area is drawn', async ({ signedInAs }) => {
    const page = await signedInAs(email);
    await newcomerOn(page, '/properties?view=map&location=bansko');
    const map = page.getByLabel(/^Карта с обявите/u);
    await expect(map.locator('.map-pin').first()).toBeVisible({ timeout: 40_000 });
    await map.locator('.map-pin').first().click();
    await expect(card(page).getByRole('heading')).toBeVisible();
    await showMessage(page);
    await page.context().setOffline(true);
    const notice = page.getByText('Няма връзка с мрежата.').filter({ visible: true }).last();
    await expect(notice).toBeVisible();
    const draw = map.getByRole('button', { name: 'Очертай район' });
    const closer = map.getByRole('button', { name: 'Приближи', exact: true });
    const over = { header: header(page), pill: pill(page), card: card(page), message: toast(page) };
    const stuck = { ...over, draw, closer };
    await expectNothingCovered({ ...stuck, notice });
    const heights = await card(page).evaluate((element) => {
      const picture = element.querySelector('img, [role="img"]')?.parentElement;
      return [picture?.getBoundingClientRect().height, element.clientHeight];
    });
    // the client height is rounded
    expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(1);
    await page.context().setOffline(false);

    await page.mouse.wheel(0, 60);
    await expectNothingCovered(stuck);

    await draw.focus();
    await page.keyboard.press('Enter');
    await map.getByRole('button', { name: 'Готово' }).press('Enter');
    await expect(map.getByRole('button', { name: 'Махни района' })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });

  test('listing, also when the phone quota is used up', async ({ signedInAs }) => {
    const [found] = await findCards({ priceMax: '800' });
    const page = await signedInAs(email);
    await page.route('**/api/properties/*/phone', (route) =>
      route.fulfill({
        status: 429,
        json: { success: false, code: 'RATE_LIMITED', message: 'Твърде много.', retryAfter: 7200 },
      }),
    );
    await newcomerOn(page, `/properties/${found?.id}`);
    await showMessage(page);
    const call = page.getByRole('button', { name: 'Обади се', exact: true });
    const bar = page
      .locator('div')
      .filter({ has: call })
      .filter({ has: page.getByText('/месец') })
      .last();
    const parts = { header: header(page), banner: banner(page), bar, message: toast(page) };
    await expectNothingCovered(parts);
    const before = await page.evaluate(() => scrollY);
    await call.click();
    await expect(bar.locator('..').getByText('Твърде много.')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expectNothingCovered({ ...parts, bar: bar.locator('..') });
    await toTheEnd(page);
    await expectReachable(footer(page));
  });
});

test.describe('search on a phone', () => {
  test.use({ viewport: PHONE });

  const MANY =
    '/properties?location=sofia&priceMin=300&priceMax=2000&propertyType=apartment&propertyType=house&roomsMin=1&roomsMax=4&furnishing=furnished&pets=allowed&heating=district&layout=two_room';

  test('shows the chosen filters in one scrollable row that works by keyboard', async ({ page }) => {
    await openPage(page, MANY);
    const chips = page.getByRole('group', { name: 'Избрани филтри' });
    const rows = () =>
      chips
        .getByRole('button')
        .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    expect(await rows()).toBe(1);
    expect(await chips.evaluate((row) => row.scrollWidth - row.clientWidth)).toBeGreaterThan(100);
    const last = chips.getByRole('button', { name: 'Изчисти всички' });
    await expect(last).not.toBeInViewport();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('puts the filter pill into the page flow and promises no results when nothing is found', async ({
    page,
  }) => {
    await openPage(page, '/properties?location=sofia&priceMin=49000');
    await expect(page.getByRole('heading', { name: 'Няма обяви по тези критерии' })).toBeVisible();
    await expectNothingCovered({ results: page.getByRole('main'), header: header(page) });
    await expect(pill(page).locator('..')).toHaveCSS('position', 'static');
    await pill(page)
      .getByRole('button', { name: /^Филтри/u })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Филтри' });
    await sheet.getByRole('button', { name: 'Няма такива – махнете филтър' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByText('Ето с какво ще намерите повече:')).toBeVisible();
  });
});
