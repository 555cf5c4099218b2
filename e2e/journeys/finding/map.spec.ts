import type { ReplyOf } from '@pokriv/contracts/endpoints';
import type { SearchParams } from '@pokriv/contracts/search/search';
import type { Page } from '@playwright/test';

import { countOf, findCards } from '../../support/listings.ts';
import { addressOf, cardOf, expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { clusters, map, openMap, pins } from '../../support/search-map.ts';
import { expect, test } from '../../support/test.ts';

/** Listings without a point are in the list, not on the map. */
const placed = async (query: SearchParams = {}) => (await findCards(query)).filter(({ geo }) => geo);

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

const canvas = (page: Page) => map(page).getByRole('group');
const parameter = (page: Page, name: string) => addressOf(page).searchParams.get(name);
const listings = (count: number): string => `${count} ${count === 1 ? 'обява' : 'обяви'}`;

async function zoomToPins(page: Page) {
  await expect(async () => {
    if ((await pins(page).count()) === 0) await clusters(page).first().click({ timeout: 2000 });
    await expect(pins(page).first()).toBeVisible({ timeout: 2500 });
  }).toPass({ timeout: 30_000 });
}

for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
  test.describe(`map at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('opens a cluster into pins, a pin into a preview, and the listing page', async ({ page }) => {
      await openMap(page, '/properties?view=map');
      await expect(clusters(page).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await zoomToPins(page);
      await pins(page).first().click();
      const short = page.getByRole('article', { name: 'Избрана обява' });
      const link = short.getByRole('link');
      await expect(link).toBeVisible();
      const title = await link.innerText();
      await link.click();
      await expect(page).toHaveURL(/\/properties\/[0-9a-f]{24}$/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  });
}

test('map clusters count every listing with a point', async ({ page }) => {
  const reply = page.waitForResponse('**/api/properties/map?*', { timeout: 60_000 });
  await openMap(page, '/properties?view=map');
  const { data } = (await (await reply).json()) as ReplyOf<'readMap'>;
  expect(data.total).toBe((await placed()).length);
  await expect(page.getByText('Местоположенията са приблизителни.')).toBeVisible();
});

test('hovering a card highlights its pin, and a pin its card', async ({ page }) => {
  const city = 'bansko';
  await openMap(page, `/properties?location=${city}&view=split`);
  const lit = map(page).locator('.map-pin-marked, .map-cluster-marked');
  await expect(lit).toHaveCount(0);
  const { id = '' } = (await placed({ location: city }))[0] ?? {};
  await cardOf(page, id).getByRole('heading').hover();
  await expect(lit).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(lit).toHaveCount(0);

  await zoomToPins(page);
  const outlined = () =>
    page
      .locator('li:has(> article)')
      .evaluateAll((items) => items.filter((item) => getComputedStyle(item).outlineStyle === 'solid').length);
  // A map that has just moved recreates its pins and loses the hover.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await pins(page).first().hover({ timeout: 2000 });
    await expect.poll(outlined, { timeout: 2000 }).toBe(1);
  }).toPass({ timeout: 30_000 });
});

test('list follows the map as it moves', async ({ page }) => {
  await openMap(page, '/properties?location=sofia&view=split');
  await map(page).getByRole('button', { name: 'Приближи', exact: true }).click();
  await expect.poll(() => parameter(page, 'bbox')).toBeTruthy();
  const bbox = parameter(page, 'bbox') ?? '';
  const count = await countOf({ location: 'sofia', bbox });
  await expect(
    page
      .getByRole('main')
      .getByText(count ? listings(count) : 'Няма обяви по тези критерии')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Премахни Във видимата част на картата' })).toBeVisible();

  await page.reload();
  await expect(clusters(page).or(pins(page)).first()).toBeVisible({ timeout: 40_000 });
  expect(parameter(page, 'bbox')).toBe(bbox);
  await page.goBack();
  await expect.poll(() => parameter(page, 'bbox')).toBeNull();
});

test('list follows the map only on request when automatic search is off', async ({ page }) => {
  await openMap(page, '/properties?location=sofia&view=split');
  await map(page).getByLabel('Търси, докато местя').uncheck();
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  const here = map(page).getByRole('button', { name: 'Търси в тази част' });
  await expect(here).toBeVisible();
  expect(parameter(page, 'bbox')).toBeNull();
  await here.click();
  await expect.poll(() => parameter(page, 'bbox')).toBeTruthy();
  await expect(here).toHaveCount(0);
});

async function expectArea(page: Page) {
  await expect.poll(() => parameter(page, 'polygon')).toBeTruthy();
  const polygon = parameter(page, 'polygon') ?? '';
  const found = await findCards({ polygon });
  if (found.length === 0) {
    await expect(page.getByText('Няма обяви по тези критерии')).toBeVisible();
    return polygon;
  }
  await expect(page.getByRole('main').getByText(listings(found.length), { exact: true })).toBeVisible();
  const ids = found.slice(0, 24).map(({ id }) => id);
  await expect.poll(async () => (await idsIn(page)).toSorted()).toEqual(ids.toSorted());
  return polygon;
}

test('freehand area is stored in the URL and can be removed', async ({ page }) => {
  await openMap(page, '/properties?view=split');
  await map(page).getByRole('button', { name: 'Очертай район' }).click();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('no map');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const around = (turn: number) =>
    [middle.x + 130 * Math.cos(turn), middle.y + 110 * Math.sin(turn)] as const;
  await page.mouse.move(...around(0));
  await page.mouse.down();
  for (let turn = 0; turn < 6.2; turn += 0.2) await page.mouse.move(...around(turn));
  await page.mouse.up();
  const polygon = await expectArea(page);
  expect((await countOf({ polygon })) > 0).toBe(true);

  await page.reload();
  await expect(map(page).locator('.map-area')).toBeVisible({ timeout: 40_000 });
  expect(parameter(page, 'polygon')).toBe(polygon);
  await map(page).getByRole('button', { name: 'Махни района' }).click();
  await expect(page).toHaveURL('/properties?view=split');
});

test('area is drawn corner by corner', async ({ page }) => {
  await openMap(page, '/properties?view=split');
  await map(page).getByRole('button', { name: 'Очертай район' }).click();
  const finish = map(page).getByRole('button', { name: 'Готово' });
  await expect(finish).toBeDisabled();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('no map');
  for (const [x, y] of [
    [0.25, 0.3],
    [0.75, 0.3],
    [0.75, 0.7],
    [0.25, 0.7],
  ] as const)
    await page.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await expect(map(page).getByText('4 ъгъла')).toBeVisible();
  await map(page).getByRole('button', { name: 'Върни' }).click();
  await expect(map(page).getByText('3 ъгъла')).toBeVisible();
  await finish.click();
  expect((await expectArea(page)).split(';')).toHaveLength(3);
});

test('area is drawn by keyboard', async ({ page }) => {
  await openMap(page, '/properties?view=split');
  const draw = map(page).getByRole('button', { name: 'Очертай район' });
  await draw.focus();
  await page.keyboard.press('Enter');
  const corner = (number: number) => map(page).getByRole('button', { name: `Ъгъл ${number} на района` });
  await expect(corner(4)).toBeVisible();
  await expect(corner(1)).toBeFocused();
  const before = await corner(1).boundingBox();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(corner(1)).toBeFocused();
  await expect
    .poll(async () => (before?.x ?? 0) - ((await corner(1).boundingBox())?.x ?? 0))
    .toBeCloseTo(40, 0);
  await corner(3).focus();
  await page.keyboard.press('Delete');
  await expect(corner(4)).toHaveCount(0);
  await map(page).getByRole('button', { name: 'Готово' }).focus();
  await page.keyboard.press('Enter');
  expect((await expectArea(page)).split(';')).toHaveLength(3);
});

test('Escape cancels the drawing', async ({ page }) => {
  await openMap(page, '/properties?view=split');
  await map(page).getByRole('button', { name: 'Очертай район' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(map(page).getByRole('button', { name: 'Очертай район' })).toBeVisible();
  await expect(page).toHaveURL('/properties?view=split');
  await expect(map(page).locator('.map-area')).toHaveCount(0);
});

test('pins open by Enter, and Escape restores focus', async ({ page }) => {
  await openMap(page, '/properties?location=bansko&view=map');
  await zoomToPins(page);
  const pin = pins(page).first();
  await expect(pin).toHaveAccessibleName(/бява за .*лв\. на месец/u);
  const short = page.getByRole('article', { name: 'Избрана обява' });
  // A map that has just moved recreates its pins and loses the focus.
  await expect(async () => {
    await pin.press('Enter', { timeout: 5000 });
    await expect(short).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  await expect(short.getByRole('button', { name: 'Затвори' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(short).toHaveCount(0);
  await expect(map(page).locator('.map-pin:focus')).toHaveCount(1);
});

test('list is complete when the map fails', async ({ page }) => {
  await page.route('**/*search-map*', (route) => route.abort());
  const found = await findCards({ location: 'sofia' });
  await openPage(page, '/properties?location=sofia&view=split');
  await expect(page.getByText('Картата не се зареди. Списъкът е пълен и без нея.')).toBeVisible({
    timeout: 40_000,
  });
  await expect.poll(() => idsIn(page)).toEqual(found.slice(0, 24).map(({ id }) => id));
});

test('map points are approximate in the API reply', async () => {
  const cards = await placed();
  expect(cards.length).toBeGreaterThan(20);
  for (const { geo } of cards) expect(Object.keys(geo ?? {}).toSorted()).toEqual(['lat', 'lon']);
});
