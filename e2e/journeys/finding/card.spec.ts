import { findCards } from '../../support/listings.ts';
import { cardOf, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import { swipe } from '../../support/touch.ts';

/** Listings of other journeys cost more. */
const CHEAP = '/properties?priceMax=800';

test('card has a tint when promoted and links to the listing, its buttons do not', async ({ page }) => {
  const cards = (await findCards({ priceMax: '800' })).slice(0, 24);
  const [plain, paid] = [false, true].map((is) => cards.find(({ isPromoted }) => isPromoted === is));
  if (!plain || !paid) throw new Error('the demo data lacks a plain or a promoted listing');
  await openPage(page, CHEAP);
  const colourOf = (id: string) =>
    cardOf(page, id).evaluate((card) => getComputedStyle(card).backgroundColor);
  await expect(cardOf(page, paid.id).getByText('Реклама')).toBeVisible();
  expect(await colourOf(paid.id)).not.toBe(await colourOf(plain.id));

  const card = cardOf(page, plain.id);
  await card.getByRole('button', { name: /^Разгледай снимките/u }).click();
  await expect(page.getByRole('dialog', { name: /^Снимки/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(CHEAP);
  await card.click({ position: { x: 60, y: 90 } });
  await expect(page).toHaveURL(`/properties/${plain.id}`);
});

test.describe('card pictures on a phone', () => {
  // `page.route` does not see requests of the service worker.
  test.use({ viewport: PHONE, deviceScaleFactor: 1, serviceWorkers: 'block' });

  test('load at the size of the screen in a box of fixed proportions, also when broken', async ({ page }) => {
    await openPage(page, CHEAP);
    const card = page.getByRole('article').first();
    const picture = card.locator('img[srcset]');
    await expect(picture).toHaveAttribute('srcset', /320w.*640w.*1280w/u);
    const isAvif = (await card.locator('source').count()) > 0;
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => (img.complete ? img.currentSrc : '')))
      .toMatch(isAvif ? /-480\.avif$/u : /-640\.webp$/u);
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    await expect(card.locator('img[src^="data:image"]')).toHaveCount(1);

    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
    await openPage(page, `${CHEAP}&sort=newest`);
    await expect(card.getByRole('img', { name: 'Няма снимка' })).toBeVisible();
  });
});

test.describe('card pictures under a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('switch by a swipe, which opens nothing; a tap opens the listing', async ({ page }) => {
    const found = await findCards({ priceMax: '800', sort: 'newest' });
    const several = found.slice(0, 24).find(({ images }) => images.length > 1);
    if (!several) throw new Error('the demo data lacks a listing with several pictures');
    await openPage(page, `${CHEAP}&sort=newest`);
    const card = cardOf(page, several.id);
    const pictures = card.locator('img[srcset]');
    await pictures.first().scrollIntoViewIfNeeded();
    await expect(pictures).toHaveCount(1);
    const { y = 0, height = 0 } = (await pictures.boundingBox()) ?? {};
    const middle = y + height / 2;

    await swipe(page, { from: 300, to: 120, y: middle });
    const count = several.images.length;
    await expect(card.getByRole('button', { name: /^Разгледай снимките/u })).toHaveText(`2/${count}`);
    await expect(page).toHaveURL(`${CHEAP}&sort=newest`);
    // Chromium takes the first tap after a fast swipe for its end.
    await expect(async () => {
      await page.touchscreen.tap(200, middle);
      await expect(page).toHaveURL(`/properties/${several.id}`, { timeout: 3_000 });
    }).toPass();
  });

  test('a promoted listing writes out why it is an advertisement, where no tooltip opens', async ({
    page,
  }) => {
    const paid = (await findCards({ priceMax: '800' })).find(({ isPromoted }) => isPromoted);
    if (!paid) throw new Error('the demo data lacks a promoted listing');
    await openPage(page, `/properties/${paid.id}`);
    await expect(page.locator('[aria-hidden="true"]', { hasText: /^Платено място/u })).toBeInViewport({
      ratio: 1,
    });
  });
});
