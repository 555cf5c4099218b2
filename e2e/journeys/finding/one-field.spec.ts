import { box, filters, line, PIECES, pieces, SENTENCE, UNDERSTOOD } from '../../support/one-field.ts';
import { expectFits, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('one field reads a sentence into filters that are removed one by one, and Back returns to it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/');
  await box(page).fill(SENTENCE);
  await expect(page.getByRole('button', { name: /^Търси: .*Двустаен/u })).toBeVisible();
  await expectFits(page);
  await page.keyboard.press('Enter');

  await expect.poll(() => pieces(page)).toEqual(PIECES);
  expect(filters(page)).toEqual(UNDERSTOOD);
  await expect(box(page)).toHaveValue('');
  await expectFits(page);

  await page.reload();
  await expect.poll(() => pieces(page)).toEqual(PIECES);
  await line(page).getByRole('button', { name: 'Премахни Без комисиона' }).click();
  await expect.poll(() => pieces(page)).toEqual(PIECES.slice(0, -1));
  expect(filters(page)).not.toHaveProperty('noCommission');
  await page.goBack();
  await expect.poll(() => pieces(page)).toEqual(PIECES);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(box(page)).toHaveValue(SENTENCE);
});

test('one field of a missing page takes over what was typed, suggests places to the arrow keys, and Back returns to it', async ({
  page,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/mfe/mfe-listings/**', async (route) => {
    await released;
    await route.continue();
  });
  await openPage(page, '/no/such/page');
  await page.getByRole('textbox', { name: 'Къде и какво търсите?' }).pressSequentially('млад');
  const { y: plainTop } = (await page.getByRole('textbox').boundingBox()) ?? {};
  release();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('млад');
  expect((await box(page).boundingBox())?.y).toBe(plainTop);

  await page.keyboard.type('ежки');
  // the suggestions for „млад“ name the place too, and a new list drops the choice
  await expect(page.getByRole('option').filter({ hasNotText: /младежки/iu })).toHaveCount(0);
  const place = page.getByRole('option', { name: /^Младежки хълм.*квартал, Пловдив/u });
  await expect(place).toBeVisible();
  expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('ArrowDown');
  await expect(place).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => filters(page)).toEqual({ location: 'plovdiv', neighborhood: 'Младежки хълм' });
  await page.goBack();
  await expect(page).toHaveURL('/no/such/page');
  await expect(box(page)).toHaveValue('младежки');
});

test.describe('one field without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('understands a sentence typed beside filters', async ({ page }) => {
    await page.goto('/properties?sort=price_asc');
    await box(page).fill(SENTENCE);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]layout=two_room/u);
    expect(filters(page)).toEqual({ ...UNDERSTOOD, sort: 'price_asc' });
    for (const piece of ['Двустаен', 'Без комисиона'])
      await expect(page.getByRole('button', { name: `Премахни ${piece}` })).toBeVisible();
  });
});
