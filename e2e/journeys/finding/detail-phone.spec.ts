import { floorPlansOf } from '@pokriv/contracts/listing/floor-plans';
import type { Page } from '@playwright/test';

import { listingThat, type Listing } from '../../support/listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { swipe } from '../../support/touch.ts';

const CLS_MOST = 0.02;

let listing: Listing;
test.beforeAll(async () => {
  listing = await listingThat(
    ({ status, images, location }) =>
      status === 'active' &&
      images.length >= 5 &&
      floorPlansOf(images).length === 0 &&
      Boolean(location.neighborhood),
  );
});

const pictures = (page: Page) => page.getByRole('group', { name: 'Снимки', exact: true });
const picture = (page: Page, number: number) =>
  pictures(page).getByRole('button', { name: `Отвори снимка ${number}`, exact: true });
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Път до страницата' });
const boxOf = async (of: ReturnType<typeof picture>) => {
  const box = await of.boundingBox();
  if (!box) throw new Error(`${of.toString()} is not shown`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test.describe('listing page on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('starts with a full-width picture that swipes, and does not shift while loading', async ({ page }) => {
    // Shift caused by fonts is measured by the bench on an idle machine.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, `/properties/${listing.id}`);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() =>
      (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(moved).toBeLessThanOrEqual(CLS_MOST);

    const first = await boxOf(picture(page, 1));
    await test.step('the picture meets the header, one line of breadcrumbs follows', async () => {
      const header = await boxOf(page.getByRole('banner'));
      expect([first.x, first.width]).toEqual([0, PHONE.width]);
      expect(Math.abs(first.y - header.bottom)).toBeLessThanOrEqual(1);
      const way = await boxOf(crumbs(page));
      expect(way.y).toBeGreaterThanOrEqual(first.bottom - 12);
      expect(way.height).toBeLessThan(60);
      expect((await crumbs(page).innerText()).trim()).not.toContain(listing.title ?? '');
      await expectNoSidewaysScroll(page);
    });

    await test.step('a swipe counts along, a press opens the current picture', async () => {
      const total = listing.images.length;
      await expect(pictures(page).getByText(`1/${total}`, { exact: true })).toBeVisible();
      const all = await boxOf(pictures(page).getByRole('button', { name: `Всички снимки (${total})` }));
      expect(all.x >= first.x && all.right <= first.right && all.bottom <= first.bottom).toBe(true);
      await swipe(page, { from: 330, to: 60, y: first.y + first.height / 2 });
      await expect(pictures(page).getByText(`2/${total}`, { exact: true })).toBeVisible();
      await expect.poll(async () => Math.round((await boxOf(picture(page, 2))).x)).toBe(0);
      await picture(page, 2).click();
      const gallery = page.getByRole('dialog', { name: /^Снимки/u });
      await expect(gallery.getByText(`2 / ${total}`, { exact: true })).toBeVisible();
    });
  });
});
