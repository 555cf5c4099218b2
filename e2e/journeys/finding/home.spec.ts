import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

// A call that the service worker makes is not seen by the routes of a journey.
test.use({ serviceWorkers: 'block' });

const SUPER = 'Силно препоръчани';
const RECOMMENDED = 'Препоръчани обяви';

const readHome = async () => (await ask('readHomePage')).data;

for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
  test.describe(`the first search, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('takes a city and a highest price to the results', async ({ page }) => {
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

test('the highest price on offer is a lowest one, and a city can be cleared', async ({ page }) => {
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

test('shows up to four super-promoted listings, numbers, and six recommended ones that are others', async ({
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

test('leads to the busiest cities with how many listings each has', async ({ page }) => {
  const [city, count] = Object.entries((await readHome()).cities).toSorted(([, a], [, b]) => b - a)[0] ?? [];
  await openPage(page, '/');
  const tile = page.locator(`section a[href="/properties?location=${city}"]`);
  await expect(tile).toContainText(`${count} обяв`);
});

test.describe('read by the browser', () => {
  /** Coming from another page, the home page asks for its data itself. */
  const comeHome = async (page: Page) => {
    await openPage(page, '/help');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Покрив/u })
      .click();
  };

  test('has no super block when nothing is super-promoted', async ({ page }) => {
    await page.route('**/api/pages/home*', async (route) => {
      const reply = await route.fetch();
      const { data, ...rest } = (await reply.json()) as { data: object };
      await route.fulfill({ response: reply, json: { ...rest, data: { ...data, super: [] } } });
    });
    await comeHome(page);
    await expect(page.getByRole('heading', { name: RECOMMENDED })).toBeVisible();
    await expect(page.getByRole('heading', { name: SUPER })).toHaveCount(0);
  });

  test('says that listings did not come, and gets them by another try', async ({ page }) => {
    await page.route('**/api/pages/home*', (route) => route.fulfill({ status: 503, json: {} }));
    await comeHome(page);
    await expect(page.getByText('Обявите не се заредиха')).toBeVisible({ timeout: 40_000 });
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Опитай пак' }).click();
    await expect(page.getByRole('heading', { name: RECOMMENDED })).toBeVisible();
  });
});

test.describe('its last words', () => {
  const lastLinks = (page: Page) => page.locator('section[aria-labelledby="call-to-action"] a');

  test('invite a visitor to register', async ({ page }) => {
    await openPage(page, '/');
    await expect(lastLinks(page)).toHaveText(['Регистрирай се']);
    await expect(lastLinks(page)).toHaveAttribute('href', '/register');
  });

  for (const [who, email, links] of [
    [
      'a landlord to publish or to look after the profile',
      'landlord@demo.bg',
      ['/create-property', '/profile'],
    ],
    ['a tenant to become a landlord or to search', 'tenant@demo.bg', ['/become-landlord', '/properties']],
    ['an admin to browse or to look after the profile', 'admin@demo.bg', ['/properties', '/profile']],
  ] as const) {
    test(`invite ${who}`, async ({ signedInAs }) => {
      const page = await signedInAs(email);
      await openPage(page, '/');
      await expect
        .poll(() => lastLinks(page).evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
        .toEqual(links);
    });
  }
});

test('a signed-in person’s favourites are marked; a failure to read them is not spoken of', async ({
  signedInAs,
}) => {
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
