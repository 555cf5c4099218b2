import { control } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { rowOf } from '../../support/my-listings.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test('search in the same tab shows a changed rent at once; the toast names applied and waiting changes', async ({
  signedInAs,
}) => {
  test.setTimeout(120_000);
  const landlord = await newLandlord();
  const stamp = Date.now();
  const title = `Смяна на наема ${stamp}`;
  await publishedListing(landlord.token, title);
  const page = await signedInAs(landlord.email);
  const card = page.getByRole('article').filter({ hasText: title });
  await openPage(page, `/properties?query=${stamp}`);
  await expect(card.getByText(/^900\s/u).first()).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Моите обяви' }).click();
  await rowOf(page, title).getByRole('link', { name: 'Редактирай' }).click();
  await page.getByRole('navigation', { name: 'Стъпки' }).getByRole('link', { name: /Пари/u }).click();
  await page.getByRole('link', { name: 'Промени: Месечен наем' }).click();
  await expect(control(page, 'price')).toBeFocused();
  await control(page, 'price').fill('950');
  await control(page, 'title').fill(`Ново име ${stamp}`);
  await page.getByRole('button', { name: 'Запази промените' }).click();
  await expect(toastOn(page, 'Обновено: Месечен наем. Чака одобрение: Заглавие.')).toBeVisible();

  await expect(page).toHaveURL('/my-properties');
  while (!page.url().includes('/properties?')) await page.goBack();
  await expect(card.getByText(/^950\s/u).first()).toBeVisible();
});
