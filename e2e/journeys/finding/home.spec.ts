import { ask } from '../../support/api.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('home page carries city and price to the results, on desktop and phone, and links to cities', async ({
  page,
}) => {
  const [city, count] =
    Object.entries((await ask('readHomePage')).data.cities).toSorted(([, a], [, b]) => b - a)[1] ?? [];
  await openPage(page, '/');
  await expect(page.getByRole('heading', { name: 'Силно препоръчани' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Препоръчани обяви' })).toBeVisible();
  const tile = page.locator(`section a[href="/properties?location=${city}"]`);
  await expect(tile).toContainText(`${count} обяв`);

  for (const [viewport, price, found] of [
    [{ width: 1280, height: 900 }, '1 200 лв.', '/properties?location=plovdiv&priceMax=1200'],
    [PHONE, '2 000+ лв.', '/properties?location=plovdiv&priceMin=2000'],
  ] as const)
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await expectNoSidewaysScroll(page);
      const field = page.getByRole('combobox', { name: 'Къде и какво търсите?' });
      await field.fill('Atlantis');
      await expect(page.locator('p', { hasText: 'Няма такова място' })).toBeVisible();
      await field.fill('plovd');
      await page.getByRole('option', { name: /^Пловдив/u }).click();
      await page.getByLabel('Най-висока цена').selectOption({ label: price });
      await page.getByRole('button', { name: 'Търси', exact: true }).click();
      await expect(page).toHaveURL(found);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Пловдив');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Намерете дом');
    });

  await page.getByRole('link', { name: 'Всички обяви' }).first().click();
  await expect(page).toHaveURL('/properties');
});
