import type { PropertyCard } from '@pokriv/contracts/listing/property';
import type { Locator, Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { findCards, listingThat, readListing, type Listing } from '../../support/listings.ts';
import { addressOf, idsIn, openPage } from '../../support/screens.ts';
import { sheetFilters, type SheetFilter } from '../../support/sheet-filters.ts';
import { expect, test } from '../../support/test.ts';

const PAGE_SIZE = 24;
const AT_ONCE = 20;

/** The listings that the search shows now, newest first. Those of `known`, by id, are not read again. */
async function allListings(known: Map<string, Listing>): Promise<Listing[]> {
  const ids = (await findCards({ sort: 'newest' })).map(({ id }) => id);
  const unread = ids.filter((id) => !known.has(id));
  for (let from = 0; from < unread.length; from += AT_ONCE)
    for (const listing of await Promise.all(unread.slice(from, from + AT_ONCE).map(readListing)))
      known.set(listing.id, listing);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Compares again while other journeys publish listings. */
async function untilEqual(page: Page, compare: () => Promise<void>): Promise<void> {
  let isAgain = false;
  await expect(async () => {
    if (isAgain) await openPage(page, page.url());
    isAgain = true;
    await compare();
  }).toPass({ timeout: 60_000 });
}

async function choose(sheet: Locator, { group, name, text, isFolded }: SheetFilter): Promise<void> {
  if (isFolded) await sheet.locator('summary', { hasText: group }).click();
  const choices = isFolded ? sheet.locator('details[open]') : sheet.getByRole('group', { name: group });
  if (text !== undefined) await choices.getByRole('textbox', { name }).fill(text);
  else await choices.getByRole('button', { name }).or(choices.getByRole('checkbox', { name })).click();
}

async function removeAndBringBack(page: Page, chip: RegExp): Promise<void> {
  const chosen = page.url();
  const button = page.getByRole('group', { name: 'Избрани филтри' }).getByRole('button', { name: chip });
  await button.click();
  await expect(page).toHaveURL('/properties?sort=newest');
  await expect(button).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(chosen);
  await expect(button).toBeVisible();
}

test('every filter of the sheet finds what the listings themselves say', async ({ page }) => {
  test.setTimeout(300_000);
  const read = new Map<string, Listing>();
  for (const filter of sheetFilters)
    await test.step(`${filter.group}: ${filter.name.source}`, async () => {
      const { address, chip, fits } = filter;
      await openPage(page, '/properties?sort=newest');
      await page.getByRole('button', { name: /^Още филтри/u }).click();
      const sheet = page.getByRole('dialog', { name: 'Филтри' });
      await choose(sheet, filter);
      await sheet.getByRole('button', { name: /^Покажи \d/u }).click();
      await expect(sheet).toBeHidden();
      expect(Object.fromEntries(addressOf(page).searchParams)).toEqual({ sort: 'newest', ...address });
      if (chip) await removeAndBringBack(page, chip);
      let known = read;
      await untilEqual(page, async () => {
        const all = await allListings(known);
        // a difference may be a change made by another journey
        known = new Map();
        const expected = all.filter(fits);
        expect(expected.length).toBeGreaterThan(0);
        expect(expected.length).toBeLessThan(all.length);
        await expect
          .poll(() => idsIn(page), { timeout: 5000 })
          .toEqual(expected.slice(0, PAGE_SIZE).map(({ id }) => id));
      });
    });
});

/** Later than every real value: unknown ones come last. */
const LAST = Number.MAX_SAFE_INTEGER;

const METRES_A_DEGREE = 111_195;
function metresFrom({ lat, lon }: { lat: number; lon: number }, { geo }: PropertyCard): number {
  if (!geo) return LAST;
  const north = (geo.lat - lat) * METRES_A_DEGREE;
  const east = (geo.lon - lon) * METRES_A_DEGREE * Math.cos((lat * Math.PI) / 180);
  return Math.floor(Math.hypot(north, east));
}

const expectOrder = (page: Page, keyOf: (card: PropertyCard) => number): Promise<void> =>
  untilEqual(page, async () => {
    const cards = await findCards({ location: 'sofia' });
    const keys = new Map(cards.map((card) => [card.id, keyOf(card)]));
    const least = [...keys.values()].toSorted((one, other) => one - other).slice(0, PAGE_SIZE);
    expect(new Set(least).size).toBeGreaterThan(1);
    await expect
      .poll(async () => (await idsIn(page)).map((id) => keys.get(id)), { timeout: 5000 })
      .toEqual(least);
  });

const sorts: readonly (readonly [name: string, sort: string, keyOf: (card: PropertyCard) => number])[] = [
  ['Общо на месец', 'monthly_total_asc', ({ monthlyTotal }) => monthlyTotal?.cents ?? LAST],
  ['Сума при нанасяне', 'move_in_asc', ({ moveInCost }) => moveInCost?.cents ?? LAST],
  ['Най-близо до метро', 'metro_asc', ({ metro }) => metro?.minutes ?? LAST],
];

const SOFIA = '/properties?location=sofia';

test('results are ordered by whole sums, the way to the metro and the distance to „Моето място“', async ({
  page,
}) => {
  const order = page.getByRole('combobox', { name: 'Подреждане' });
  for (const [name, sort, keyOf] of sorts)
    await test.step(name, async () => {
      await openPage(page, SOFIA);
      await order.selectOption(name);
      await expect(page).toHaveURL((url) => url.searchParams.get('sort') === sort);
      await expectOrder(page, keyOf);
      if (sort === 'move_in_asc')
        await expect(
          page
            .getByRole('article')
            .getByText(/при нанасяне/u)
            .first(),
        ).toBeVisible();
    });

  const home = await listingThat(({ location, geo }) => location.city === 'sofia' && geo !== undefined);
  await openPage(page, `/properties/${home.id}`);
  await page.getByRole('button', { name: 'Добави място' }).click();
  await page.getByRole('textbox', { name: /^Име/u }).fill('Работа');
  await page.getByRole('combobox', { name: /^Къде е/u }).fill('сердика');
  await page.getByRole('option', { name: 'Метростанция Сердика', exact: true }).click();
  await page.getByRole('button', { name: 'Запази', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Изтрий мястото: Работа' })).toBeVisible();
  await openPage(page, SOFIA);
  await order.selectOption('Най-близо до „Работа“');
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'distance_asc');
  const [lat = 0, lon = 0] = (addressOf(page).searchParams.get('near') ?? '').split(',').map(Number);
  await expectOrder(page, (card) => metresFrom({ lat, lon }, card));
});

test('the order „По съответствие“ is offered to a search of words, and follows them', async ({ page }) => {
  const order = page.getByRole('combobox', { name: 'Подреждане' });
  await openPage(page, SOFIA);
  await expect(order.getByRole('option', { name: 'Препоръчани' })).toBeAttached();
  await expect(order.getByRole('option', { name: 'По съответствие' })).toHaveCount(0);
  await openPage(page, '/properties?query=тераса');
  await order.selectOption('По съответствие');
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'relevance');
  await untilEqual(page, async () => {
    const cards = await findCards({ query: 'тераса', sort: 'relevance' });
    expect(cards.length).toBeGreaterThan(1);
    await expect
      .poll(() => idsIn(page), { timeout: 5000 })
      .toEqual(cards.slice(0, PAGE_SIZE).map(({ id }) => id));
  });
});

test('a search with a pet starts with homes that allow it, and its cards tell which', async ({ page }) => {
  // listings of other journeys cost more
  await openPage(page, '/properties?priceMax=800');
  await page.getByRole('button', { name: /^Имам домашен любимец/u }).click();
  await expect(page).toHaveURL('/properties?priceMax=800&hasPet=true');
  const { data: cards } = await ask('searchProperties', {
    query: { priceMax: '800', currency: 'BGN', hasPet: 'true', limit: String(PAGE_SIZE) },
  });
  await expect.poll(() => idsIn(page)).toEqual(cards.map(({ id }) => id));
  const others = cards.filter(({ promotionType }) => promotionType === null).map(({ pets }) => pets);
  const firstNegotiable = others.indexOf('negotiable');
  expect(firstNegotiable).toBeGreaterThan(0);
  expect(others.lastIndexOf('yes')).toBeLessThan(firstNegotiable);
  const told = page.getByRole('article').getByText(/домашни любимци: (?:разрешени|по договаряне)/u);
  await expect(told).toHaveCount(cards.length);
});
