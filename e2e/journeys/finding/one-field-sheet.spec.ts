import type { Page } from '@playwright/test';

import { box, filters, line, PIECES, pieces, SENTENCE, UNDERSTOOD } from '../../support/one-field.ts';
import { DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const FROM = '/properties?elevator=true';

async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^(?:Филтри|Още филтри)/u }).click();
  const sheet = page.getByRole('dialog', { name: 'Филтри' });
  const field = sheet.getByRole('combobox', { name: 'Къде и какво търсите?' });
  const show = sheet.getByRole('button', { name: /^(?:Покажи \d|Няма такива)/u });
  await expect(field).toBeVisible();
  return { sheet, field, show };
}

async function expectUnderstood(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => pieces(page)).toEqual(PIECES);
  await expect(page.getByText('Разбрахме:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Премахни Асансьор' })).toBeVisible();
  expect(filters(page)).toEqual({ ...UNDERSTOOD, elevator: 'true' });
  await expect(box(page)).toHaveValue('');
  await expectNoSidewaysScroll(page);
}

async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(FROM);
  await expect(line(page)).toHaveCount(0);
}

for (const viewport of [PHONE, DESKTOP])
  test.describe(`one field among all filters at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('reads a sentence by Enter and by „Покажи“, and one Back undoes it', async ({ page }) => {
      await openPage(page, FROM);

      await test.step('Enter adds the sentence to the filters of the sheet', async () => {
        const { sheet, field, show } = await openSheet(page);
        await field.pressSequentially(SENTENCE, { delay: 5 });
        await expect(sheet.getByRole('button', { name: /^Търси: .*Двустаен/u })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(field).toHaveValue('');
        await expect.poll(() => pieces(page)).toEqual(PIECES);
        for (const name of [/^Двустаен/u, /^Имам домашен любимец/u, /^Асансьор/u])
          await expect(sheet.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
        await expect(page).toHaveURL(FROM);
        await show.click();
        await expectUnderstood(page);
        await goBack(page);
      });

      await test.step('„Покажи“ reads what was only typed', async () => {
        const { field, show } = await openSheet(page);
        await field.fill(SENTENCE);
        await show.click();
        await expectUnderstood(page);
        await goBack(page);
      });
    });
  });
