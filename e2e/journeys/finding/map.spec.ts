import type { ReplyOf } from '@pokriv/contracts/endpoints';
import type { Page } from '@playwright/test';

import { countOf, findCards } from '../../support/listings.ts';
import { addressOf, cardOf, expectNoSidewaysScroll, idsIn, PHONE } from '../../support/screens.ts';
import { clusters, map, openMap, pins } from '../../support/search-map.ts';
import { expect, test } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

/** Listings of other journeys cost more. */
const CHEAP = { priceMax: '800' } as const;

const canvas = (page: Page) => map(page).getByRole('group');
const parameter = (page: Page, name: string) => addressOf(page).searchParams.get(name);
const listings = (count: number): string => `${count} ${count === 1 ? 'обява' : 'обяви'}`;
const preview = (page: Page) => page.getByRole('article', { name: 'Избрана обява' });

async function zoomToPins(page: Page) {
  await expect(async () => {
    if ((await pins(page).count()) === 0) await clusters(page).first().click({ timeout: 2000 });
    await expect(pins(page).first()).toBeVisible({ timeout: 2500 });
  }).toPass({ timeout: 30_000 });
}

async function openPreviewOf(page: Page) {
  const link = preview(page).getByRole('link');
  await expect(link).toBeVisible();
  const title = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/\/properties\/[0-9a-f]{24}$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test.describe('map on a phone', () => {
  test.use({ viewport: PHONE });

  test('counts every listing with a point and opens a cluster into pins, a pin into a preview, and its page', async ({
    page,
  }) => {
    const reply = page.waitForResponse('**/api/properties/map?*', { timeout: 60_000 });
    await openMap(page, '/properties?priceMax=800&view=map');
    const { data } = (await (await reply).json()) as ReplyOf<'readMap'>;
    // Listings without a point are in the list, not on the map.
    expect(data.total).toBe((await findCards(CHEAP)).filter(({ geo }) => geo).length);
    await expect(page.getByText('Местата са приблизителни, освен в обяви с точен адрес.')).toBeVisible();
    await expect(clusters(page).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await zoomToPins(page);
    await pins(page).first().click();
    await expect(preview(page)).toBeVisible();
    await expect(map(page).locator('.map-pin-visited')).toHaveAccessibleName(/разгледана$/u);
    await openPreviewOf(page);
  });
});

test('pins and cards highlight each other; a pin opens by Enter, and Escape restores focus', async ({
  page,
}) => {
  const city = 'bansko';
  await openMap(page, `/properties?location=${city}&view=split`);
  const heading = page.getByRole('heading', { level: 1 });
  const lit = map(page).locator('.map-pin-marked, .map-cluster-marked');
  await expect(lit).toHaveCount(0);
  const { id = '' } = (await findCards({ location: city })).find(({ geo }) => geo) ?? {};
  await cardOf(page, id).getByRole('heading').hover();
  await expect(lit).toHaveCount(1);
  await heading.hover();
  await expect(lit).toHaveCount(0);

  await zoomToPins(page);
  const outlined = () =>
    page
      .locator('li:has(> article)')
      .evaluateAll((items) => items.filter((item) => getComputedStyle(item).outlineStyle === 'solid').length);
  const pin = pins(page).first();
  // A map that has just moved recreates its pins and loses the hover and the focus.
  await expect(async () => {
    await heading.hover();
    await pin.hover({ timeout: 2000 });
    await expect.poll(outlined, { timeout: 2000 }).toBe(1);
  }).toPass({ timeout: 30_000 });

  await expect(pin).toHaveAccessibleName(/бява за .*лв\. на месец/u);
  await expect(async () => {
    await pin.press('Enter', { timeout: 5000 });
    await expect(preview(page)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 30_000 });
  await expect(preview(page).getByRole('button', { name: 'Затвори' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toHaveCount(0);
  await expect(map(page).locator('.map-pin:focus')).toHaveCount(1);
  await pin.click();
  await openPreviewOf(page);
});

test('list, heading and title follow the map as it moves, or only on request', async ({ page }) => {
  const query = { ...CHEAP, location: 'pernik' };
  await openMap(page, '/properties?location=pernik&priceMax=800&view=split');
  await test.step('beside the list the map reaches the right and lower edges', async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
    const right = await page.evaluate(() => document.documentElement.clientWidth);
    expect([Math.round(x + width), Math.round(y + height)]).toEqual([right, page.viewportSize()?.height]);
  });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Жилища под наем в Перник');
  await map(page).getByRole('button', { name: 'Приближи', exact: true }).click();
  await expect.poll(() => parameter(page, 'bbox')).toBeTruthy();
  const bbox = parameter(page, 'bbox') ?? '';
  const count = await countOf({ ...query, bbox });
  await expect(
    page
      .getByRole('main')
      .getByText(count ? listings(count) : 'Няма обяви по тези критерии')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Премахни Във видимата част на картата' })).toBeVisible();

  await expect(heading).toHaveText(/^Жилища под наем около (?:[^,]+, )?Перник$/u);
  const near = (await heading.innerText()).trim();
  await expect.poll(() => page.title()).toContain(near);

  await page.reload();
  await expect(heading).toHaveText(near);
  await expect(map(page)).toBeVisible({ timeout: 40_000 });
  expect(parameter(page, 'bbox')).toBe(bbox);
  await page.goBack();
  await expect.poll(() => parameter(page, 'bbox')).toBeNull();

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
  const found = await findCards({ ...CHEAP, location: 'pernik', polygon });
  if (found.length === 0) {
    await expect(page.getByText('Няма обяви по тези критерии')).toBeVisible();
    return polygon;
  }
  await expect(page.getByRole('main').getByText(listings(found.length), { exact: true })).toBeVisible();
  const ids = found.slice(0, 24).map(({ id }) => id);
  await expect.poll(async () => (await idsIn(page)).toSorted()).toEqual(ids.toSorted());
  return polygon;
}

test('area is drawn freehand and by keyboard, is stored in the URL and can be removed', async ({ page }) => {
  test.slow();
  const address = '/properties?location=pernik&priceMax=800&view=split';
  await openMap(page, address);
  const draw = map(page).getByRole('button', { name: 'Очертай район' });
  const finish = map(page).getByRole('button', { name: 'Готово' });
  const removeArea = async () => {
    await map(page).getByRole('button', { name: 'Махни района' }).click();
    await expect(page).toHaveURL(address);
  };
  const boxOf = async () => {
    const box = await canvas(page).boundingBox();
    if (!box) throw new Error('no map');
    return box;
  };

  await test.step('Escape cancels the drawing', async () => {
    await draw.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(draw).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(map(page).locator('.map-area')).toHaveCount(0);
  });

  await test.step('by keyboard', async () => {
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
    await finish.focus();
    await page.keyboard.press('Enter');
    expect((await expectArea(page)).split(';')).toHaveLength(3);
    await removeArea();
  });

  await test.step('freehand, and a reload keeps it', async () => {
    await draw.click();
    const box = await boxOf();
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const around = (turn: number) =>
      [middle.x + 130 * Math.cos(turn), middle.y + 110 * Math.sin(turn)] as const;
    await page.mouse.move(...around(0));
    await page.mouse.down();
    for (let turn = 0; turn < 6.2; turn += 0.2) await page.mouse.move(...around(turn));
    await page.mouse.up();
    const polygon = await expectArea(page);
    await page.reload();
    await expect(map(page).locator('.map-area')).toBeVisible({ timeout: 40_000 });
    expect(parameter(page, 'polygon')).toBe(polygon);
    await removeArea();
  });
});
