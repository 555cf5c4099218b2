import { cityName } from '@pokriv/contracts/place/cities';
import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { newLandlord } from '../../support/landlords.ts';
import { findCards, listingThat, type Listing } from '../../support/listings.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test, toastOn } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

const WEEK_MS = 7 * 86_400_000;
const digits = (text: string): string => text.replaceAll(/\D/gu, '');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Scrolls down in steps, so that lazy sections load; overshooting is fine. */
async function readToTheEnd(page: Page) {
  const end = page.getByRole('list', { name: 'За обявата' });
  const isReached = () => end.evaluate((list) => list.getBoundingClientRect().top < innerHeight);
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect.poll(isReached, { timeout: 400 }).toBe(true);
  }).toPass();
}

const similarTo = async (id: string) => (await ask('listSimilar', { params: { id } })).data;

let listing: Listing;
test.beforeAll(async () => {
  listing = await listingThat(
    async ({ id, priceHistory, description = '', contactMethods = [] }) =>
      priceHistory.length > 1 &&
      (priceHistory.at(-1)?.price ?? 0) < (priceHistory.at(-2)?.price ?? 0) &&
      description.length > 600 &&
      contactMethods.includes('phone') &&
      (await similarTo(id)).length > 0,
  );
});

const COLUMN = [
  'Характеристики',
  'Удобства',
  'Условия и правила',
  'Местоположение',
  'История на цената',
  'Цени в района',
];

/** First words of the sections below the title on a phone, in order (decisions §4). */
const ORDER = [
  'Колко струва нанасянето',
  'Описание',
  'Характеристики',
  'Удобства',
  'Условия и правила',
  'Местоположение',
  'Пазете се от измами',
  'История на цената',
  'Подобни обяви',
  'Обява №',
];

test.describe('listing page on a phone', () => {
  test.use({ viewport: PHONE });

  test('shows the sections in the order of decisions §4', async ({ page }) => {
    await openPage(page, `/properties/${listing.id}`);
    await readToTheEnd(page);
    await expect(section(page, 'Подобни обяви')).toBeVisible();
    const topsOf = (texts: string[]) =>
      page.evaluate((names) => {
        const all = [
          ...document.querySelectorAll<HTMLElement>(
            'main h1, main h2, main h3, main strong, main p, main li',
          ),
        ];
        return names.map((name) => {
          const found = all.find(
            (element) => element.textContent.startsWith(name) && element.getClientRects().length > 0,
          );
          return found ? found.getBoundingClientRect().top : -Infinity;
        });
      }, texts);
    await expect(async () => {
      const tops = await topsOf([listing.title ?? '', ...ORDER]);
      expect(tops.every(Number.isFinite), JSON.stringify(tops)).toBe(true);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    }).toPass({ timeout: 20_000 });
    await expectNoSidewaysScroll(page);
  });
});

test('listing page on desktop shows cost and owner in the side column, without a bottom bar', async ({
  page,
}) => {
  await openPage(page, `/properties/${listing.id}`);
  await expect(page.getByRole('button', { name: 'Обади се', exact: true })).toHaveCount(0);
  const cost = await section(page, 'Колко струва нанасянето').filter({ visible: true }).boundingBox();
  const words = await section(page, 'Описание').boundingBox();
  expect(cost?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  await expectNoSidewaysScroll(page);
});

test('breadcrumbs of a listing lead to city and district', async ({ page }) => {
  await openPage(page, `/properties/${listing.id}`);
  const { city = '', neighborhood = '' } = listing.location;
  const crumbs = page.getByRole('navigation', { name: 'Път до страницата' });
  await crumbs.getByRole('link', { name: neighborhood, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`location=${city}&neighborhood=`, 'u'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(cityName(city));
});

test('cost card shows the sums of the server', async ({ page }) => {
  await openPage(page, `/properties/${listing.id}`);
  const card = section(page, 'Колко струва нанасянето').filter({ visible: true });
  const row = (name: string) => card.locator('dl > div').filter({ hasText: name }).locator('dd');
  expect(digits(await row('Първи наем').innerText())).toContain(String(listing.price));
  expect(digits((await row('Общо при нанасяне').innerText()).split('лв.')[0] ?? '')).toBe(
    digits(String(listing.moveInCost)),
  );
  expect(digits((await row('Общо на месец').innerText()).split('лв.')[0] ?? '')).toBe(
    digits(String(listing.monthlyTotal)),
  );
  await expect(card.getByText(/^(?:В наема влизат|Сметките се плащат отделно)/u)).toBeVisible();
});

test('phone is loaded only on request', async ({ page }) => {
  const { phone } = (await ask('revealPhone', { params: { id: listing.id } })).data;
  await openPage(page, `/properties/${listing.id}`);
  expect(digits(await page.content())).not.toContain(phone);
  await page.getByRole('button', { name: 'Покажи телефон' }).click();
  const link = page.getByRole('link', { name: /^Обади се на/u }).filter({ visible: true });
  await expect(link).toHaveAttribute('href', `tel:${phone}`);
  expect(digits(await link.innerText())).toBe(phone);
  await expect(link).toBeFocused();
});

test('phone quota shows the numbers left, and the next step when none is left', async ({ page }) => {
  const allowance = { left: 2, wasShown: false, message: null as string | null };
  await page.route(`**/api/properties/${listing.id}/phone`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true, data: allowance } })
      : route.fulfill({
          status: 429,
          json: {
            success: false,
            code: 'RATE_LIMITED',
            message: 'Днес видяхте 8 телефона.',
            retryAfter: 7200,
          },
        }),
  );
  await openPage(page, `/properties/${listing.id}`);
  const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true });
  await expect(seen(/Остават ви още 2\s+телефона днес/u)).toBeVisible();

  Object.assign(allowance, { left: 0, message: 'Днес видяхте 8 телефона.' });
  await page.getByRole('button', { name: 'Покажи телефон' }).click();
  await expect(seen('Днес видяхте 8 телефона.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Покажи телефон' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Влез', exact: true }).filter({ visible: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`/login\\?redirect=%2Fproperties%2F${listing.id}$`, 'u'));
});

