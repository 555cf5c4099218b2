import { cityName } from '@pokriv/contracts/place/cities';
import { findMetroStation, minutesOnFoot, NEAR_METRO_MINUTES } from '@pokriv/contracts/place/metro';
import { sumOf } from '@pokriv/contracts/money';
import type { Locator, Page } from '@playwright/test';

import { newLandlord } from '../../support/landlords.ts';
import { findCards, listingThat, readListing } from '../../support/listings.ts';
import { box, filters, line, pieces } from '../../support/one-field.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { idsIn, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

/** Chooses a suggestion by the arrow keys, in whichever line it stands. */
async function choose(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  await expect(async () => {
    if ((await place.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await expect(place).toHaveAttribute('aria-selected', 'true', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
}

/** The list has what the API finds for the address. @returns the ids of all that is found */
async function foundIn(page: Page): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    found = (await findCards(filters(page))).map(({ id }) => id);
    await expect.poll(() => idsIn(page), { timeout: 5000 }).toEqual(found.slice(0, 24));
  }).toPass();
  return found;
}

test('one field leads from a typed street to the homes on it', async ({ page }) => {
  // Streets of listings are read every five minutes: one of the demo data is known.
  const home = await listingThat(
    ({ status, location }) => status === 'active' && location.street !== undefined,
  );
  const { city = '', street = '' } = home.location;
  const name = street.replace(/^\S+\s/u, '').toLowerCase();
  await openPage(page, '/');
  await box(page).pressSequentially(name.slice(0, -2), { delay: 20 });
  await choose(
    page,
    page.getByRole('option', { name: new RegExp(`^${street}.*(?:улица|булевард), ${cityName(city)}`, 'u') }),
  );
  await expect.poll(() => filters(page)).toEqual({ location: city, query: street });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(cityName(city));
  const found = await foundIn(page);
  expect(found).toContain(home.id);
  for (const id of found) expect((await readListing(id)).location.city).toBe(city);
});

test('one field leads from a typed metro station to the homes around it', async ({ page }) => {
  const station = findMetroStation('opalchenska');
  if (!station) throw new Error('no station');
  const at = async (what: string, geo: { lat: number; lon: number }) =>
    publishedListing((await newLandlord()).token, `${what} ${Date.now()}`, {
      price: sumOf(1700, 'BGN'),
      location: { city: 'sofia', neighborhood: 'Илинден', showExactAddress: true, geo },
    });
  const { lat, lon } = station;
  const beyond = { lat: lat + 0.02, lon: lon - 0.03 };
  expect(minutesOnFoot(beyond, station)).toBeGreaterThan(NEAR_METRO_MINUTES);
  const [near, far] = await Promise.all([
    at('Дом до станцията', { lat: lat + 0.002, lon }),
    at('Дом далеч от станцията', beyond),
  ]);
  const expectAround = async () => {
    const found = await foundIn(page);
    expect(found).toContain(near);
    expect(found).not.toContain(far);
  };

  await test.step('chosen from the suggestions', async () => {
    await openPage(page, '/properties');
    await box(page).pressSequentially('опълч', { delay: 20 });
    await choose(page, page.getByRole('option', { name: /^Опълченска.*метростанция, София/u }));
    await expect.poll(() => filters(page)).toEqual({ metroStation: station.id });
    await expectAround();
  });

  await test.step('typed to its end, in a sentence', async () => {
    await openPage(page, '/');
    await box(page).fill('двустаен до метро Опълченска');
    await page.keyboard.press('Enter');
    await expect.poll(() => pieces(page)).toEqual(['Двустаен', 'Метро Опълченска']);
    expect(filters(page)).toEqual({ layout: 'two_room', metroStation: station.id });
    await expect(line(page)).toBeVisible();
    await expectAround();
  });
});
