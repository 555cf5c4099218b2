import { ask } from '../../support/api.ts';
import { newLandlord } from '../../support/landlords.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('a visit and a revealed phone are counted for the landlord', async ({ page }) => {
  const { token } = await newLandlord();
  const id = await publishedListing(token, `Обява със статистика ${Date.now()}`);
  await openPage(page, `/properties/${id}`);
  await page.getByRole('button', { name: 'Покажи телефон' }).first().click();
  await expect(page.getByText('088 812 3456').filter({ visible: true }).first()).toBeVisible();
  await expect
    .poll(
      async () => {
        const { totals } = (await ask('readStatistics', { token, params: { id } })).data;
        return [totals.views, totals.phoneReveals];
      },
      { timeout: 40_000 },
    )
    .toEqual([1, 1]);
});
