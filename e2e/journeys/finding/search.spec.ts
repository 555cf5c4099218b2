import { propertySorts } from '@pokriv/contracts/listing/property-options';

import { ask } from '../../support/api.ts';
import { countOf, findCards } from '../../support/listings.ts';
import { addressOf, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { siteOf } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

const listings = (count: number): string => `${count} ${count === 1 ? 'обява' : 'обяви'}`;

/** Listings of other journeys cost more. */
const CHEAP = { priceMax: '800', currency: 'BGN' } as const;

test.describe('search on a site with the euro first', () => {
  test.use({ baseURL: siteOf('EUR') });

  test('search state round-trips through the URL, and the sort is part of it', async ({ page }) => {
    await openPage(
      page,
      '/properties?priceMin=100&priceMax=400&propertyType=apartment&propertyType=house&roomsMin=1&roomsMax=4&furnishing=furnished&furnishing=partial&sort=price_asc',
    );
    const query = {
      ...{ priceMin: '100', priceMax: '400', currency: 'EUR' as const },
      propertyType: ['apartment', 'house'] as ('apartment' | 'house')[],
      roomsMin: '1',
      roomsMax: '4',
      furnishing: ['furnished', 'partial'] as ('furnished' | 'partial')[],
    };
    const shows = async (sort: keyof typeof propertySorts) => {
      const found = await findCards({ ...query, sort });
      expect(found.length).toBeGreaterThan(0);
      await expect(page.getByRole('main').getByText(listings(found.length), { exact: true })).toBeVisible();
      await expect.poll(() => idsIn(page)).toEqual(found.slice(0, 24).map(({ id }) => id));
    };
    await shows('price_asc');
    await expect(page.getByLabel('Подреждане')).toHaveValue('price_asc');

    await page.getByRole('button', { name: /Още филтри/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Филтри' });
    await expect(sheet.getByRole('button', { name: /^Апартамент/u })).toHaveAttribute('aria-pressed', 'true');
    await expect(sheet.getByRole('button', { name: /^Студио/u })).toHaveAttribute('aria-pressed', 'false');
    const price = sheet.getByRole('group', { name: 'Цена на месец' });
    await expect(price.getByLabel('От')).toHaveValue('100');
    await expect(price.getByLabel('До')).toHaveValue('400');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.getByLabel('Подреждане').selectOption({ label: propertySorts.area_desc });
    await expect(page).toHaveURL(/[?&]sort=area_desc$/u);
    await shows('area_desc');
  });
});

test.describe('filter sheet on a phone', () => {
  test.use({ viewport: PHONE });

  test('shows a live count and applies its choices of every kind to the URL at once', async ({ page }) => {
    await openPage(page, '/properties?priceMax=800');
    await page.getByRole('button', { name: /^Филтри/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Филтри' });
    await sheet.getByRole('button', { name: /^Апартамент/u }).click();
    await sheet.getByRole('textbox', { name: /^Общо на месец до/u }).fill('1500');
    await sheet.getByRole('button', { name: 'Без партер' }).click();
    await sheet.locator('summary', { hasText: 'Уреди и електроника' }).click();
    await sheet
      .locator('details[open]')
      .getByRole('checkbox', { name: /^Пералня/u })
      .click();
    const count = await countOf({
      ...CHEAP,
      propertyType: ['apartment'],
      monthlyTotalMax: '1500',
      floorMin: '1',
      amenities: ['washing_machine'],
    });
    expect(count).toBeGreaterThan(0);
    await expect(sheet.getByRole('button', { name: `Покажи ${listings(count)}` })).toBeVisible();
    expect(addressOf(page).search).toBe('?priceMax=800');

    await sheet.getByRole('button', { name: /^Покажи \d+ обяв/u }).click();
    await expect(page).toHaveURL(
      '/properties?priceMax=800&monthlyTotalMax=1500&propertyType=apartment&floorMin=1&amenities=washing_machine',
    );
    await expect(page.getByRole('main').getByText(listings(count), { exact: true })).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL('/properties?priceMax=800');
  });
});

test('Back restores filters, page and scroll; new pages start at the top', async ({ page }) => {
  await openPage(page, '/properties?priceMax=800&sort=price_asc');
  await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
  await expect(page).toHaveURL('/properties?priceMax=800&sort=price_asc&page=2');
  const { data } = await ask('searchProperties', {
    query: { ...CHEAP, sort: 'price_asc', page: '2', limit: '24' },
  });
  const ids = data.map(({ id }) => id);
  // The URL changes before the page: wait until the cards of the second page are shown.
  await expect.poll(() => idsIn(page)).toEqual(ids);
  const link = page.locator(`article h3 a[href="/properties/${ids[9]}"]`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const noteLeft = () => sessionStorage.setItem('left-at', String(Math.round(scrollY)));
    addEventListener('click', noteLeft, { capture: true, once: true });
  });
  await link.click();
  await expect(page).toHaveURL(`/properties/${ids[9]}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/properties?priceMax=800&sort=price_asc&page=2');
  const place = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
  expect(place).toBeGreaterThan(300);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await expect.poll(() => idsIn(page)).toEqual(ids);
});

test('quick filters find homes by price, metro, pet and commission; Back undoes a typed price at once, and restores a removed chip', async ({
  page,
}) => {
  await openPage(page, '/properties?location=sofia&sort=price_asc');
  const asked = { location: 'sofia', metroMinutes: '10', hasPet: 'true' } as const;
  const shows = async (query: Parameters<typeof findCards>[0]) => {
    const cards = await findCards({ ...query, sort: 'price_asc' });
    expect(cards.length).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByText(listings(cards.length), { exact: true })).toBeVisible();
    await expect.poll(() => idsIn(page)).toEqual(cards.slice(0, 24).map(({ id }) => id));
  };

  await page.getByRole('button', { name: 'Цена', exact: true }).click();
  await page.getByRole('textbox', { name: 'До' }).pressSequentially('700', { delay: 30 });
  await expect(page).toHaveURL('/properties?location=sofia&priceMax=700&sort=price_asc');
  await page.getByRole('textbox', { name: 'До' }).fill('800');
  await expect(page).toHaveURL('/properties?location=sofia&priceMax=800&sort=price_asc');
  await shows({ ...CHEAP, location: 'sofia' });
  await page.goBack();
  await expect(page).toHaveURL('/properties?location=sofia&sort=price_asc');

  await page.getByRole('button', { name: 'Метро', exact: true }).click();
  await page.getByRole('button', { name: /^До.10.мин/u }).click();
  await page.getByRole('button', { name: 'Готово' }).click();
  await expect(page).toHaveURL('/properties?location=sofia&metroMinutes=10&sort=price_asc');
  await page.getByRole('button', { name: /^Имам домашен любимец/u }).click();
  await page.getByRole('button', { name: /^Без комисиона/u }).click();
  const all = '/properties?location=sofia&metroMinutes=10&hasPet=true&noCommission=true&sort=price_asc';
  await expect(page).toHaveURL(all);
  await shows({ ...asked, noCommission: 'true' });
  await expect(page.getByRole('article').first()).toContainText(/около\s\d+\sмин до м\./u);

  const chips = page.getByRole('group', { name: 'Избрани филтри' });
  await chips.getByRole('button', { name: 'Премахни Без комисиона' }).click();
  await expect(page).toHaveURL('/properties?location=sofia&metroMinutes=10&hasPet=true&sort=price_asc');
  await shows(asked);
  await page.goBack();
  await expect(page).toHaveURL(all);
  await expect(chips.getByRole('button', { name: 'Премахни Без комисиона' })).toBeVisible();
  await shows({ ...asked, noCommission: 'true' });
});
