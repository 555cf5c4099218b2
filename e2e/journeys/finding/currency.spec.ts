import { formatBoth, sumOf, toMoney, type Money } from '@pokriv/contracts/money';
import type { Page } from '@playwright/test';

import { preferCurrency } from '../../support/currency.ts';
import { control, openStep } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { findCards } from '../../support/listings.ts';
import { completeDraft, ownListing } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { expect, test } from '../../support/test.ts';

const DESKTOP = { width: 1280, height: 900 };
const known = (sum: Money | undefined): Money => {
  if (!sum) throw new Error('the listing has no price');
  return sum;
};

async function chooseEuro(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Евро, €' }).filter({ visible: true }).first().click();
}
async function chooseLeva(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Лева, лв.' }).filter({ visible: true }).first().click();
}

test('the switch changes every price at once, in both directions, and the next first screen', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const [card] = await findCards({ location: 'sofia', sort: 'price_asc' });
  const price = known(card?.price);
  const first = page.getByRole('article').first();
  await openPage(page, '/properties?location=sofia&sort=price_asc');
  await expect(first).toContainText(formatBoth(price, 'BGN'));

  await chooseEuro(page);
  await expect(first).toContainText(formatBoth(price, 'EUR'));
  await expect(page.getByText(formatBoth(price, 'BGN'))).toHaveCount(0);

  await page.reload();
  await expect(first).toContainText(formatBoth(price, 'EUR'));
  await page.goto(`/properties/${card?.id}`);
  await expect(page.getByText(formatBoth(price, 'EUR')).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByLabel('Най-висока цена')).toContainText('1 000+ €');

  await chooseLeva(page);
  await expect(page.getByLabel('Най-висока цена')).toContainText('2 000+ лв.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen has the currency of the person first', async ({ page, context }) => {
    const [card] = await findCards({ sort: 'price_asc', priceMax: '800' });
    const price = known(card?.price);
    for (const currency of ['EUR', 'BGN'] as const) {
      await preferCurrency(context, currency);
      await expect
        .poll(
          async () => {
            await page.goto('/properties?priceMax=800&sort=price_asc', { waitUntil: 'domcontentloaded' });
            return page
              .getByRole('article')
              .first()
              .textContent({ timeout: 2000 })
              .catch(() => '');
          },
          { timeout: 60_000 },
        )
        .toContain(formatBoth(price, currency));
    }
  });
});

test('a link means the same sum to everybody', async ({ page, context }) => {
  await page.setViewportSize(DESKTOP);
  await preferCurrency(context, 'EUR');
  await openPage(page, '/properties?location=sofia');
  await page.getByRole('button', { name: 'Цена', exact: true }).click();
  const range = page.getByRole('group', { name: 'Цена на месец' }).filter({ visible: true }).first();
  await range.getByLabel('До').fill('400');
  await range.getByLabel('До').press('Enter');
  await expect(page).toHaveURL(/priceMax=400/u);
  await expect(page).toHaveURL(/currency=EUR/u);
  await expect(page.getByText('до 400 €').filter({ visible: true }).first()).toBeVisible();
  const expected = await findCards({ location: 'sofia', priceMax: '400', currency: 'EUR' });
  expect(expected.every(({ price }) => price.cents <= 40_000)).toBe(true);

  const address = page.url();
  await preferCurrency(context, 'BGN');
  await page.goto(address);
  await expect(page.getByText('до 400 €').filter({ visible: true }).first()).toBeVisible();
  const shown = await idsIn(page);
  expect(shown.length).toBeGreaterThan(0);
  expect(expected.map(({ id }) => id)).toEqual(expect.arrayContaining(shown));
});

test('the landlord’s rent is understood in the currency it names and shown back unchanged, on a phone', async ({
  browser,
}) => {
  const landlord = await newLandlord();
  const id = await completeDraft(landlord.token, `Наем в евро ${Date.now()}`);
  const page = await signedInPage(await browser.newContext({ viewport: PHONE }), landlord.email);
  await openPage(page, `/edit-property/${id}?step=place`);
  await control(page, 'price').fill('500 €');
  await expect(page.getByText(/500\s€ = 977,92\sлв\./u).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await control(page, 'price').blur();
  await expect(page.getByText(/^Запазено в/u)).toBeVisible();
  await expect
    .poll(async () => (await ownListing(landlord.token, id)).price?.entered)
    .toEqual({ amount: 500, currency: 'EUR' });
  await page.reload();
  await expect(control(page, 'price')).toHaveValue('500');
  await openStep(page, 'Преглед');
  await expect(page.getByText(formatBoth(toMoney(sumOf(500, 'EUR')), 'BGN')).first()).toBeVisible();
  await page.context().close();
});

test('structured data of all listings names euro and never leva', async ({ request }) => {
  const cards = await findCards({ sort: 'newest' });
  expect(cards.length).toBeGreaterThan(50);
  for (const { id, price } of cards) {
    const html = await (await request.get(`/properties/${id}`)).text();
    const data = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gsu)].join('\n');
    expect(data).toContain('"priceCurrency":"EUR"');
    expect(data).toContain(`"price":"${(price.cents / 100).toFixed(2)}"`);
    expect(data).not.toContain('BGN');
  }
});
