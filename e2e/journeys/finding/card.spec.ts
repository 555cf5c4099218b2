import { amenityLabel } from '@pokriv/contracts/listing/amenities';
import { cityName } from '@pokriv/contracts/place/cities';
import { layouts, propertyTypes } from '@pokriv/contracts/listing/property-options';
import type { Page } from '@playwright/test';

import { findCards } from '../../support/listings.ts';
import { cardOf, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

test('card shows all facts of a listing', async ({ page }) => {
  const [card] = await findCards({ sort: 'price_desc', propertyType: ['apartment'] });
  if (!card) throw new Error('no apartment');
  await openPage(page, '/properties?sort=price_desc&propertyType=apartment');
  const shown = cardOf(page, card.id);
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText(card.title);
  await expect(shown.getByText(/лв\./u).first()).toContainText('/месец');
  expect((await shown.innerText()).replaceAll(/\s/gu, '')).toContain(`${card.price}лв./месец`);
  await expect(shown.getByText(/≈.*€/u)).toBeVisible();
  await expect(
    shown.getByText(`${cityName(card.location.city)}, ${card.location.neighborhood ?? 'Неизвестен квартал'}`),
  ).toBeVisible();
  const kind = card.layout ? layouts[card.layout] : propertyTypes[card.propertyType];
  await expect(shown.getByText(`${kind} · ${card.area} м²`)).toBeVisible();
  const chips = await shown.locator('ul').getByRole('listitem').allInnerTexts();
  const named = card.amenities.map(amenityLabel);
  expect(chips.slice(0, 3).every((chip) => named.includes(chip))).toBe(true);
  expect(chips.slice(3)).toEqual(named.length > 3 ? [`+${named.length - 3}`] : []);
  await expect(shown.getByText(`${card.landlord.firstName} ${card.landlord.lastName}`)).toBeVisible();
  await expect(shown).toContainText('преглеждания');
  await expect(shown).toContainText('в любими');
  for (const action of [/^Добави в любими/u, /^Разгледай снимките/u, /^Подай сигнал за обявата/u])
    await expect(shown.getByRole('button', { name: action })).toBeVisible();
});

test('card links to the listing, its buttons do not', async ({ page }) => {
  await openPage(page, '/properties?sort=newest');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Разгледай снимките/u }).click();
  await expect(page.getByRole('dialog', { name: /^Снимки/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/properties?sort=newest');
  await card.click({ position: { x: 60, y: 90 } });
  await expect(page).toHaveURL(/\/properties\/[0-9a-f]{24}$/u);
});

test('promoted cards have their badge and tint', async ({ page }) => {
  const cards = await findCards();
  const colourOf = (id: string) =>
    cardOf(page, id).evaluate((card) => getComputedStyle(card).backgroundColor);
  await openPage(page, '/properties');
  const shown = cards.slice(0, 24);
  const plain = shown.find(({ isPromoted }) => !isPromoted);
  const paid = shown.find(({ isPromoted }) => isPromoted);
  const premium = shown.find(({ isPremium }) => isPremium);
  if (!plain || !paid || !premium)
    throw new Error('the demo data lacks a plain, a promoted or a premium listing');
  await expect(cardOf(page, paid.id).getByText('Реклама')).toBeVisible();
  await expect(cardOf(page, plain.id).getByText('Реклама')).toHaveCount(0);
  expect(await colourOf(paid.id)).not.toBe(await colourOf(plain.id));
  await expect(cardOf(page, premium.id).getByTitle('Премиум')).toBeVisible();
});

test.describe('incomplete card', () => {
  const change = (page: Page, part: object) =>
    page.route('**/api/properties?*', async (route) => {
      const reply = await route.fetch();
      const { data, ...rest } = (await reply.json()) as { data: object[] };
      await route.fulfill({
        response: reply,
        json: { ...rest, data: data.map((card) => ({ ...card, ...part })) },
      });
    });

  test('shows fallback texts', async ({ page }) => {
    await openPage(page, '/help');
    await change(page, {
      images: [],
      location: {},
      landlord: { id: 'x', firstName: '', lastName: '', avatar: null },
      amenities: ['rooftop_terrace', { id: 'own', name: 'Камина в спалнята' }, 'unknown_key'],
    });
    await page.getByRole('link', { name: 'Обяви', exact: true }).first().click();
    const card = page.getByRole('article').first();
    await expect(card.getByText('Неизвестен град, Неизвестен квартал')).toBeVisible();
    await expect(card.getByText('Наемодател', { exact: true })).toBeVisible();
    await expect(card.getByRole('img', { name: 'Няма снимка' })).toBeVisible();
    await expect(card.getByText('Камина в спалнята')).toBeVisible();
    await expect(card.getByText('unknown_key')).toBeVisible();
  });

  test('shows the placeholder for a broken picture', async ({ page }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
    await openPage(page, '/properties');
    await expect(page.getByRole('article').first().getByRole('img', { name: 'Няма снимка' })).toBeVisible();
  });
});

test.describe('card pictures', () => {
  test.use({ viewport: PHONE, deviceScaleFactor: 1 });

  test('load at the size of the screen in a box of fixed proportions', async ({ page }) => {
    await openPage(page, '/properties');
    const picture = page.getByRole('article').first().locator('img[srcset]');
    await expect(picture).toHaveAttribute('srcset', /320w.*640w.*1280w/u);
    await expect(picture).toHaveJSProperty('complete', true);
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toMatch(/-640\.webp$/u);
    const box = await picture.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    await expect(page.getByRole('article').first().locator('img[src^="data:image"]')).toHaveCount(1);
  });
});
