import sharp from 'sharp';

import { ask } from '../../support/api.ts';
import {
  expectKept,
  keptAddresses,
  personalCaches,
  withoutNetwork,
  workerReady,
} from '../../support/offline-cache.ts';
import { findCards, listingThat } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { idsIn, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const NO_NETWORK = 'Няма връзка с мрежата';
const KEPT = 'Запазени обяви';

const anyListing = () => listingThat(({ status, images }) => status === 'active' && images.length > 0);

interface Manifest {
  id: string;
  name: string;
  lang: string;
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { url: string }[];
}

test('web app manifest has icons of the declared sizes', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, address = ''] = /<link[^>]*rel="manifest"[^>]*href="([^"]+)"/u.exec(html) ?? [];
  const reply = await request.get(address);
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await reply.json()) as Manifest;
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Покрив',
    lang: 'bg',
    start_url: '/',
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type']).toContain(type);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
});

test('visited listing is readable offline, and other pages link to it', async ({ page, context }) => {
  const listing = await anyListing();
  const address = `/properties/${listing.id}`;
  await openPage(page, address);
  await workerReady(page);
  await expectKept(page, `/api${address}`);
  await expectKept(page, '/offline.html');
  await expect
    .poll(async () => ((await keptAddresses(page)).slices ?? []).some((path) => path.includes('/detail.')))
    .toBe(true);

  await withoutNetwork(context, async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: listing.title ?? '' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Колко струва нанасянето' })).toBeVisible();
    await expect(page.getByRole('status').getByText(`${NO_NETWORK}.`)).toBeVisible();
    const cover = page.locator(`main img[src^="/media/${listing.images[0]?.id}-"]`).first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);

    await page.goto('/properties?location=sofia');
    await expect(page.getByRole('heading', { level: 1, name: NO_NETWORK })).toBeVisible();
    await expect(page.getByRole('heading', { name: KEPT })).toBeVisible();
    // A network that returns for a moment reloads the offline page, but not over a pressed link.
    await page.getByRole('link', { name: listing.title ?? '' }).evaluate((link: HTMLAnchorElement) => {
      link.click();
      dispatchEvent(new Event('online'));
    });
    await expect(page.getByRole('heading', { level: 1, name: listing.title ?? '' })).toBeVisible();

    await page.goto('/properties?location=sofia');
    await expect(page.getByRole('heading', { level: 1, name: NO_NETWORK })).toBeVisible();
  });
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(NO_NETWORK)).toBeHidden();
});

test('favourites are readable offline by their owner and removed on logout', async ({ signedInAs }) => {
  const [listing, person] = [await anyListing(), await newPerson()];
  await ask('toggleFavorite', { params: { id: listing.id }, token: person.token });
  const page = await signedInAs(person.email);
  await openPage(page, '/favorites');
  await workerReady(page);
  await page.reload();
  const heart = page.getByRole('link', { name: listing.title ?? '' }).first();
  await expect(heart).toBeVisible();
  await expectKept(page, '/api/properties/favorites');

  await withoutNetwork(page.context(), async () => {
    await page.reload();
    await expect(heart).toBeVisible();
  });

  await page.reload();
  await page.getByRole('button', { name: /Ивайло Петров/u }).click();
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page.getByRole('link', { name: 'Вход' })).toBeVisible();
  await expect
    .poll(async () => (await personalCaches(page)).filter((name) => name.startsWith('own-')))
    .toEqual([]);
  await expect.poll(async () => JSON.stringify(await keptAddresses(page))).not.toContain('/api/');

  await withoutNetwork(page.context(), async () => {
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { level: 1, name: NO_NETWORK })).toBeVisible();
    await expect(page.getByText(listing.title ?? '')).toBeHidden();
  });
});

test('console reports the web vitals', async ({ page }) => {
  const told = new Map<string, string>();
  page.on('console', (message) => {
    const [, name = '', value = ''] = /^\[web-vitals\] (\w+) (.+)$/u.exec(message.text()) ?? [];
    if (name) told.set(name, value);
  });
  // Right after a deployment a busy server may leave rendering to the browser, which delays LCP.
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('<h1');
  await openPage(page, '/');
  // an idle page registers the worker just after it listens for the press that starts the measuring
  await workerReady(page);
  await page.getByRole('button', { name: /^Тема:/u }).click();
  await expect.poll(() => [...told.keys()]).toEqual(expect.arrayContaining(['FCP', 'TTFB', 'FID']));
  await page.getByRole('button', { name: /^Тема:/u }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => [...told.keys()].sort()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(told.get('CLS')).toMatch(/^0\.0[0-2]\d\d \(good\)$/u);
  expect(told.get('LCP')).toMatch(/^\d+ ms \(\S+\)$/u);
});

test('open list survives a sort change offline and applies it when online', async ({ page, context }) => {
  await openPage(page, '/properties?location=pernik');
  const before = await idsIn(page);
  expect(before.length).toBeGreaterThan(0);
  const notice = page.getByText('Няма връзка. Показани са предишните резултати.');
  await withoutNetwork(context, async () => {
    await page.getByLabel('Подреждане').selectOption('price_asc');
    await expect(notice).toBeVisible({ timeout: 20_000 });
    expect(await idsIn(page)).toEqual(before);
  });
  // Back online the search is retried automatically.
  await expect(notice).toHaveCount(0, { timeout: 20_000 });
  const cheapest = await findCards({ location: 'pernik', sort: 'price_asc' });
  await expect.poll(() => idsIn(page)).toEqual(cheapest.slice(0, 24).map(({ id }) => id));
});
