import { sumOf, toMoney } from '@pokriv/contracts/money';
import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { listingThat, type Listing } from '../../support/listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

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
    async ({ id, priceHistory, monthlyTotal, description = '', contactMethods = [] }) =>
      monthlyTotal !== undefined &&
      priceHistory.length > 1 &&
      (priceHistory.at(-1)?.price.cents ?? 0) < (priceHistory.at(-2)?.price.cents ?? 0) &&
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

test('listing page has its layout on a desktop, its print view, and its sections in order on a phone', async ({
  page,
}) => {
  const stat = {
    scope: 'city',
    medianPerM2: toMoney(sumOf(22, 'BGN')),
    medianPrice: toMoney(sumOf(1400, 'BGN')),
    count: 500,
  };
  await page.route('**/api/properties/price-stats?*', (route) =>
    route.fulfill({ json: { success: true, data: [stat] } }),
  );
  await openPage(page, `/properties/${listing.id}`);
  const costs = section(page, 'Колко струва нанасянето').filter({ visible: true });
  const words = section(page, 'Описание');
  const crumbs = page.getByRole('navigation', { name: 'Път до страницата' });

  await test.step('breadcrumbs are above the pictures, cost and owner in the side column', async () => {
    const pictures = page.getByRole('group', { name: 'Снимки', exact: true });
    const [way, first] = [await crumbs.boundingBox(), await pictures.boundingBox()];
    expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    await expect(crumbs.getByText(listing.title ?? '')).toBeVisible();
    await expect(pictures.getByText(`1/${listing.images.length}`, { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Обади се', exact: true })).toHaveCount(0);
    const [side, main] = [await costs.boundingBox(), await words.boundingBox()];
    expect(side?.x ?? 0).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0));
    await expectNoSidewaysScroll(page);
  });

  const end = words.getByText((listing.description ?? '').slice(-40).trim());
  await test.step('print shows texts, sums and the address, and no controls', async () => {
    await expect(end).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(costs).toHaveCount(1);
    await expect(end).toBeVisible();
    for (const name of ['Сподели', 'Подай сигнал', 'Отпечатай', 'Покажи телефон'])
      await expect(page.getByRole('button', { name, exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByText('Пазете се от измами')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the main column has one right edge', async () => {
    await readToTheEnd(page);
    await expect(section(page, 'Подобни обяви').getByRole('article').first()).toBeVisible();
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

  await test.step('a phone has the sections in the order of decisions §4', async () => {
    await page.setViewportSize(PHONE);
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
