import { ask } from '../../support/api.ts';
import { freshPhone } from '../../support/newcomers.ts';
import { PASSWORD } from '../../support/passwords.ts';
import { newPerson } from '../../support/people.ts';
import { middleOf, openProfile, sectionOf, twoHalves } from '../../support/profile.ts';
import { PHONE } from '../../support/screens.ts';
import { expect, signIn, test, toastOn } from '../../support/test.ts';

test('profile data survive a reload; leaving with unsaved changes asks for confirmation', async ({
  context,
}) => {
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#data');
  const data = sectionOf(page, 'Лични данни');
  await data.getByLabel('Име', { exact: false }).first().fill('Ана-Мария');
  await data.getByLabel('Телефон').fill(freshPhone());
  await expect(data.getByText('Номерът е свободен.')).toBeVisible();

  await page
    .getByRole('link', { name: 'Начална страница' })
    .or(page.locator('header a[href="/"]'))
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Има незапазени промени');
  await question.getByRole('button', { name: 'Остани' }).click();
  await expect(data.getByLabel('Име', { exact: false }).first()).toHaveValue('Ана-Мария');

  await data.getByRole('button', { name: 'Запази' }).click();
  await expect(toastOn(page, 'Профилът е обновен.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ана-Мария Петров' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Ана-Мария Петров/u })).toBeVisible();
  await page.reload();
  await expect(data.getByLabel('Име', { exact: false }).first()).toHaveValue('Ана-Мария');
});

test('phone of another account is reported while typing and by the server', async ({ context }) => {
  const phone = freshPhone();
  const other = await newPerson();
  await ask('updateProfile', { token: other.token, body: { phone } });
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#data');
  const data = sectionOf(page, 'Лични данни');
  const text = 'Този телефонен номер вече се използва от друг потребител.';
  await data.getByLabel('Телефон').fill(phone);
  await expect(data.getByText(text)).toBeVisible();
  await data.getByRole('button', { name: 'Запази' }).click();
  await expect(data.getByLabel('Телефон')).toHaveAttribute('aria-invalid', 'true');
  await expect(data.getByText(text)).toBeVisible();
  await expect(data.getByLabel('Телефон')).toHaveValue(phone);
});

for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
  test(`avatar is cropped by keyboard and shown everywhere at ${viewport.width} px`, async ({ context }) => {
    const { email } = await newPerson();
    const page = await openProfile(context, email, '#picture');
    await page.setViewportSize(viewport);
    const section = sectionOf(page, 'Снимка');
    await section.locator('input[type=file]').setInputFiles(await twoHalves());
    const dialog = page.getByRole('dialog', { name: 'Изрежете снимката' });
    const area = dialog.getByRole('application', { name: 'Изрязване на снимката' });
    await expect(dialog.getByRole('button', { name: 'Запази снимката' })).toBeEnabled();
    await area.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(dialog.getByRole('slider', { name: 'Приближаване' })).toHaveValue('1.2');
    for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: 'Запази снимката' }).click();
    await expect(toastOn(page, 'Снимката е запазена.')).toBeVisible();

    const inHeader = page.locator('header img[src^="/media/avatars/"]');
    await expect(inHeader).toBeVisible();
    // The keyboard moved the left half into the middle.
    const [red = 0, , blue = 0] = await middleOf(page, (await inHeader.getAttribute('src')) ?? '');
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(100);
    await page.reload();
    await expect(inHeader).toBeVisible();

    await section.getByRole('button', { name: 'Премахни' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Премахни' }).click();
    await expect(toastOn(page, 'Снимката е премахната.')).toBeVisible();
    await expect(inHeader).toHaveCount(0);
  });
}

test('avatar upload rejects a file that is not a picture', async ({ context }) => {
  const { email } = await newPerson();
  const page = await openProfile(context, email, '#picture');
  const section = sectionOf(page, 'Снимка');
  const choose = (name: string, mimeType: string) =>
    section.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from('не е снимка') });
  await choose('me.heic', 'image/heic');
  await expect(section.getByText('Форматът HEIC не се поддържа. Качете JPEG, PNG или WebP.')).toBeVisible();
  await choose('me.pdf', 'application/pdf');
  await expect(section.getByText('Това не е JPEG, PNG или WebP.')).toBeVisible();
  await choose('me.png', 'image/png');
  await expect(section.getByText(/^Снимката не може да се отвори/u)).toBeVisible();
});

test('password change keeps this session and ends the others', async ({ browser, context }) => {
  const { email } = await newPerson();
  const elsewhere = await browser.newContext();
  const other = await openProfile(elsewhere, email);
  const page = await openProfile(context, email, '#password');
  const section = sectionOf(page, 'Парола');
  await section.getByLabel('Сегашна парола').fill(`${PASSWORD}9`);
  await section.getByLabel('Нова парола').fill('Novo12345');
  await section.getByLabel('Новата парола отново').fill('Novo12345');
  await section.getByRole('button', { name: 'Смени паролата' }).click();
  await expect(section.getByLabel('Сегашна парола')).toHaveAttribute('aria-invalid', 'true');
  await expect(section.getByLabel('Нова парола')).toHaveValue('Novo12345');

  await section.getByLabel('Сегашна парола').fill(PASSWORD);
  await section.getByRole('button', { name: 'Смени паролата' }).click();
  await expect(toastOn(page, 'Паролата е сменена.')).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(sectionOf(page, 'Парола')).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login/u);
  await elsewhere.close();
});

test('sign-out everywhere ends all sessions', async ({ browser, context }) => {
  const { email } = await newPerson();
  const elsewhere = await browser.newContext();
  const other = await openProfile(elsewhere, email);
  const page = await openProfile(context, email, '#devices');
  await sectionOf(page, 'Устройства').getByRole('button', { name: 'Изход от всички устройства' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изход отвсякъде' }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(toastOn(page, 'Излязохте от всички устройства.')).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login/u);
  await elsewhere.close();
  const again = await signIn(await browser.newContext(), email);
  await expect(again.getByRole('button', { name: /Ивайло Петров/u })).toBeVisible();
  await again.context().close();
});
