import { listingThat } from '../../support/listings.ts';
import { idsIn, openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test('listing number is copied from the page and found by search', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, number } = await listingThat(({ status }) => status === 'active');
  await openPage(page, `/properties/${id}`);
  await page.getByRole('button', { name: 'Копирай номера на обявата' }).click();
  await expect(toastOn(page, 'Номерът на обявата е копиран.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll(/\D/gu, '')).toBe(String(number));
  await openPage(page, `/properties?query=${encodeURIComponent(`Обява № ${copied}`)}`);
  await expect.poll(() => idsIn(page)).toEqual([id]);
});
