import { box, filters, line, PIECES, pieces, SENTENCE, UNDERSTOOD } from '../../support/one-field.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const FROM = '/properties?elevator=true';

test.describe('one field among all filters on a phone', () => {
  test.use({ viewport: PHONE });

  test('reads a sentence by Enter, shows its results by „Покажи“, and one Back undoes it', async ({
    page,
  }) => {
    await openPage(page, FROM);
    await page.getByRole('button', { name: /^(?:Филтри|Още филтри)/u }).click();
    const sheet = page.getByRole('dialog', { name: 'Филтри' });
    const field = sheet.getByRole('combobox', { name: 'Къде и какво търсите?' });
    await field.fill(SENTENCE);
    await expect(sheet.getByRole('button', { name: /^Търси: .*Двустаен/u })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    await expect.poll(() => pieces(page)).toEqual(PIECES);
    for (const name of [/^Двустаен/u, /^Имам домашен любимец/u, /^Асансьор/u])
      await expect(sheet.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(FROM);

    await sheet.getByRole('button', { name: /^(?:Покажи \d|Няма такива)/u }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => pieces(page)).toEqual(PIECES);
    await expect(page.getByRole('button', { name: 'Премахни Асансьор' })).toBeVisible();
    expect(filters(page)).toEqual({ ...UNDERSTOOD, elevator: 'true' });
    await expect(box(page)).toHaveValue('');
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(page).toHaveURL(FROM);
    await expect(line(page)).toHaveCount(0);
  });
});
