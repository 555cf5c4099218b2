import { ask } from '../../support/api.ts';
import { freshPhone } from '../../support/newcomers.ts';
import { PASSWORD } from '../../support/passwords.ts';
import { newPerson } from '../../support/people.ts';
import { middleOf, openProfile, sectionOf, twoHalves } from '../../support/profile.ts';
import { PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test('profile anchors lead to their section; data survive a reload; unsaved changes ask before leaving', async ({
  context,
}) => {
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#password');

  await test.step('anchors, by URL and keyboard', async () => {
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
  });

  const data = sectionOf(page, 'Лични данни');
  const firstName = data.getByLabel('Име', { exact: false }).first();
  await firstName.fill('Ана-Мария');
  await data.getByLabel('Телефон').fill(freshPhone());
  await expect(data.getByText('Номерът е свободен.')).toBeVisible();

  await page.locator('header a[href="/"]').first().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Има незапазени промени');
  await question.getByRole('button', { name: 'Остани' }).click();
  await expect(firstName).toHaveValue('Ана-Мария');

  await data.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ана-Мария Петров' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Ана-Мария Петров/u })).toBeVisible();
  await page.reload();
  await expect(firstName).toHaveValue('Ана-Мария');
});

test('avatar is cropped by keyboard, on desktop and phone, and shown everywhere; a broken file is rejected', async ({
  context,
}) => {
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#picture');
  const section = sectionOf(page, 'Снимка');
  const input = section.locator('input[type=file]');
  const dialog = page.getByRole('dialog', { name: 'Изрежете снимката' });
  const save = dialog.getByRole('button', { name: 'Запази снимката' });
  const inHeader = page.locator('header img[src^="/media/avatars/"]');

  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('не е снимка') });
  await expect(section.getByText(/^Снимката не може да се отвори/u)).toBeVisible();

  for (const [viewport, key] of [
    [{ width: 1280, height: 900 }, 'ArrowRight'],
    [PHONE, 'ArrowLeft'],
  ] as const)
    await test.step(`${viewport.width} px`, async () => {
      const before = (await inHeader.count()) ? await inHeader.getAttribute('src') : null;
      await page.setViewportSize(viewport);
      await input.setInputFiles(await twoHalves());
      await expect(save).toBeEnabled();
      await dialog.getByRole('application', { name: 'Изрязване на снимката' }).focus();
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await expect(dialog.getByRole('slider', { name: 'Приближаване' })).toHaveValue('1.2');
      for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press(key);
      await save.click();
      await expect(toastOn(page, 'Снимката е запазена.').first()).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(inHeader).toBeVisible();
      await expect.poll(() => inHeader.getAttribute('src')).not.toBe(before);
      // The keyboard moved one half into the middle: the red left one or the blue right one.
      const [red = 0, , blue = 0] = await middleOf(page, (await inHeader.getAttribute('src')) ?? '');
      const [shown, hidden] = key === 'ArrowRight' ? [red, blue] : [blue, red];
      expect(shown).toBeGreaterThan(150);
      expect(hidden).toBeLessThan(100);
    });

  await page.reload();
  await expect(inHeader).toBeVisible();
  await section.getByRole('button', { name: 'Премахни' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Премахни' }).click();
  await expect(toastOn(page, 'Снимката е премахната.')).toBeVisible();
  await expect(inHeader).toHaveCount(0);
});

test('password change keeps this session and ends the others', async ({ context }) => {
  const { email, token: elsewhere } = await newPerson();
  const page = await openProfile(context, email, '#password');
  const section = sectionOf(page, 'Парола');
  await section.getByLabel('Сегашна парола').fill(PASSWORD);
  await section.getByLabel('Нова парола').fill('Novo12345');
  await section.getByLabel('Новата парола отново').fill('Novo12345');
  await section.getByRole('button', { name: 'Смени паролата' }).click();
  await expect(toastOn(page, 'Паролата е сменена.')).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(sectionOf(page, 'Парола')).toBeVisible();
  await expect(ask('getProfile', { token: elsewhere })).rejects.toThrow(/answered 401/u);
});