test('reduced price shows its history and a comparison', async ({ page }) => {
  const { token } = await newLandlord();
  const id = await publishedListing(token, `Дом с намалена цена ${Date.now()}`, { price: 900 });
  await ask('updateProperty', { token, params: { id }, body: { price: 850 } });
  // a reduction counts only after the first price stood for a week
  await moveDates(id, { 'priceHistory.0.at': new Date(Date.now() - WEEK_MS - 60_000) });
  await openPage(page, `/properties/${id}`);
  await expect(page.getByText('Намалена', { exact: true })).toBeVisible();
  const items = section(page, 'История на цената').getByRole('listitem');
  await expect(items).toHaveCount(2);
  expect((await items.locator('b').allInnerTexts()).map(digits)).toEqual(['850', '900']);
  await expect(items.first()).toContainText('−');
});

test('area prices are shown when the sample is large enough', async ({ page }) => {
  const cards = await findCards({ location: 'sofia', propertyType: ['apartment'] });
  const [card] = cards;
  if (!card || cards.length < 8) throw new Error('the demo data has too few apartments in Sofia');
  await openPage(page, `/properties/${card.id}`);
  await readToTheEnd(page);
  await expect(section(page, 'Цени в района')).toContainText(/Цената на квадратен метър е/u);
});

test('long description is collapsed', async ({ page }) => {
  await openPage(page, `/properties/${listing.id}`);
  const end = (listing.description ?? '').slice(-40).trim();
  const text = section(page, 'Описание');
  await expect(text.getByText(end)).toBeHidden();
  await text.getByRole('button', { name: 'Покажи цялото описание' }).click();
  await expect(text.getByText(end)).toBeVisible();
});

test('six similar listings exclude the current one', async ({ page }) => {
  const { id } = await listingThat(async (one) => (await similarTo(one.id)).length === 6);
  await openPage(page, `/properties/${id}`);
  await readToTheEnd(page);
  const cards = section(page, 'Подобни обяви').getByRole('article');
  await expect(cards).toHaveCount(6);
  expect(await idsIn(page, 'section:has(h2:text-is("Подобни обяви"))')).not.toContain(id);
});

test('listing page warns of scams and offers a report', async ({ page }) => {
  await openPage(page, `/properties/${listing.id}`);
  await expect(page.getByText(/Ключовете по куриер/u)).toBeVisible();
  await expect(page.getByText(/Не плащайте капаро или депозит, преди да сте видели жилището/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Подай сигнал за съмнителна обява' })).toBeVisible();
});

test('main column of a listing has one right edge', async ({ page }) => {
  const stat = { scope: 'city', medianPerM2: 22, medianPrice: 1400, count: 500 };
  await page.route('**/api/properties/price-stats?*', (route) =>
    route.fulfill({ json: { success: true, data: [stat] } }),
  );
  await openPage(page, `/properties/${listing.id}`);
  await readToTheEnd(page);
  for (const name of COLUMN) await expect(section(page, name)).toBeVisible();
  const edges = async () => {
    const found = COLUMN.map((name) =>
      section(page, name).evaluate(({ children }) =>
        [...children]
          .filter(({ tagName }) => tagName !== 'P')
          .map((child) => Math.round(child.getBoundingClientRect().right)),
      ),
    );
    return [...new Set((await Promise.all(found)).flat())];
  };
  await expect.poll(edges).toHaveLength(1);
});

test('share copies the address without query parameters', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openPage(page, `/properties/${listing.id}?utm_source=mail`);
  await page.getByRole('button', { name: 'Сподели' }).click();
  await expect(toastOn(page, 'Връзката е копирана.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe(`/properties/${listing.id}`);
});

test('share uses the Web Share API where available', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = `shared ${data.url}`;
        return Promise.resolve();
      },
    });
  });
  await openPage(page, `/properties/${listing.id}`);
  await page.getByRole('button', { name: 'Сподели' }).click();
  await expect(page).toHaveTitle(new RegExp(`^shared .*/properties/${listing.id}$`, 'u'));
});

test('print view shows texts, sums and the address, and no controls', async ({ page }) => {
  await openPage(page, `/properties/${listing.id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(page, 'Колко струва нанасянето').filter({ visible: true })).toHaveCount(1);
  await expect(
    section(page, 'Описание').getByText((listing.description ?? '').slice(-40).trim()),
  ).toBeVisible();
  for (const name of ['Сподели', 'Подай сигнал', 'Отпечатай', 'Покажи телефон'])
    await expect(page.getByRole('button', { name, exact: true }).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Пазете се от измами')).toBeHidden();
});
