import { propertySorts, type PropertySort } from '@pokriv/contracts/listing/property-options';
import type { PropertyCard } from '@pokriv/contracts/listing/property';

import { ask } from '../../support/api.ts';
import { holdCalls } from '../../support/hold-calls.ts';
import { countOf, findCards } from '../../support/listings.ts';
import { addressOf, expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

const listings = (count: number): string => `${count} ${count === 1 ? 'обява' : 'обяви'}`;

test('search state round-trips through the URL', async ({ page }) => {
  const query = {
    priceMin: '300',
    priceMax: '2500',
    propertyType: ['apartment', 'house'],
    roomsMin: '1',
    roomsMax: '4',
    furnishing: ['furnished', 'partial'],
    sort: 'price_asc',
  } as const;
  await openPage(
    page,
    '/properties?priceMin=300&priceMax=2500&propertyType=apartment&propertyType=house&roomsMin=1&roomsMax=4&furnishing=furnished&furnishing=partial&sort=price_asc',
  );
  const found = await findCards({
    ...query,
    propertyType: [...query.propertyType],
    furnishing: [...query.furnishing],
  });
  expect(found.length).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByText(listings(found.length), { exact: true })).toBeVisible();
  await expect.poll(() => idsIn(page)).toEqual(found.slice(0, 24).map(({ id }) => id));
  await expect(page.getByLabel('Подреждане')).toHaveValue('price_asc');

  await page.getByRole('button', { name: /Още филтри/u }).click();
  const sheet = page.getByRole('dialog', { name: 'Филтри' });
  await expect(sheet.getByRole('button', { name: /^Апартамент/u })).toHaveAttribute('aria-pressed', 'true');
  await expect(sheet.getByRole('button', { name: /^Студио/u })).toHaveAttribute('aria-pressed', 'false');
  await expect(sheet.getByRole('button', { name: /^Обзаведен/u })).toHaveAttribute('aria-pressed', 'true');
  const price = sheet.getByRole('group', { name: 'Цена на месец' });
  await expect(price.getByLabel('От')).toHaveValue('300');
  await expect(price.getByLabel('До')).toHaveValue('2500');
});

