import { newPerson } from '../../support/people.ts';
import { middleOf, openProfile, sectionOf, twoHalves } from '../../support/profile.ts';
import { PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test('profile anchors lead to their section, by URL and keyboard; an avatar is cropped by keyboard on a phone', async ({
  context,
}) => {
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#password');

  await expect(sectionOf(page, 'Парола').getByRole('heading')).toBeInViewport();
  const link = page
    .getByRole('navigation', { name: 'Раздели на профила' })
    .getByRole('link', { name: 'Известия' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile#notifications$/u);
  await expect(sectionOf(page, 'Известия')).toBeFocused();
  await expect(sectionOf(page, 'Известия').getByRole('heading')).toBeInViewport();
  await expect(link).toHaveAttribute('aria-current', 'location');

  const section = sectionOf(page, 'Снимка');
  await page.setViewportSize(PHONE);
  const input = section.locator('input[type=file]');
  const dialog = page.getByRole('dialog', { name: 'Изрежете снимката' });
  const save = dialog.getByRole('button', { name: 'Запази снимката' });
  const inHeader = page.locator('header img[src^="/media/avatars/"]');

  await input.setInputFiles(await twoHalves());
  await expect(save).toBeEnabled();
  await dialog.getByRole('application', { name: 'Изрязване на снимката' }).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Приближаване' })).toHaveValue('1.2');
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowRight');
  await save.click();
  await expect(toastOn(page, 'Снимката е запазена.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(inHeader).toBeVisible();
  // The keyboard moved the red left half into the middle.
  const [red = 0, , blue = 0] = await middleOf(page, (await inHeader.getAttribute('src')) ?? '');
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(100);
});
