import type { Page } from '@playwright/test';

import { DESKTOP, expectNoSidewaysScroll, PHONE } from '../../support/screens.ts';
import { map, openMap } from '../../support/search-map.ts';
import { expect, test } from '../../support/test.ts';

const SOFIA = '/properties?location=sofia&view=map';

/** Names of places with a pin or cluster over them. */
const coveredNames = (page: Page) =>
  page.evaluate(() => {
    const rects = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        text: element.textContent,
        rect: element.getBoundingClientRect(),
      }));
    const spots = rects('.map-pin, .map-cluster');
    return rects('.map-name > span').flatMap(({ text, rect }) =>
      spots
        .filter(
          ({ rect: spot }) =>
            Math.min(rect.right, spot.right) - Math.max(rect.left, spot.left) > 1 &&
            Math.min(rect.bottom, spot.bottom) - Math.max(rect.top, spot.top) > 1,
        )
        .map((spot) => `${text} under ${spot.text}`),
    );
  });

for (const viewport of [DESKTOP, PHONE])
  test(`no name of a place is under a pin at any zoom at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openMap(page, SOFIA);
    const closer = map(page).getByRole('button', { name: 'Приближи', exact: true });
    const names = page.locator('.map-name > span');
    for (let zoom = 1; ; zoom += 1) {
      // a closer window has names, but how many depends on its size and its pins
      if (zoom <= 3)
        await expect
          .poll(() => names.count(), { message: `names at zoom ${zoom}` })
          .toBeGreaterThanOrEqual(zoom > 1 && viewport === DESKTOP ? 4 : 1);
      await expect.poll(() => coveredNames(page), { message: `at zoom ${zoom}` }).toEqual([]);
      if (await closer.isDisabled()) {
        expect(zoom).toBeGreaterThan(3);
        break;
      }
      await closer.click();
    }
  });

test('the map of a city has its metro, parks, rivers and boulevards, and reaches from the bars to the lower edge', async ({
  page,
}) => {
  await openMap(page, SOFIA);
  for (const line of ['M1', 'M2', 'M3', 'M4'])
    await expect(page.locator(`.map-metro-${line}`).first()).toBeVisible();
  for (const part of ['.map-cell', '.map-green', '.map-stream', '.map-road'])
    await expect(page.locator(part).first()).toBeVisible();
  await expect(page.getByText(/Картата е схематична/u)).toBeVisible();
  for (const viewport of [DESKTOP, PHONE])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await expect(async () => {
        const { y = 0, width = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
        expect([Math.round(y + height), width]).toEqual([viewport.height, viewport.width]);
        // header, two rows of filters, head
        expect(y).toBeLessThan(260);
      }).toPass({ timeout: 20_000 });
      await expectNoSidewaysScroll(page);
    });
});

test.describe('on a phone', () => {
  // Without motion, so that a position is read where the handle stays.
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('the list is a sheet over the map, by key and by drag', async ({ page }) => {
    await openMap(page, SOFIA);
    const handle = page.getByRole('button', { name: /обяв.*(?:покажи|скрий) списъка$/u });
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('article')).toHaveCount(0);
    await handle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(`${SOFIA}&list=true`);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('article').first()).toBeVisible();
    await handle.focus();
    await page.keyboard.press('Escape');
    await expect(handle).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(0);

    const box = await handle.boundingBox();
    if (!box) throw new Error('no handle');
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y - 200, { steps: 5 });
    await page.mouse.up();
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
