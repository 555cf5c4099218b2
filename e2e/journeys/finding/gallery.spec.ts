import type { Page } from '@playwright/test';

import { listingThat, type Listing } from '../../support/listings.ts';
import { openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

let listing: Listing;
let total: number;
test.beforeAll(async () => {
  listing = await listingThat(({ images }) => images.length >= 5);
  total = listing.images.length;
});

const gallery = (page: Page) => page.getByRole('dialog', { name: /^Снимки/u });
const counter = (page: Page, number: number) =>
  expect(gallery(page).getByText(`${number} / ${total}`, { exact: true })).toBeVisible();

async function open(page: Page, number = 1) {
  await openPage(page, `/properties/${listing.id}`);
  await page.getByRole('button', { name: `Отвори снимка ${number}`, exact: true }).click();
  await counter(page, number);
}

/** Draws the picture sideways with the mouse. */
async function drag(page: Page, by: number) {
  const { width, height } = page.viewportSize() ?? PHONE;
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + by / 2, height / 2, { steps: 4 });
  await page.mouse.move(width / 2 + by, height / 2, { steps: 4 });
  await page.mouse.up();
}

test('arrow keys and buttons go from picture to picture and round the ends', async ({ page }) => {
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
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('a drag over 50 px turns, a shorter one does not', async ({ page }) => {
      await open(page);
      // had this one turned, the four would end elsewhere
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

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a finger swipes', async ({ page }) => {
    await open(page);
    const touch = await page.context().newCDPSession(page);
    const at = (type: string, x?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await at('touchStart', 300);
    for (const x of [270, 240, 210, 180]) await at('touchMove', x);
    await at('touchEnd');
    await counter(page, 2);
  });
});

test('thumbnails jump, and the one that is shown is marked', async ({ page }) => {
  await open(page);
  const thumbnails = gallery(page).getByRole('group', { name: 'Всички снимки' }).getByRole('button');
  await expect(thumbnails).toHaveCount(total);
  await thumbnails.nth(3).click();
  await counter(page, 4);
  await expect(thumbnails.nth(3)).toHaveAttribute('aria-current', 'true');
  await expect(thumbnails.nth(0)).not.toHaveAttribute('aria-current', 'true');
});

test('opens at the picture that was pressed; Escape closes and gives the focus back', async ({ page }) => {
  await open(page, 3);
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Отвори снимка 3', exact: true })).toBeFocused();
  await expect(page).toHaveURL(`/properties/${listing.id}`);
});

test('the close button and Back close it too, and the page stays', async ({ page }) => {
  await open(page);
  await gallery(page).getByRole('button', { name: 'Затвори снимките' }).click();
  await expect(gallery(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Отвори снимка 1', exact: true }).click();
  await counter(page, 1);
  await page.goBack();
  await expect(gallery(page)).toHaveCount(0);
  await expect(page).toHaveURL(`/properties/${listing.id}`);
});

test('the page behind stands still, and the context menu is off', async ({ page }) => {
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

test('Tab never leaves it, in either direction', async ({ page }) => {
  await open(page);
  const buttons = await gallery(page).getByRole('button').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press <= buttons + 1; press += 1) {
      await page.keyboard.press(key);
      expect(await gallery(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  }
});

test('the neighbours are there before they are asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  for (const index of [1, total - 1]) {
    const id = listing.images[index]?.id ?? '';
    await expect.poll(() => asked.some((url) => url.includes(`${id}-1280`))).toBe(true);
  }
});
