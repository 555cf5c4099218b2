import type { PropertyDraft } from '@pokriv/contracts/listing/listing-fields';
import { sumOf } from '@pokriv/contracts/money';

import { ask } from '../../support/api.ts';
import { newLandlord } from '../../support/landlords.ts';
import { findCards } from '../../support/listings.ts';
import { box, filters, line, PIECES, pieces, SENTENCE, UNDERSTOOD } from '../../support/one-field.ts';
import { publishedListing } from '../../support/own-listings.ts';
import {
  DESKTOP,
  expectNoSidewaysScroll,
  idsIn,
  openPage,
  PHONE,
  untilLoaded,
} from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const sought: PropertyDraft = {
  layout: 'two_room',
  price: sumOf(1200, 'BGN'),
  advertiserType: 'owner',
  pets: 'yes',
  location: {
    ...{ city: 'sofia', neighborhood: 'Лозенец', showExactAddress: true },
    geo: { lat: 42.6599, lon: 23.3163 },
  },
};

const screens = [
  [PHONE, 'light'],
  [{ width: 768, height: 1024 }, 'dark'],
  [DESKTOP, 'light'],
  [{ width: 1920, height: 1080 }, 'dark'],
] as const;

for (const [viewport, colorScheme] of screens)
  test.describe(`one field at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({ viewport, colorScheme });

    test('reads a sentence into filters that are removed one by one, and Back returns to it', async ({
      page,
    }) => {
      const id = await publishedListing((await newLandlord()).token, `До метро Витоша ${Date.now()}`, sought);
      await openPage(page, '/');
      await box(page).pressSequentially(SENTENCE, { delay: 5 });
      await expect(page.getByRole('button', { name: /^Търси: .*Двустаен/u })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(/^[^?]*\/properties\?/u);
      await expect.poll(() => pieces(page)).toEqual(PIECES);
      expect(filters(page)).toEqual(UNDERSTOOD);
      await expect(box(page)).toHaveValue('');
      await expectNoSidewaysScroll(page);
      const found = await findCards(filters(page));
      expect(found.map((card) => card.id)).toContain(id);
      for (const { layout, location, price, metro, pets, hasCommission } of found) {
        expect({ layout, city: location.city, hasCommission }).toEqual({
          ...{ layout: 'two_room', city: 'sofia', hasCommission: false },
        });
        expect(price.bgn).toBeLessThanOrEqual(1500);
        expect(metro?.minutes).toBeLessThanOrEqual(10);
        expect(pets).not.toBe('no');
      }
      await untilLoaded(page);
      expect(await idsIn(page)).toEqual(found.slice(0, 24).map((card) => card.id));

      await page.reload();
      await expect.poll(() => pieces(page)).toEqual(PIECES);
      await line(page).getByRole('button', { name: 'Премахни Без комисиона' }).click();
      await expect.poll(() => pieces(page)).toEqual(PIECES.slice(0, -1));
      expect(filters(page)).not.toHaveProperty('noCommission');
      await page.goBack();
      await expect.poll(() => pieces(page)).toEqual(PIECES);

      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect(box(page)).toHaveValue(SENTENCE);
    });

    test('suggests places to the arrow keys, and adds the chosen one to the filters', async ({ page }) => {
      await openPage(page, '/properties?location=sofia&priceMax=1500');
      await box(page).pressSequentially('лоз', { delay: 20 });
      // a town of that name comes first while the district has no listings
      const place = page.getByRole('option', { name: /^Лозенец.*квартал, София/u });
      await expect(place).toBeVisible();
      expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expect(page).toHaveURL('/properties?location=sofia&priceMax=1500');
      await page.keyboard.press('ArrowDown');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', /choice-0$/u);
      await expect(async () => {
        if ((await place.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
        await expect(place).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
      }).toPass();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => filters(page))
        .toEqual({ location: 'sofia', priceMax: '1500', neighborhood: 'Лозенец' });
      await expect(line(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Премахни Лозенец' })).toBeVisible();
    });
  });

test('one field opened empty offers Sofia first, with its listings', async ({ page }) => {
  const { cities } = (await ask('readHomePage')).data;
  await openPage(page, '/');
  await box(page).click();
  const first = page.getByRole('listbox', { name: 'Предложени места' }).getByRole('option').first();
  await expect(first).toContainText('София');
  await expect(first).toContainText(String(cities.sofia));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: /^София/u })).toHaveCount(0);
});

test('one field keeps words that it does not understand, and searches a sentence word for word', async ({
  page,
}) => {
  await openPage(page, '/properties');
  await box(page).fill('двустаен с фонтан');
  await page.keyboard.press('Enter');
  await expect.poll(() => pieces(page)).toEqual(['Двустаен']);
  await expect(box(page)).toHaveValue(/фонтан/u);
  await page.getByRole('button', { name: 'Търси точно „двустаен с фонтан“' }).click();
  await expect.poll(() => filters(page)).toEqual({ query: 'двустаен с фонтан' });
  await expect(line(page)).toHaveCount(0);
});

test('one field searches the words as typed when the reading fails', async ({ page }) => {
  await page.route('**/api/properties/suggest?*', (route) => route.abort());
  await openPage(page, '/');
  await box(page).fill('двустаен в Лозенец');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    `/properties?query=${encodeURIComponent('двустаен в Лозенец').replaceAll('%20', '+')}`,
  );
  await expect(box(page)).toHaveValue('двустаен в Лозенец');
});

test('one field of a missing page takes over what was typed, suggests places, reads a sentence, and Back returns to it', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/mfe/mfe-listings/**', async (route) => {
    await released;
    await route.continue();
  });
  await openPage(page, '/no/such/page');
  await page.getByRole('textbox', { name: 'Къде и какво търсите?' }).pressSequentially('ло');
  const { y: plainTop } = (await page.getByRole('textbox').boundingBox()) ?? {};
  release();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('ло');
  expect((await box(page).boundingBox())?.y).toBe(plainTop);

  await page.keyboard.type('з');
  const place = page.getByRole('option', { name: /^Лозенец.*квартал, София/u });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(place).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect.poll(() => filters(page)).toEqual({ location: 'sofia', neighborhood: 'Лозенец' });
  await page.goBack();

  await box(page).fill(SENTENCE);
  await page.keyboard.press('Enter');
  await expect.poll(() => pieces(page)).toEqual(PIECES);
  expect(filters(page)).toMatchObject({ location: 'sofia', layout: 'two_room', hasPet: 'true' });
  expect(filters(page)).not.toHaveProperty('unread');
  await page.goBack();
  await expect(page).toHaveURL('/no/such/page');
  await expect(box(page)).toHaveValue(SENTENCE);
});

test('one field of a missing page stays a plain form without the listings, whose results read the sentence', async ({
  page,
}) => {
  await page.route('**/mfe/mfe-listings/**', (route) => route.abort());
  await openPage(page, '/no/such/page');
  await page.getByRole('textbox', { name: 'Къде и какво търсите?' }).fill(SENTENCE);
  await page.unroute('**/mfe/mfe-listings/**');
  await page.keyboard.press('Enter');
  await expect.poll(() => pieces(page)).toEqual(PIECES);
  expect(filters(page)).not.toHaveProperty('unread');
});

test('one field submitted before its scripts is understood once they run', async ({ page }) => {
  await openPage(page, `/properties?query=${encodeURIComponent(SENTENCE)}&unread=true`);
  await expect.poll(() => pieces(page)).toEqual(PIECES);
  expect(filters(page)).not.toHaveProperty('unread');
});

test.describe('one field without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const from of ['/', '/properties?sort=price_asc'])
    test(`understands a sentence typed on ${from}`, async ({ page }) => {
      await page.goto(from);
      await box(page).fill(SENTENCE);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/[?&]layout=two_room/u);
      const sorted = from.includes('sort') ? { sort: 'price_asc' } : {};
      expect(filters(page)).toEqual({ ...UNDERSTOOD, ...sorted });
      for (const piece of ['Двустаен', 'Без комисиона'])
        await expect(page.getByRole('button', { name: `Премахни ${piece}` })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(from);
    });

  test('keeps the words that it does not understand, and searches them once', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('двустаен с фонтан');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]layout=two_room/u);
    await expect(box(page)).toHaveValue(/фонтан/u);
    expect(filters(page)).not.toHaveProperty('unread');
    await box(page).press('Enter');
    await expect(box(page)).toHaveValue(/фонтан/u);
    expect(filters(page)).toMatchObject({ layout: 'two_room', query: expect.stringContaining('фонтан') });
    expect(filters(page)).not.toHaveProperty('unread');
  });
});
