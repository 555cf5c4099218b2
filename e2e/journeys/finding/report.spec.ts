import type { Page } from '@playwright/test';

import { holdCalls } from '../../support/hold-calls.ts';
import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { openPage } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { expect, test, toastOn } from '../../support/test.ts';

// `page.route` does not see requests of the service worker.
test.use({ serviceWorkers: 'block' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Подай сигнал за обявата' });
const send = (page: Page) => dialog(page).getByRole('button', { name: /^Изпра/u });
const openFromCard = (page: Page, index = 0) =>
  page
    .getByRole('article')
    .nth(index)
    .getByRole('button', { name: /^Подай сигнал за обявата/u })
    .click();

test('report sends a visitor to sign-in with a reason', async ({ page }) => {
  await openPage(page, '/properties?sort=newest');
  await openFromCard(page);
  await expect(page).toHaveURL('/login?redirect=%2Fproperties%3Fsort%3Dnewest');
  await expect(page.getByText(/^Трябва да влезете, за да подадете сигнал\. Обявата: „/u)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('report dialog', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  test.beforeEach(async ({ browser }) => {
    page ??= await signedInPage(await browser.newContext(), (await newPerson()).email);
    await openPage(page, '/properties?sort=newest');
  });
  test.afterAll(() => page.context().close());

  test('defaults to „Друго“ and validates reason and description', async () => {
    await openFromCard(page);
    await expect(dialog(page).getByLabel('Вид')).toHaveValue('other');
    const reason = dialog(page).getByLabel('Причина');
    await send(page).click();
    await expect(reason).toHaveAttribute('aria-invalid', 'true');
    await reason.fill('  1234  ');
    await send(page).click();
    await expect(dialog(page).getByText(/поне 5 символа/u)).toBeVisible();
    await reason.fill('а'.repeat(201));
    await expect(dialog(page).getByText(/200 символа/u)).toBeVisible();
    await reason.fill('а'.repeat(200));
    await dialog(page).getByLabel('Описание').fill('б'.repeat(1001));
    await send(page).click();
    await expect(dialog(page).getByText(/1000 символа/u)).toBeVisible();
    await expect(dialog(page)).toBeVisible();
  });

  test('closes by Escape, restores focus and resets', async () => {
    await openFromCard(page);
    await dialog(page).getByLabel('Вид').selectOption('spam');
    await dialog(page).getByLabel('Причина').fill('Копирана обява');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(
      page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Подай сигнал/u }),
    ).toBeFocused();
    await openFromCard(page);
    await expect(dialog(page).getByLabel('Вид')).toHaveValue('other');
    await expect(dialog(page).getByLabel('Причина')).toHaveValue('');
  });

  test('asks before Escape discards a description', async () => {
    await openFromCard(page);
    await dialog(page).getByLabel('Описание').fill('Същите снимки стоят и в друга обява');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Да затворим ли?' });
    await question.getByRole('button', { name: 'Обратно към текста' }).click();
    await expect(dialog(page).getByLabel('Описание')).toBeFocused();
    await expect(dialog(page).getByLabel('Описание')).toHaveValue('Същите снимки стоят и в друга обява');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Затвори без запазване' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('stays open while submitting, shows server errors and keeps the input', async () => {
    const held = await holdCalls(page, '**/api/reports', (route) =>
      route.fulfill({
        status: 422,
        json: {
          success: false,
          code: 'UNPROCESSABLE',
          message: 'Невалидни данни.',
          errors: [{ param: 'reason', msg: 'Причината е неясна' }],
        },
      }),
    );
    await openFromCard(page);
    await dialog(page).getByLabel('Причина').fill('Снимките не са оттук');
    await send(page).click();
    await expect(dialog(page).getByRole('button', { name: 'Изпращане...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeVisible();
    held.release();
    await expect(toastOn(page, 'reason: Причината е неясна')).toBeVisible();
    await expect(dialog(page).getByLabel('Причина')).toHaveValue('Снимките не са оттук');
    await held.remove();
  });

  test('closes with thanks and rejects a second report of the same listing', async () => {
    for (const text of ['Сигналът е изпратен успешно!', 'Вече сте подали сигнал за тази обява.']) {
      await openFromCard(page, 1);
      await dialog(page).getByLabel('Вид').selectOption('fake');
      await dialog(page).getByLabel('Причина').fill('Жилището не съществува');
      await send(page).click();
      await expect(toastOn(page, text)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('opens from the listing page, repeatedly', async () => {
    const [, , card] = await findCards({ sort: 'newest' });
    await openPage(page, `/properties/${card?.id}`);
    for (const name of ['Подай сигнал', 'Подай сигнал за съмнителна обява']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Отказ' }).click();
      await expect(dialog(page)).toHaveCount(0);
    }
  });
});
