import { newLandlord } from '../../support/landlords.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { expectFits, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('the video of a listing opens in a tab that knows nothing of this one', async ({ page }) => {
  const video = 'https://www.youtube.com/watch?v=a_b-C3d4E5f';
  const id = await publishedListing((await newLandlord()).token, `С видео ${Date.now()}`, { video });
  await openPage(page, `/properties/${id}`);
  const link = page.getByRole('link', { name: 'Видео в YouTube (в нов раздел)' });
  await expect(link).toHaveAttribute('href', video);
  await expectFits(page);
  await page
    .context()
    .route(`${video}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>film</p>' }));
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(opened.getByText('film')).toBeVisible();
  expect(await opened.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
});
