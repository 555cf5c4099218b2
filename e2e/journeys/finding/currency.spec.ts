import { formatBoth, sumOf, toMoney, type Money } from '@pokriv/contracts/money';

import { expectToFollow, preferCurrency, switchTo } from '../../support/currency.ts';
import { ask } from '../../support/api.ts';
import { control, openStep } from '../../support/fill-listing.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { findCards } from '../../support/listings.ts';
import { completeDraft, ownListing, publishedListing } from '../../support/own-listings.ts';
import { newReporter } from '../../support/reporters.ts';
import { expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { newSubscriber } from '../../support/subscribers.ts';
import { expect, test } from '../../support/test.ts';

const DESKTOP = { width: 1280, height: 900 };
const known = (sum: Money | undefined): Money => {
  if (!sum) throw new Error('the listing has no price');
  return sum;
};

test('the switch changes every price at once, in both directions, and the next first screen', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const [card] = await findCards({ location: 'sofia', sort: 'price_asc' });
  const price = known(card?.price);
  const first = page.getByRole('article').first();
  await openPage(page, '/properties?location=sofia&sort=price_asc');
  await expect(first).toContainText(formatBoth(price, 'BGN'));

  await switchTo(page, 'EUR');
  await expect(first).toContainText(formatBoth(price, 'EUR'));
  await expect(page.getByText(formatBoth(price, 'BGN'))).toHaveCount(0);

  await page.reload();
  await expect(first).toContainText(formatBoth(price, 'EUR'));
  await page.goto(`/properties/${card?.id}`);
  await expect(page.getByText(formatBoth(price, 'EUR')).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByLabel('Най-висока цена')).toContainText('1 000+ €');

  await switchTo(page, 'BGN');
  await expect(page.getByLabel('Най-висока цена')).toContainText('2 000+ лв.');
});

test.describe('both currencies on each page with prices', () => {
  // `page.route` does not see requests of the service worker
  test.use({ viewport: DESKTOP, serviceWorkers: 'block' });

  test('follows the switch in both directions, from its first screen on', async ({ browser, signedInAs }) => {
    test.setTimeout(240_000);
    const landlord = await newLandlord();
    const { token } = landlord;
    const own = await publishedListing(token, `Обява във валута ${Date.now()}`, {
      price: sumOf(1230, 'BGN'),
      monthlyFees: sumOf(20, 'BGN'),
      estimatedUtilities: sumOf(100, 'BGN'),
    });
    const homes = (await findCards({ priceMax: '800', sort: 'newest' })).slice(0, 2);
    const ids = homes.map(({ id }) => id);
    for (const id of ids) await ask('toggleFavorite', { params: { id }, token });
    const shared = await ask('shareHomes', { token, body: { name: 'Мария', homes: ids } });
    const [price, median] = [sumOf(1230, 'BGN'), sumOf(1100, 'BGN')].map(toMoney);
    const page = await signedInPage(
      await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' }),
      landlord.email,
    );
    await page.route('**/api/properties/today', (route) =>
      route.fulfill({
        json: {
          success: true,
          data: {
            arePricesCompared: true,
            tasks: [
              {
                ...{ kind: 'overpriced', percent: 12, count: 14, city: 'sofia', neighborhood: null },
                ...{ listing: { id: own, title: 'Скъпа', cover: null }, price, median },
              },
            ],
          },
        },
      }),
    );
    await page.route('**/api/saved-searches/*/matches*', (route) =>
      route.fulfill({
        json: {
          success: true,
          data: [{ listing: homes[0], reason: 'cheaper', previous: price, at: new Date().toISOString() }],
          goneCount: 0,
          pagination: { page: 1, limit: 24, total: 1, totalPages: 1, hasNext: false, hasPrev: false },
          servedToken: 'token',
        },
      }),
    );
    const addresses = [
      `/properties/${ids[0]}`,
      '/',
      '/properties?view=map&location=sofia',
      '/favorites',
      `/favorites/compare?ids=${ids.join()}`,
      `/shared-lists/${shared.data.token}`,
      '/saved-searches/any',
      '/my-properties?view=cards',
      '/my-properties?view=table',
      '/today',
    ];
    for (const [at, address] of addresses.entries())
      await test.step(address, () => expectToFollow(page, address, at % 2 === 0 ? 'EUR' : 'BGN'));
    await page.context().close();

    const admin = await signedInAs('admin@demo.bg');
    for (const address of ['/admin/properties', '/admin/listings'])
      await test.step(address, () => expectToFollow(admin, address, 'EUR'));
  });

  test('of messages, plans and payments follows it too, also for an administrator', async ({
    browser,
    signedInAs,
  }) => {
    test.setTimeout(240_000);
    const landlord = await newSubscriber();
    const { token } = landlord;
    const own = await publishedListing(token, `Обява с история ${Date.now()}`, { price: sumOf(1230, 'BGN') });
    const { version } = await ownListing(token, own);
    await ask('updateProperty', { token, params: { id: own }, body: { price: sumOf(600, 'EUR'), version } });
    const reporter = await newReporter(own);
    const { data } = await ask('startThread', {
      token: reporter.token,
      body: { listingId: own, text: 'Здравейте, свободно ли е?', clientId: `c-${Date.now()}-1` },
    });
    const reported = await ask('listReportGroups', { token: await tokenOf('admin@demo.bg') });
    const page = await signedInPage(
      await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block' }),
      landlord.email,
    );
    const addresses = [
      `/properties/${own}`,
      `/messages/${data.thread.id}`,
      '/subscription?interval=year',
      '/subscription?tab=payments',
      `/my-properties/${own}/promote`,
    ];
    for (const [at, address] of addresses.entries())
      await test.step(address, () => expectToFollow(page, address, at % 2 === 0 ? 'EUR' : 'BGN'));
    await page.context().close();

    const admin = await signedInAs('admin@demo.bg');
    for (const address of [
      `/admin/properties/${own}?status=all`,
      `/admin/reports?page=${reported.pagination.totalPages}&listing=${own}`,
      `/admin/payments?userId=${landlord.id}`,
      `/admin/users/${landlord.id}?tab=billing`,
      '/admin/stats',
      '/admin',
    ])
      await test.step(address, () => expectToFollow(admin, address, 'BGN'));
  });
});

test.describe('currency without JavaScript', () => {
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
