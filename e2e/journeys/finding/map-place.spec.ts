import { pressAt, tabTo } from '../../support/keyboard.ts';
import { map, openMap } from '../../support/search-map.ts';
import { expect, test } from '../../support/test.ts';

test('heading and title follow the map after moves and a reload', async ({ page }) => {
  await openMap(page, '/properties?location=sofia&view=split');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Жилища под наем в София');
  const closer = map(page).getByRole('button', { name: 'Приближи', exact: true });
  // Leaflet ignores a press while it still zooms, so the count of presses is not fixed.
  await expect(async () => {
    await closer.click();
    await expect(heading).toHaveText(/^Жилища под наем около [^,]+, София$/u, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Премахни София' })).toBeVisible();
  const near = (await heading.innerText()).trim();
  await expect.poll(() => page.title()).toContain(near);

  await page.reload();
  await expect(heading).toHaveText(near);
  await expect.poll(() => page.title()).toContain(near);
});

test('skip links lead between list, filters and map', async ({ page }) => {
  await openMap(page, '/properties?location=sofia&view=split');
  const skip = (name: string) => page.getByRole('link', { name, exact: true });
  await page.getByRole('button', { name: /^Още филтри/u }).focus();
  await pressAt(page, skip('Към картата'));
  await page.keyboard.press('Tab');
  await expect(skip('Към филтрите')).toBeFocused();
  await expect(skip('Към филтрите')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(skip('Към списъка')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  const card = page.getByRole('article').first();
  const title = card.getByRole('heading').getByRole('link');
  await tabTo(page, title);
  const stops = card.locator('a, button:not([tabindex="-1"])');
  await expect(stops.first()).toBeFocused();
  expect(await stops.count()).toBeGreaterThan(2);
  await expect(page).toHaveURL('/properties?location=sofia&view=split');
});
