import { findMetroStation } from '@pokriv/contracts/place/metro';
import type { Page } from '@playwright/test';

import { expectContrast } from '../../support/audit.ts';
import { findCards } from '../../support/listings.ts';
import { addressOf, expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const SOFIA = '/properties?location=sofia';
const NEW_PLACE = 'Най-близо до мое място…';

const order = (page: Page) => page.getByRole('combobox', { name: 'Подреждане' });
const form = (page: Page) => page.getByRole('dialog', { name: 'Моето място' });
const nameField = (page: Page) => form(page).getByRole('textbox', { name: /^Име/u });
const where = (page: Page) => form(page).getByRole('combobox', { name: /^Къде е/u });
const nearOf = (page: Page) => (addressOf(page).searchParams.get('near') ?? '').split(',').map(Number);

/** The list is that of the API by the distance from `near`, and its cards tell the way from „Работа“. */
async function expectNearestFirst(page: Page): Promise<void> {
  const near = addressOf(page).searchParams.get('near') ?? '';
  await expect(async () => {
    const cards = await findCards({ location: 'sofia', sort: 'distance_asc', near });
    expect(cards.length).toBeGreaterThan(1);
    await expect.poll(() => idsIn(page), { timeout: 5000 }).toEqual(cards.slice(0, 24).map(({ id }) => id));
  }).toPass();
  const ways = page.getByRole('article').getByText(/^Работа: [\d,]+\sкм по права линия/u);
  await expect(ways.first()).toBeVisible();
}

test.describe('own place on a phone', () => {
  test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

  test('is set from the order of the list by keyboard, with a station, or on the map, and the list follows at once', async ({
    page,
  }) => {
    await openPage(page, `${SOFIA}&sort=newest`);
    await order(page).focus();
    await order(page).selectOption(NEW_PLACE);
    await expect(nameField(page)).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectContrast(page, 'form of an own place');

    await page.keyboard.type('Работа');
    await page.keyboard.press('Tab');
    await expect(where(page)).toBeFocused();
    await page.keyboard.type('опълч');
    await expect(page.getByRole('option', { name: 'Метростанция Опълченска', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(where(page)).toHaveValue('Метростанция Опълченска');
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeHidden();
    await expect(order(page)).toBeFocused();
    await expect(order(page).locator('option:checked')).toHaveText('Най-близо до „Работа“');
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'distance_asc');
    const { lat = 0, lon = 0 } = findMetroStation('opalchenska') ?? {};
    const station = [Number(lat.toFixed(3)), Number(lon.toFixed(3))];
    expect(nearOf(page)).toEqual(station);
    await expectNearestFirst(page);

    await test.step('another one is a point picked on the map', async () => {
      await order(page).selectOption('Най-близо до друго място…');
      await nameField(page).fill('Училище');
      await form(page).getByRole('button', { name: 'Избери на картата' }).click();
      const area = form(page).getByRole('group', { name: /^Карта за избор на място/u });
      await expect(area).toBeVisible();
      const { width = 0, height = 0 } = (await area.boundingBox()) ?? {};
      await expect(async () => {
        await area.click({ position: { x: width / 3, y: height / 2 } });
        await expect(where(page)).toHaveValue(/^Точка /u, { timeout: 2000 });
      }).toPass();
      await expect(form(page).getByRole('button', { name: /^Вашето място/u })).toBeVisible();
      await form(page).getByRole('button', { name: 'Запази', exact: true }).click();
      await expect(order(page).locator('option:checked')).toHaveText('Най-близо до „Училище“');
      await expect.poll(() => nearOf(page)).not.toEqual(station);
      const [south = 0, west = 0] = nearOf(page);
      const centre = findMetroStation('serdika') ?? { lat: 0, lon: 0 };
      expect(Math.abs(south - centre.lat)).toBeLessThan(0.02);
      // Left of the middle of the map, which begins in the middle of the city.
      expect(west).toBeLessThan(centre.lon);
      expect(centre.lon - west).toBeLessThan(0.1);
    });

    await page.goBack();
    await page.goBack();
    await expect(order(page)).toHaveValue('newest');
  });
});
