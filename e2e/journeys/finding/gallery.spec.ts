import type { Page } from '@playwright/test';

import { listingThat, type Listing } from '../../support/listings.ts';
import { openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { doubleTap, swipe, touchScreen } from '../../support/touch.ts';

let listing: Listing;
let total: number;
test.beforeAll(async () => {
  listing = await listingThat(({ images }) => images.length >= 5);
  total = listing.images.length;
});

const gallery = (page: Page) => page.getByRole('dialog', { name: /^Снимки/u });
const counter = (page: Page, number: number) =>
  expect(gallery(page).getByText(`${number} / ${total}`, { exact: true })).toBeVisible();

const picture = (page: Page) => gallery(page).locator('[aria-hidden="false"] > img');
const scaleOf = (page: Page): Promise<number> =>
  picture(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

async function open(page: Page, number = 1) {
  await openPage(page, `/properties/${listing.id}`);
  await page.getByRole('button', { name: `Отвори снимка ${number}`, exact: true }).click();
  await counter(page, number);
}

async function drag(page: Page, by: number) {
  const { width, height } = page.viewportSize() ?? PHONE;
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + by / 2, height / 2, { steps: 4 });
  await page.mouse.move(width / 2 + by, height / 2, { steps: 4 });
  await page.mouse.up();
}

test('gallery arrow keys and buttons switch pictures and wrap around', async ({ page }) => {
  await open(page);
  await page.keyboard.press('ArrowLeft');
  await counter(page, total);
  await page.keyboard.press('ArrowRight');
  await counter(page, 1);
  await gallery(page).getByRole('button', { name: 'Следваща снимка' }).click();
  await counter(page, 2);
  await gallery(page).getByRole('button', { name: 'Предишна снимка' }).click();
  await gallery(page).getByRole('button', { name: 'Предишна снимка' }).click();
  await counter(page, total);
});

for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
  test.describe(`gallery drag at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('switches the picture only over 50 px', async ({ page }) => {
      await open(page);
      // had the short drag switched, the four below would end elsewhere
      await drag(page, -45);
      await counter(page, 1);
      await drag(page, -60);
      await counter(page, 2);
      await drag(page, 60);
      await counter(page, 1);
      await drag(page, 60);
      await counter(page, total);
    });
  });
}

test.describe('gallery on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('switches the picture on swipe', async ({ page }) => {
    await open(page);
    await swipe(page, { from: 300, to: 180, y: 400 });
    await counter(page, 2);
  });

  test('zooms in at a double tap, pans, and zooms out at another', async ({ page }) => {
    await open(page);
    await doubleTap(page, [300, 400]);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5);
    const before = await picture(page).boundingBox();
    await swipe(page, { from: 150, to: 250, y: 400 });
    await expect.poll(async () => (await picture(page).boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
    await counter(page, 1);
    await doubleTap(page, [195, 400]);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1);
    await swipe(page, { from: 300, to: 180, y: 400 });
    await counter(page, 2);
  });

  test('pinch zooms the picture and not the page; the next picture starts unzoomed', async ({ page }) => {
    await open(page);
    const touch = await touchScreen(page);
    await touch('touchStart', [170, 400]);
    await touch('touchStart', [170, 400], [220, 400]);
    for (const apart of [30, 40, 55, 70, 75])
      await touch('touchMove', [195 - apart, 400], [195 + apart, 400]);
    await touch('touchEnd', [120, 400]);
    await touch('touchEnd');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    await counter(page, 1);
    await gallery(page).getByRole('button', { name: 'Следваща снимка' }).click();
    await counter(page, 2);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1);
  });
});

test('gallery zooms by double click, Ctrl and wheel, keys and buttons', async ({ page }) => {
  await open(page);
  await page.mouse.dblclick(640, 400);
  await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1);
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5);
  await gallery(page).getByRole('button', { name: 'Намали' }).click();
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1);
  await gallery(page).getByRole('button', { name: 'Увеличи' }).click();
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5);
  await page.mouse.move(640, 400);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await counter(page, 1);
});

test('gallery thumbnails select a picture and mark the current one', async ({ page }) => {
  await open(page);
  const thumbnails = gallery(page).getByRole('group', { name: 'Всички снимки' }).getByRole('button');
  await expect(thumbnails).toHaveCount(total);
  await thumbnails.nth(3).click();
  await counter(page, 4);
  await expect(thumbnails.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(thumbnails.nth(0)).not.toHaveAttribute('aria-current', 'true');
});

test('gallery opens at the pressed picture; Escape closes it and restores focus', async ({ page }) => {
  await open(page, 3);
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Отвори снимка 3', exact: true })).toBeFocused();
  await expect(page).toHaveURL(`/properties/${listing.id}`);
});

test('gallery closes by button and Back and stays on the page', async ({ page }) => {
  await open(page);
  await gallery(page).getByRole('button', { name: 'Затвори снимките' }).click();
  await expect(gallery(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Отвори снимка 1', exact: true }).click();
  await counter(page, 1);
  await page.goBack();
  await expect(gallery(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/properties/${listing.id}`);
});

test('gallery locks page scroll and disables the context menu', async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  const isOff = await gallery(page).evaluate((dialog) => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    return !(dialog.querySelector('img') ?? dialog).dispatchEvent(event);
  });
  expect(isOff).toBe(true);
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toHaveCount(0);
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
  }).toPass({ timeout: 20_000 });
});

test('gallery traps focus in both directions', async ({ page }) => {
  await open(page);
  const buttons = await gallery(page).getByRole('button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press <= buttons + 1; press += 1) {
      await page.keyboard.press(key);
      expect(await gallery(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  }
});

test('gallery preloads the neighbouring pictures', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  for (const index of [1, total - 1]) {
    const id = listing.images[index]?.id ?? '';
    await expect.poll(() => asked.some((url) => url.includes(`${id}-1280`))).toBe(true);
  }
});
