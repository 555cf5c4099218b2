import { ask } from '../../support/api.ts';
import { findCards } from '../../support/listings.ts';
import { expectFits, idsIn, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const LAST_SEARCH = 'Ново за последното ви търсене';

test('home page carries city and price to the results, and links to cities', async ({ page }) => {
  const [city, count] =
    Object.entries((await ask('readHomePage')).data.cities).toSorted(([, a], [, b]) => b - a)[1] ?? [];
  await openPage(page, '/');
  await expect(page.getByRole('heading', { name: 'Силно препоръчани' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Препоръчани обяви' })).toBeVisible();
  const tile = page.locator(`section a[href="/properties?location=${city}"]`);
  await expect(tile).toContainText(`${count} обяв`);

  await expectFits(page);
  const field = page.getByRole('combobox', { name: 'Къде и какво търсите?' });
  await field.fill('plovd');
  await page.getByRole('option', { name: /^Пловдив/u }).click();
  await page.getByLabel('Най-висока цена').selectOption({ label: '2 000+ лв.' });
  await page.getByRole('button', { name: 'Търси', exact: true }).click();
  await expect(page).toHaveURL('/properties?location=plovdiv&priceMin=2000');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Пловдив');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Намерете дом');

  await page.getByRole('link', { name: 'Всички обяви' }).first().click();
  await expect(page).toHaveURL('/properties');
});

test('home page shows what is new for the last search, and goes on with it', async ({ page }) => {
  const last = page.locator('section').filter({ has: page.getByRole('heading', { name: LAST_SEARCH }) });
  const searched = { location: 'plovdiv', priceMax: '1500' } as const;
  const href = `/properties?${new URLSearchParams(searched).toString()}`;
  await openPage(page, `${href}&sort=price_asc&page=1`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Пловдив');
  await openPage(page, '/');
  await expect(last.getByText(/Пловдив · до 1\s500\sлв\./u)).toBeVisible();
  await expect(async () => {
    const newest = (await findCards({ ...searched, sort: 'newest' })).slice(0, 4);
    expect(newest.length).toBeGreaterThan(0);
    await expect
      .poll(() => idsIn(page, `section:has(h2:text-is("${LAST_SEARCH}"))`), { timeout: 5000 })
      .toEqual(newest.map(({ id }) => id));
  }).toPass();
  await expectFits(page);
  await last.getByRole('link', { name: 'Продължи търсенето' }).click();
  await expect(page).toHaveURL(`${href}&sort=price_asc`);
});
