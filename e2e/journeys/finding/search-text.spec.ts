import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('search text waits for Enter, is stored in the URL and undone by Back', async ({ page }) => {
  await openPage(page, '/properties');
  const field = page.getByRole('combobox', { name: 'Къде и какво търсите?' });
  await field.pressSequentially('фонтан', { delay: 20 });
  await expect(page.locator('p', { hasText: 'Няма такова място' })).toBeVisible();
  await expect(page).toHaveURL('/properties');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/properties?query=${encodeURIComponent('фонтан')}`);
  await expect(page.getByRole('button', { name: 'Премахни „фонтан“' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/properties');
  await expect(field).toHaveValue('');
});

test('misspelt words of a URL are corrected, and the correction is named', async ({ page }) => {
  await openPage(page, `/properties?query=${encodeURIComponent('апартамнт')}`);
  await expect(page.getByText('Показваме резултати за „апартамент“ вместо „апартамнт“')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});
