import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

const SUPER = 'Силно препоръчани';
const RECOMMENDED = 'Препоръчани обяви';

const readHome = async () => (await ask('readHomePage')).data;

for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
  test.describe(`home search at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('carries city and maximum price to the results', async ({ page }) => {
      await openPage(page, '/');
      await expectNoSidewaysScroll(page);
      const city = page.getByRole('combobox', { name: 'Град' });
      await city.fill('Atlantis');
      await expect(page.getByText('Няма намерени градове')).toBeVisible();
      await city.fill('plovd');
      await page.getByRole('option', { name: 'Пловдив' }).click();
      await page.getByLabel('Най-висока цена').selectOption({ label: '1 200 лв.' });
      await page.getByRole('button', { name: 'Търси', exact: true }).click();
      await expect(page).toHaveURL('/properties?location=plovdiv&priceMax=1200');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Пловдив');
    });
  });
}

test('home search: 2000+ means a minimum price, and the city can be cleared', async ({ page }) => {
  await openPage(page, '/');
  const prices = page.getByLabel('Най-висока цена');
  await expect(prices.locator('option')).toHaveText([
    'Без ограничение',
    '500 лв.',
    '800 лв.',
    '1 200 лв.',
    '1 500 лв.',
    '2 000+ лв.',
  ]);
  const city = page.getByRole('combobox', { name: 'Град' });
  await city.fill('Варна');
  await page.getByRole('option', { name: 'Варна' }).click();
  await page.getByRole('button', { name: 'Изчисти града' }).click();
  await expect(city).toHaveValue('');
  await prices.selectOption('2000+');
  await page.getByRole('button', { name: 'Търси', exact: true }).click();
  await expect(page).toHaveURL('/properties?priceMin=2000');
});

test('home page shows up to four super promotions, figures and six other recommendations', async ({
  page,
}) => {
  const home = await readHome();
  await openPage(page, '/');
  const promoted = home.super.slice(0, 4).map(({ id }) => id);
  await expect.poll(() => idsIn(page, `section:has(h2:text-is("${SUPER}"))`)).toEqual(promoted);
  const recommended = await idsIn(page, `section:has(h2:text-is("${RECOMMENDED}"))`);
  expect(recommended.length).toBeGreaterThan(0);
  expect(recommended.length).toBeLessThanOrEqual(6);
  expect(recommended.filter((id) => promoted.includes(id))).toEqual([]);
  for (const number of ['40+', '5+', '20+', '100%']) await expect(page.getByText(number)).toBeVisible();

  await page.getByRole('link', { name: 'Всички обяви' }).click();
  await expect(page).toHaveURL('/properties');
});

test('home page links to the largest cities with their counts', async ({ page }) => {
  const [city, count] = Object.entries((await readHome()).cities).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  await openPage(page, '/');
  const tile = page.locator(`section a[href="/properties?location=${city}"]`);
  await expect(tile).toContainText(`${count} обяв`);
});

test.describe('home page rendered by the browser', () => {
  /** Navigation from another page: no inline reads. */
  const comeHome = async (page: Page) => {
    await openPage(page, '/help');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Покрив/u })
      .click();
  };

  test('hides the super block without super promotions', async ({ page }) => {
    await page.route('**/api/pages/home*', async (route) => {
      const reply = await route.fetch();
      const { data, ...rest } = (await reply.json()) as { data: object };
      await route.fulfill({ response: reply, json: { ...rest, data: { ...data, super: [] } } });
    });
    await comeHome(page);
    await expect(page.getByRole('heading', { name: RECOMMENDED })).toBeVisible();
    await expect(page.getByRole('heading', { name: SUPER })).toHaveCount(0);
  });

  test('shows a load error and recovers on retry', async ({ page }) => {
    await page.route('**/api/pages/home*', (route) => route.fulfill({ status: 503, json: {} }));
    await comeHome(page);
    await expect(page.getByText('Обявите не се заредиха')).toBeVisible({ timeout: 40_000 });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Опитай пак' }).click();
    await expect(page.getByRole('heading', { name: RECOMMENDED })).toBeVisible();
  });
});

test.describe('call to action of the home page', () => {
  const lastLinks = (page: Page) => page.locator('section[aria-labelledby="call-to-action"] a');

  test('invites a visitor to register', async ({ page }) => {
    await openPage(page, '/');
    await expect(lastLinks(page)).toHaveText(['Регистрирай се']);
    await expect(lastLinks(page)).toHaveAttribute('href', '/register');
  });

  for (const [who, email, links] of [
    ['a landlord to publish or edit the profile', 'landlord@demo.bg', ['/create-property', '/profile']],
    ['a tenant to become a landlord or to search', 'tenant@demo.bg', ['/become-landlord', '/properties']],
    ['an admin to browse or edit the profile', 'admin@demo.bg', ['/properties', '/profile']],
  ] as const) {
    test(`invites ${who}`, async ({ signedInAs }) => {
      const page = await signedInAs(email);
      await openPage(page, '/');
      await expect
        .poll(() => lastLinks(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        .toEqual(links);
    });
  }
});

test('home page marks favourites and ignores a failure to load them', async ({ signedInAs }) => {
  const { token } = (await ask('login', { body: { email: 'tenant@demo.bg', password: 'Demo1234' } })).data;
  const { recommended } = await readHome();
  const [card] = recommended;
  const kept = await ask('listFavorites', { token });
  if (card && !kept.data.some(({ id }) => id === card.id))
    await ask('toggleFavorite', { params: { id: card.id }, token });

  const page = await signedInAs('tenant@demo.bg');
  await openPage(page, '/');
  const heart = page.getByRole('button', { name: `Премахни от любими: ${card?.title}` }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.route('**/api/properties/favorites*', (route) => route.fulfill({ status: 500, json: {} }));
  const refused = page.waitForResponse('**/api/properties/favorites*');
  await page.reload();
  await expect(page.getByRole('heading', { name: RECOMMENDED })).toBeVisible();
  await refused;
  await expect(toastOn(page, 'Грешка')).toHaveCount(0);
});
