import type { Page } from '@playwright/test';

import { listingThat, type Listing } from '../../support/listings.ts';
import { openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

// A call that the service worker makes is not seen by the routes of a journey.
test.use({ serviceWorkers: 'block' });

let listing: Listing;
test.beforeAll(async () => {
  listing = await listingThat(
    ({ description = '', contactMethods = [] }) =>
      description.length > 600 && contactMethods.includes('phone'),
  );
});

/** By the wheel, until the page has moved at least half as far. */
async function scrollDown(page: Page, px: number): Promise<void> {
  const from = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, px);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from + px / 2);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('price and owner stay in reach of the thumb', async ({ page }) => {
    await openPage(page, `/properties/${listing.id}`);
    const call = page.getByRole('button', { name: 'Обади се', exact: true });
    await expect(call).toBeInViewport({ ratio: 1 });
    await scrollDown(page, 1500);
    await expect(call).toBeInViewport({ ratio: 1 });
    const reply = page.waitForResponse(`**/api/properties/${listing.id}/phone`);
    await call.click();
    expect((await reply).status()).toBe(200);
    await expect(page.getByRole('link', { name: 'Обади се', exact: true })).toHaveAttribute(
      'href',
      /^tel:0\d{9}$/u,
    );
  });
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 1280, height: 900 },
]) {
  test.describe(`${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });

    test('the contact is in the first screen and stays in sight', async ({ page }) => {
      await openPage(page, `/properties/${listing.id}`);
      const show = page.getByRole('button', { name: 'Покажи телефон' });
      await expect(show).toBeInViewport({ ratio: 1 });
      const cost = page
        .getByRole('region', { name: 'Колко струва нанасянето', exact: true })
        .filter({ visible: true });
      expect((await cost.boundingBox())?.y).toBeGreaterThan((await show.boundingBox())?.y ?? Infinity);
      for (const _screen of [1, 2, 3]) {
        await scrollDown(page, 700);
        await expect(show).toBeInViewport({ ratio: 1 });
      }
    });

    test('so does what helps when the day’s phones are used up', async ({ page }) => {
      await page.route(`**/api/properties/${listing.id}/phone`, (route) =>
        route.fulfill({
          status: 429,
          json: { success: false, code: 'RATE_LIMITED', message: 'Твърде много.', retryAfter: 7200 },
        }),
      );
      await openPage(page, `/properties/${listing.id}`);
      await page.getByRole('button', { name: 'Покажи телефон' }).click();
      const login = page
        .getByRole('main')
        .getByRole('link', { name: 'Влез', exact: true })
        .filter({ visible: true });
      await expect(login).toBeInViewport({ ratio: 1 });
      await scrollDown(page, 1500);
      await expect(login).toBeInViewport({ ratio: 1 });
    });
  });
}
