import type { Page } from '@playwright/test';

import { listingThat, type Listing } from '../../support/listings.ts';
import { openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

let listing: Listing;
test.beforeAll(async () => {
  listing = await listingThat(
    ({ description = '', contactMethods = [] }) =>
      description.length > 600 && contactMethods.includes('phone'),
  );
});

/** Scrolls by the wheel until the page has moved at least half as far. */
async function scrollDown(page: Page, px: number): Promise<void> {
  const from = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, px);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from + px / 2);
}

test.describe('listing contact on a phone', () => {
  test.use({ viewport: PHONE });

  test('keeps price and owner in the bottom bar', async ({ page }) => {
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

test('listing contact on desktop is in the first screen and stays in view, also with the quota used up', async ({
  page,
}) => {
  await page.route(`**/api/properties/${listing.id}/phone`, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 429,
          json: { success: false, code: 'RATE_LIMITED', message: 'Твърде много.', retryAfter: 7200 },
        }),
  );
  await openPage(page, `/properties/${listing.id}`);
  const show = page.getByRole('button', { name: 'Покажи телефон' });
  const cost = page
    .getByRole('region', { name: 'Колко струва нанасянето', exact: true })
    .filter({ visible: true });
  const toTheTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const WINDOWS = [
    { width: 1366, height: 768 },
    { width: 1280, height: 900 },
  ];
  for (const viewport of WINDOWS)
    await test.step(`the phone button at ${viewport.width} × ${viewport.height} px`, async () => {
      await toTheTop();
      await page.setViewportSize(viewport);
      await expect(show).toBeInViewport({ ratio: 1 });
      expect((await cost.boundingBox())?.y).toBeGreaterThan((await show.boundingBox())?.y ?? Infinity);
      for (const _screen of [1, 2, 3]) {
        await scrollDown(page, 700);
        await expect(show).toBeInViewport({ ratio: 1 });
      }
    });

  await show.click();
  const login = page
    .getByRole('main')
    .getByRole('link', { name: 'Влез', exact: true })
    .filter({ visible: true });
  for (const viewport of WINDOWS)
    await test.step(`the sign-in at ${viewport.width} × ${viewport.height} px`, async () => {
      await toTheTop();
      await page.setViewportSize(viewport);
      await expect(login).toBeInViewport({ ratio: 1 });
      await scrollDown(page, 1500);
      await expect(login).toBeInViewport({ ratio: 1 });
    });
});
