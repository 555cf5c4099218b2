import { floorPlansOf } from '@pokriv/contracts/listing/floor-plans';
import type { Page } from '@playwright/test';

import { listingThat, type Listing } from '../../support/listings.ts';
import { openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { doubleTap, swipe, touchScreen } from '../../support/touch.ts';

let listing: Listing;
let total: number;
test.beforeAll(async () => {
  listing = await listingThat(({ images }) => images.length >= 5 && floorPlansOf(images).length === 0);
  total = listing.images.length;
});

const gallery = (page: Page) => page.getByRole('dialog', { name: /^Снимки/u });
const opener = (page: Page, number: number) =>
  page.getByRole('button', { name: `Отвори снимка ${number}`, exact: true });
const counter = (page: Page, number: number) =>
  expect(gallery(page).getByText(`${number} / ${total}`, { exact: true })).toBeVisible();

const picture = (page: Page) => gallery(page).locator('[aria-hidden="false"] img');
const scaleOf = (page: Page): Promise<number> =>
  picture(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
const pageScale = (page: Page) => page.evaluate(() => visualViewport?.scale);
const scrollOf = (page: Page) => page.evaluate(() => scrollY);

async function open(page: Page, number = 1) {
  await opener(page, number).click();
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

async function turnWheel(page: Page, px: number) {
  const turned = await page.evaluateHandle(() => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    return {
      settled: new Promise((resolve) => addEventListener('wheel', resolve, { capture: true, once: true }))
        .then(frame)
        .then(frame),
    };
  });
  await page.mouse.wheel(0, px);
  await turned.evaluate(({ settled }) => settled);
}

test('gallery works by mouse and keyboard, locks the page and returns to it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, `/properties/${listing.id}`);

  await test.step('the pressed picture opens, and both neighbours load', async () => {
    await open(page, 3);
    for (const index of [1, 3]) {
      const id = listing.images[index]?.id ?? '';
      await expect.poll(() => asked.some((url) => url.includes(`${id}-1280`))).toBe(true);
    }
  });

  await test.step('Tab stays inside in both directions', async () => {
    const buttons = await gallery(page).getByRole('button').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press <= buttons + 1; press += 1) await page.keyboard.press(key);
      expect(await gallery(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
  });

  await test.step('the page behind does not scroll', async () => {
    const before = await scrollOf(page);
    await page.mouse.move(640, 400);
    await turnWheel(page, 800);
    expect(await scrollOf(page)).toBe(before);
  });

  await test.step('Escape closes, restores the focus and frees the page', async () => {
    await page.keyboard.press('Escape');
    await expect(gallery(page)).toHaveCount(0);
    await expect(opener(page, 3)).toBeFocused();
    await expect(page).toHaveURL(`/properties/${listing.id}`);
    const before = await scrollOf(page);
    await expect(async () => {
      await page.mouse.wheel(0, 800);
      expect(await scrollOf(page)).toBeGreaterThan(before);
    }).toPass({ timeout: 20_000 });
  });

  await test.step('arrows, buttons, thumbnails and a drag switch the picture', async () => {
    await open(page);
    await page.keyboard.press('ArrowLeft');
    await counter(page, total);
    await gallery(page).getByRole('button', { name: 'Следваща снимка' }).click();
    await counter(page, 1);
    const thumbnails = gallery(page).getByRole('group', { name: 'Всички снимки' }).getByRole('button');
    await expect(thumbnails).toHaveCount(total);
    await thumbnails.nth(3).click();
    await counter(page, 4);
    // had the short drag switched, the next would end elsewhere
    await drag(page, -45);
    await drag(page, 60);
    await counter(page, 3);
  });

  await test.step('double click, Ctrl and wheel zoom the picture and not the page', async () => {
    await page.mouse.dblclick(640, 400);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5);
    await page.mouse.move(640, 400);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    expect(await pageScale(page)).toBe(1);
    await counter(page, 3);
  });

  await test.step('Back and the button close it and stay on the page', async () => {
    await page.goBack();
    await expect(gallery(page)).toHaveCount(0);
    await open(page);
    await gallery(page).getByRole('button', { name: 'Затвори снимките' }).click();
    await expect(gallery(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/properties/${listing.id}`);
  });
});

test.describe('gallery on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('switches by swipe, zooms by double tap and pinch, and pans without zooming the page', async ({
    page,
  }) => {
    await openPage(page, `/properties/${listing.id}`);
    await open(page);

    await test.step('a double tap zooms, a swipe pans, another double tap zooms out', async () => {
      await doubleTap(page, [300, 400]);
      await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5);
      const before = await picture(page).boundingBox();
      await swipe(page, { from: 150, to: 250, y: 400 });
      await expect.poll(async () => (await picture(page).boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
      await counter(page, 1);
      await doubleTap(page, [195, 400]);
      await expect.poll(() => scaleOf(page)).toBeCloseTo(1);
    });

    await test.step('a swipe switches the picture', async () => {
      await swipe(page, { from: 300, to: 180, y: 400 });
      await counter(page, 2);
    });

    await test.step('a pinch zooms the picture; the next one starts unzoomed', async () => {
      const touch = await touchScreen(page);
      await touch('touchStart', [170, 400]);
      await touch('touchStart', [170, 400], [220, 400]);
      for (const apart of [30, 40, 55, 70, 75])
        await touch('touchMove', [195 - apart, 400], [195 + apart, 400]);
      await touch('touchEnd', [120, 400]);
      await touch('touchEnd');
      await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
      expect(await pageScale(page)).toBe(1);
      await counter(page, 2);
      await gallery(page).getByRole('button', { name: 'Следваща снимка' }).click();
      await counter(page, 3);
      await expect.poll(() => scaleOf(page)).toBeCloseTo(1);
    });
  });
});
