import { formatBoth, type Money } from '@pokriv/contracts/money';
import type { Page } from '@playwright/test';

import { findCards, listingThat } from '../../support/listings.ts';
import { inlineReads, renderedBy, watchPage } from '../../support/watch-page.ts';
import { idsIn, openPage, untilLoaded } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

// The pages' consoles are checked: a blocked worker is an error there.
test.use({ serviceWorkers: 'allow' });

/** Listings of other journeys cost more. */
const CHEAPEST = '/properties?priceMax=800&sort=price_asc';

const shown = (price: Money | undefined): string => (price ? formatBoth(price, 'BGN') : '');

const anyListing = () =>
  listingThat(({ status, amenities }) => status === 'active' && (amenities?.length ?? 0) > 3);

async function open(page: Page, address: string): Promise<string | undefined> {
  const reply = await page.goto(address, { waitUntil: 'domcontentloaded' });
  return renderedBy(reply?.headers() ?? {});
}

/** Retries: under load the renderer may time out, and it pauses after a failure. */
const openRendered = (page: Page, address: string): Promise<void> =>
  expect.poll(() => open(page, address), { timeout: 60_000 }).toBe('rendered');

const openUntil = (page: Page, isCut: () => boolean): Promise<void> =>
  expect.poll(() => page.goto(CHEAPEST).then(isCut), { timeout: 60_000 }).toBe(true);

test.describe('first screen without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('of the home page has heading, search and listings', async ({ page }) => {
    await openRendered(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Намерете дом');
    await expect(page.getByRole('combobox', { name: 'Къде и какво търсите?' })).toBeVisible();
    expect((await idsIn(page)).length).toBeGreaterThanOrEqual(6);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('of a search has the listings of the API, in order, with prices', async ({ page }) => {
    await openRendered(page, CHEAPEST);
    await expect(page.getByRole('heading', { level: 1, name: /Жилища под наем/u })).toBeVisible();
    const cards = (await findCards({ priceMax: '800', sort: 'price_asc' })).slice(0, 24);
    expect(await idsIn(page)).toEqual(cards.map(({ id }) => id));
    const first = page.getByRole('article').first();
    await expect(first).toContainText(cards[0]?.title ?? '');
    await expect(first).toContainText(shown(cards[0]?.price));
  });

  test('of a search that arrives in parts keeps the place of a picture free', async ({ page }) => {
    let end = -1;
    await page.route(CHEAPEST, async (route) => {
      const html = await (await route.fetch()).text();
      end = html.indexOf('</h3>', html.indexOf('<article'));
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.slice(0, end) });
    });
    await openUntil(page, () => end > 0);
    const card = page.getByRole('article').first();
    const [whole, title] = [await card.boundingBox(), await card.getByRole('heading').boundingBox()];
    expect((title?.y ?? 0) - (whole?.y ?? 0)).toBeGreaterThan(0.75 * (whole?.width ?? Infinity));
  });

  test('of a search that arrives in parts shows its tools once all of them are there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    let end = -1;
    await page.route(CHEAPEST, async (route) => {
      const html = await (await route.fetch()).text();
      end = html.indexOf('</a>', html.indexOf('aria-label="Изглед"'));
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.slice(0, end) });
    });
    await openUntil(page, () => end > 0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sort = page.locator('select[aria-label="Подреждане"]');
    await expect(sort).toBeAttached();
    await expect(sort).toBeHidden();
  });

  test('of a listing has title, costs and place', async ({ page }) => {
    const listing = await anyListing();
    await openRendered(page, `/properties/${listing.id}`);
    await expect(page.getByRole('heading', { level: 1, name: listing.title ?? '' })).toBeVisible();
    await expect(page.getByText(shown(listing.price)).first()).toBeVisible();
    for (const part of [
      'Колко струва нанасянето',
      'Описание',
      'Характеристики',
      'Удобства',
      'Местоположение',
    ])
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
    await expect(page.locator(`main img[src^="/media/${listing.images[0]?.id}-"]`).first()).toBeVisible();
    const text = await page.locator('body').textContent();
    expect(text?.replaceAll(/\s/gu, '')).not.toMatch(/(?:\+359|08[789])\d{7}/u);
  });
});

test.describe('login without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows its form, which never puts a password into the address, and says what it needs', async ({
    page,
  }) => {
    await openRendered(page, '/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
    const form = page.locator('form').filter({ has: page.getByLabel('Имейл') });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.getByRole('button', { name: 'Влез' })).toBeVisible();
    await expect(form.locator('noscript p')).toBeVisible();
    expect(await form.locator('noscript').innerText()).toBe('Входът работи само с включен JavaScript.');
  });
});

test.describe('hydrated login', () => {
  test('renders equally in the browser', async ({ page }) => {
    const { complaints } = watchPage(page);
    await openRendered(page, '/login?redirect=%2Ffavorites');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Имейл').fill('tenant@demo.bg');
    expect(complaints).toEqual([]);
  });

  test('sends a signed-in person on, and shows them no form', async ({ signedInAs }) => {
    const page = await signedInAs('tenant@demo.bg');
    const { complaints } = watchPage(page);
    await openPage(page, '/login?redirect=%2Fprofile');
    await expect(page).toHaveURL(/\/profile$/u);
    expect(complaints).toEqual([]);
  });
});

test.describe('hydrated first screen', () => {
  test('repeats no inline read and has no hydration warning, also in the dark theme', async ({ page }) => {
    const { complaints, reads } = watchPage(page);
    for (const [address, colorScheme] of [
      ['/', 'dark'],
      ['/properties?priceMax=800&page=2&propertyType=apartment', 'light'],
      [`/properties/${(await anyListing()).id}`, 'light'],
    ] as const)
      await test.step(address, async () => {
        // Warms the cache, so that the page is rendered also under load.
        const isRendered = async () => renderedBy((await page.request.get(address)).headers());
        await expect.poll(isRendered, { timeout: 60_000 }).toBe('rendered');
        reads.length = 0;
        await page.emulateMedia({ colorScheme });
        await openPage(page, address);
        await page.waitForLoadState('networkidle');
        if (colorScheme === 'dark') await expect(page.locator('html')).toHaveClass(/dark/u);
        const brought = await inlineReads(page);
        expect(brought.length).toBeGreaterThan(0);
        expect(reads.filter((read) => brought.includes(read))).toEqual([]);
        expect(reads.filter((read, index) => reads.indexOf(read) !== index)).toEqual([]);
        expect(complaints).toEqual([]);
      });
  });

  test('shows the hearts of a signed-in person with one extra request', async ({ signedInAs }) => {
    const page = await signedInAs('tenant@demo.bg');
    const { complaints, reads } = watchPage(page);
    await openPage(page, CHEAPEST);
    const questions = () => reads.filter((read) => read.startsWith('/api/properties/favorites'));
    await expect(page.getByRole('link', { name: 'Любими' }).first()).toBeVisible();
    await expect.poll(questions).toHaveLength(1);
    await untilLoaded(page);
    expect(questions()).toHaveLength(1);
    expect(reads.filter((read) => read.startsWith('/api/properties?'))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
