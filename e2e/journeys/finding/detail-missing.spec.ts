import { ask } from '../../support/api.ts';
import { findCards } from '../../support/listings.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

const adminToken = async () =>
  (await ask('login', { body: { email: 'admin@demo.bg', password: 'Demo1234' } })).data.token;

test.describe('missing listing', () => {
  test('answers 404 and offers other listings', async ({ page }) => {
    const reply = await page.goto('/properties/000000000000000000000000');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Обявата не е намерена' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u);
  });

  test('that was deleted says so and offers other listings', async ({ page }) => {
    const [card] = await findCards({ sort: 'newest' });
    await page.route(`**/api/properties/${card?.id}`, (route) =>
      route.fulfill({ status: 410, json: { success: false, code: 'GONE', message: 'Обявата вече я няма.' } }),
    );
    await openPage(page, '/properties?sort=newest');
    await page.locator(`article a[href="/properties/${card?.id}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Обявата вече я няма' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('link', { name: 'Търси обяви' }).click();
    await expect(page).toHaveURL('/properties');
  });

  test('that was rented stays visible without contacts', async ({ page }) => {
    const token = await adminToken();
    const { data } = await ask('listAllProperties', { query: { status: 'rented', limit: '20' }, token });
    const [rented] = data;
    if (!rented) throw new Error('the demo data has no rented listing');
    const reply = await page.goto(`/properties/${rented.id}`);
    expect(reply?.status()).toBe(200);
    await expect(page.getByText('Обявата вече не е активна')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Покажи телефон' })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/u);
  });

  test('that is pending is hidden from others', async ({ page }) => {
    const token = await adminToken();
    const { data } = await ask('listAllProperties', { query: { status: 'pending', limit: '1' }, token });
    const reply = await page.goto(`/properties/${data[0]?.id}`);
    expect(reply?.status()).toBe(404);
  });
});
