import { listingThat } from '../../support/listings.ts';
import { cardOf, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('search text finds a district as it is typed, is stored in the URL and undone by Back', async ({
  page,
}) => {
  const listing = await listingThat(({ location }) => /^[А-Я][а-я]{7,}$/u.test(location.neighborhood ?? ''));
  const district = listing.location.neighborhood ?? '';
  await openPage(page, '/properties');
  const field = page.getByRole('search').getByLabel('Дума, квартал или улица');
  await field.pressSequentially(district, { delay: 20 });
  await expect(page).toHaveURL(`/properties?query=${encodeURIComponent(district)}`);
  await expect(page.getByRole('button', { name: `Премахни „${district}“` })).toBeVisible();
  await expect(cardOf(page, listing.id)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/properties');
  await expect(field).toHaveValue('');

  await field.fill('апартамнт');
  await expect(page.getByText('Показваме резултати за „апартамент“ вместо „апартамнт“')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
