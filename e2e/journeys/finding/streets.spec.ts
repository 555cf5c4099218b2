import type { Page } from '@playwright/test';

import { map, openMap } from '../../support/search-map.ts';
import { siteOf } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

const ADDRESS = `${siteOf('EUR')}/properties?location=sofia&view=map`;

/** Colours of all pixels of the street tiles; transparent ones are not drawn yet. */
const coloursOf = (page: Page): Promise<string[]> =>
  map(page)
    .locator('.map-streets canvas')
    .evaluateAll((canvases) => {
      const colours = new Set<string>();
      for (const canvas of canvases as HTMLCanvasElement[]) {
        if (canvas.width === 0) continue;
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        };
        for (let at = 0; at < data.length; at += 4)
          if (data[at + 3] === 255) colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
      }
      return [...colours];
    });

test('streets come in ranges from our own archive and follow the theme', async ({ page }) => {
  const parts: number[] = [];
  page.on('response', (reply) => {
    if (reply.url().includes('/map/streets.pmtiles')) parts.push(reply.status());
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await openMap(page, ADDRESS);
  const ground = '247,241,231';
  await expect.poll(() => coloursOf(page)).toContain(ground);
  // ground and at least one street
  await expect.poll(async () => (await coloursOf(page)).length).toBeGreaterThan(2);
  expect(new Set(parts)).toEqual(new Set([206]));
  await expect(map(page).locator('.map-built')).toHaveCount(0);
  await expect(map(page).locator('.map-metro-M1').first()).toBeAttached();
  await expect(map(page).locator('.map-name-district > span').first()).toBeVisible();
  await expect(map(page).locator('.map-name-road, .map-name-city, .map-name-capital')).toHaveCount(0);
  await expect(map(page).getByText('© OpenStreetMap')).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => coloursOf(page)).toContain('38,33,28');
  expect(await coloursOf(page)).not.toContain(ground);
});

test('the map keeps its own drawing when the archive cannot be read', async ({ page }) => {
  let asked = 0;
  await page.route('**/map/streets.pmtiles*', (route) => {
    asked += 1;
    return route.abort();
  });
  await openMap(page, ADDRESS);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(map(page).locator('.map-built').first()).toBeAttached();
  await expect(map(page).locator('.map-streets')).toHaveCount(0);
});