for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
  test.describe(`filter sheet at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('shows a live count and applies all filters to the URL at once', async ({ page }) => {
      await openPage(page, '/properties');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: viewport === PHONE ? /^Филтри/u : /^Още филтри/u }).click();
      const sheet = page.getByRole('dialog', { name: 'Филтри' });
      await sheet.getByRole('button', { name: /^Апартамент/u }).click();
      await sheet.getByRole('button', { name: /^Обзаведен/u }).click();
      await sheet.getByRole('button', { name: 'Без партер' }).click();
      const count = await countOf({ propertyType: ['apartment'], furnishing: ['furnished'], floorMin: '1' });
      await expect(sheet.getByRole('button', { name: `Покажи ${listings(count)}` })).toBeVisible();
      expect(addressOf(page).search).toBe('');

      await sheet.getByRole('button', { name: /^Покажи \d+ обяв/u }).click();
      await expect(page).toHaveURL('/properties?propertyType=apartment&floorMin=1&furnishing=furnished');
      await expect(page.getByRole('main').getByText(listings(count), { exact: true })).toBeVisible();

      await page.goBack();
      await expect(page).toHaveURL('/properties');
    });
  });
}

test('filter options show their counts', async ({ page }) => {
  const { facets } = await ask('searchProperties', {
    query: { priceMax: '1500', facets: 'true', limit: '1' },
  });
  await openPage(page, '/properties?priceMax=1500');
  await page.getByRole('button', { name: /^Още филтри/u }).click();
  const sheet = page.getByRole('dialog', { name: 'Филтри' });
  for (const [group, option, count] of [
    ['Вид на имота', 'Апартамент', facets?.propertyType?.apartment],
    ['Вид на имота', 'Студио', facets?.propertyType?.studio],
    ['Разпределение', 'Двустаен', facets?.layout?.two_room],
    ['Обзавеждане', 'Необзаведен', facets?.furnishing?.unfurnished],
    ['Отопление', 'ТЕЦ', facets?.heating?.district],
    ['Строителство', 'Тухла', facets?.constructionType?.brick],
    ['Кой предлага', 'Собственик', facets?.advertiserType?.owner],
  ] as const) {
    const chip = sheet
      .getByRole('group', { name: group })
      .getByRole('button', { name: new RegExp(`^${option}`, 'u') });
    await expect(chip).toHaveAccessibleName(`${option} , ${listings(count ?? 0)}`);
  }
});

test('filter chips remove one filter or all', async ({ page }) => {
  await openPage(page, '/properties?location=sofia&priceMax=3000&propertyType=apartment');
  const chips = page.getByRole('group', { name: 'Избрани филтри' });
  await expect(chips.getByRole('button', { name: /^Премахни/u })).toHaveCount(3);
  await chips.getByRole('button', { name: 'Премахни София' }).click();
  await expect(page).toHaveURL('/properties?priceMax=3000&propertyType=apartment');
  const count = await countOf({ priceMax: '3000', propertyType: ['apartment'] });
  await expect(page.getByRole('main').getByText(listings(count), { exact: true })).toBeVisible();
  await chips.getByRole('button', { name: 'Изчисти всички' }).click();
  await expect(page).toHaveURL('/properties');
  await expect(chips).toHaveCount(0);
});

test.describe('search sort', () => {
  const falls = (values: number[]) =>
    values.every((value, index) => value <= (values[index - 1] ?? Infinity));
  const inOrder: Partial<Record<PropertySort, (cards: PropertyCard[]) => boolean>> = {
    newest: (cards) => falls(cards.map(({ publishedAt }) => Date.parse(publishedAt))),
    price_asc: (cards) => falls(cards.map(({ price }) => -price)),
    price_desc: (cards) => falls(cards.map(({ price }) => price)),
    area_desc: (cards) => falls(cards.map(({ area = 0 }) => area)),
    price_per_m2_asc: (cards) => falls(cards.map(({ pricePerM2 = 0 }) => -pricePerM2)),
  };

  test('orders the cards by each key', async ({ page }) => {
    await openPage(page, '/properties');
    for (const [key, isOrdered] of Object.entries(inOrder)) {
      const sort = key as PropertySort;
      const { data } = await ask('searchProperties', { query: { sort, limit: '24' } });
      expect(isOrdered(data), sort).toBe(true);
      await page.getByLabel('Подреждане').selectOption({ label: propertySorts[sort] });
      await expect(page).toHaveURL(`/properties?sort=${sort}`);
      await expect.poll(() => idsIn(page), { message: sort }).toEqual(data.map(({ id }) => id));
    }
  });

  test('puts promoted cards with badges first in the recommended order', async ({ page }) => {
    await openPage(page, '/properties');
    const [first] = await findCards();
    expect(first?.isPromoted).toBe(true);
    await expect(page.getByRole('article').first()).toContainText('Реклама');
  });
});

test('empty search suggests relaxed filters with their counts', async ({ page }) => {
  await openPage(page, '/properties?location=sofia&priceMax=60&propertyType=apartment');
  await expect(page.getByText('Няма обяви по тези критерии')).toBeVisible();
  const way = page.getByRole('button', { name: /^(?:Без фил|Цена до)/u }).first();
  await expect(way).toContainText(/\d+\s+обяв/u);
  const text = await way.innerText();
  const promised = Number(/(\d+)\s+обяв/u.exec(text)?.[1]);
  expect(promised, text).toBeGreaterThan(0);
  await way.click();
  await expect(page.getByRole('main').getByText(listings(promised), { exact: true })).toBeVisible();
  await expect.poll(async () => (await idsIn(page)).length).toBe(Math.min(24, promised));
});

test('Back restores filters, page and scroll; new pages start at the top', async ({ page }) => {
  await openPage(page, '/properties?propertyType=apartment&sort=price_asc');
  await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
  await expect(page).toHaveURL('/properties?propertyType=apartment&sort=price_asc&page=2');
  const { data } = await ask('searchProperties', {
    query: { propertyType: ['apartment'], sort: 'price_asc', page: '2', limit: '24' },
  });
  const ids = data.map(({ id }) => id);
  // The URL changes before the page: wait until the cards of the second page are shown.
  await expect.poll(() => idsIn(page)).toEqual(ids);
  const link = page.locator(`article a[href="/properties/${ids[9]}"]`);
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
  await expect(page).toHaveURL('/properties?propertyType=apartment&sort=price_asc&page=2');
  const place = Number(await page.evaluate(() => sessionStorage.getItem('left-at')));
  expect(place).toBeGreaterThan(300);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  await expect.poll(() => idsIn(page)).toEqual(ids);
});

test('invalid search parameter is dropped with a notice, valid ones stay', async ({ page }) => {
  await openPage(
    page,
    '/properties?location=atlantis&priceMin=много&propertyType=castle&propertyType=apartment&page=-1&polygon=1,2&sort=best',
  );
  const notice = page.getByText(/Пропуснахме невалидни параметри/u);
  for (const name of ['град', 'цена от', 'вид', 'страница', 'избрана зона', 'подреждане'])
    await expect(notice).toContainText(name);
  const count = await countOf({ propertyType: ['apartment'] });
  await expect(page.getByRole('main').getByText(listings(count), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Премахни Апартамент' })).toBeVisible();
});

test('swapped bounds and a page past the end still show results', async ({ page }) => {
  await openPage(page, '/properties?priceMin=900&priceMax=300');
  await expect(page.getByText(/Пропуснахме невалидни параметри.*цена/u)).toBeVisible();
  await openPage(page, '/properties?page=400');
  await page.getByRole('link', { name: 'Към първата страница' }).click();
  await expect(page).toHaveURL('/properties');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('search shows skeletons while loading and a retry on failure', async ({ page }) => {
  await openPage(page, '/help');
  const held = await holdCalls(page, '**/api/properties?*', (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'UNAVAILABLE', message: 'Няма връзка.' } }),
  );
  await page.getByRole('link', { name: 'Обяви', exact: true }).first().click();
  await expect(
    page
      .locator('main [aria-hidden="true"]')
      .filter({ has: page.locator('span, div') })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  held.release();
  const retry = page.getByRole('main').getByRole('button', { name: 'Опитай пак' });
  await expect(retry).toBeVisible({ timeout: 40_000 });
  await held.remove();
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('quick filters show live counts, and Back undoes them as one step', async ({ page }) => {
  await openPage(page, '/properties');
  await page.getByRole('button', { name: 'Цена', exact: true }).click();
  await page.getByRole('textbox', { name: 'До' }).pressSequentially('1100', { delay: 30 });
  await expect(page).toHaveURL('/properties?priceMax=1100');
  await page.getByRole('textbox', { name: 'До' }).fill('1200');
  await expect(page).toHaveURL('/properties?priceMax=1200');
  const count = await countOf({ priceMax: '1200' });
  await expect(page.getByRole('main').getByText(listings(count), { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/properties');
});
