import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { ask } from '../../support/api.ts';
import { withoutNetwork } from '../../support/offline-cache.ts';
import { newLandlord, type Landlord } from '../../support/landlords.ts';
import { ownListing } from '../../support/own-listings.ts';
import { makeLargePicture, makePictures } from '../../support/pictures.ts';
import { DESKTOP, expectFits, openPage, PHONE } from '../../support/screens.ts';
import { signedInPage } from '../../support/signed-in.ts';
import { expect, test, toastOn } from '../../support/test.ts';

test.describe('draft pictures', () => {
  test.describe.configure({ mode: 'serial' });
  let landlord: Landlord;
  let page: Page;
  let id: string;
  test.beforeAll(async () => {
    landlord = await newLandlord();
    const { token } = landlord;
    ({ id } = (await ask('createProperty', { token, body: { title: 'Чернова за снимки' } })).data);
  });
  test.beforeEach(async ({ browser }) => {
    page ??= await signedInPage(await browser.newContext(), landlord.email);
  });
  test.afterAll(() => page.context().close());

  const stored = async () => (await ownListing(landlord.token, id)).images;
  const storedIds = async () => (await stored()).map((image) => image.id);
  const shownIds = () =>
    page.locator('[data-picture]').evaluateAll((tiles) => tiles.map((tile) => tile.dataset.picture));
  const give = (files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
    page.locator('input[type=file]').first().setInputFiles(files);

  test('upload several files; each rejected one shows its reason in Bulgarian', async () => {
    await openPage(page, `/edit-property/${id}?step=pictures`);
    const small = await sharp({ create: { width: 100, height: 80, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await give([
      ...(await makePictures(3)),
      { name: 'план.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'счупена.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('не е снимка') },
      { name: 'малка.jpg', mimeType: 'image/jpeg', buffer: small },
      { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic') },
    ]);
    await expect(page.getByText('3 / 20')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Достатъчно за публикуване')).toBeVisible();
    const shown = page.locator('[data-picture] picture img').first();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => (img.complete ? img.currentSrc : '')))
      .toMatch(/\.avif$/u);
    await expect(page.getByText('4 снимки не се качиха')).toBeVisible();
    const told = (name: string, reason: string) =>
      expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(reason);
    await told('план.pdf', 'Това не е JPEG, PNG, WebP или HEIC.');
    await told('счупена.jpg', 'не е снимка във формат JPEG, PNG или WebP.');
    await told('малка.jpg', 'Снимката е 100×80. Нужни са поне');
    // Chromium does not decode HEIC
    await told('IMG_0001.HEIC', 'Този браузър не чете HEIC.');
    await expectFits(page);
    await page.getByRole('button', { name: 'Махни всички' }).click();
    await expect(page.getByText('4 снимки не се качиха')).toBeHidden();
    expect(await storedIds()).toHaveLength(3);
  });

  test('retry a failed upload when the network returns', async () => {
    await withoutNetwork(page.context(), async () => {
      const [picture] = await makePictures(1);
      if (picture) await give({ ...picture, name: 'без-мрежа.jpg' });
      await expect(page.getByText('1 снимка не се качи')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('Ще опитаме пак, щом се върне.')).toBeVisible();
    });
    await expect(page.getByText('4 / 20')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('1 снимка не се качи')).toBeHidden();
  });

  test('are reordered by keyboard with announcements', async () => {
    const [first, second, ...others] = await storedIds();
    await page.getByRole('button', { name: 'Хвани снимка 1' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Снимката е над място 1 от 4.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Снимката е над място 2 от 4.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(storedIds).toEqual([second, first, ...others]);
    await expect.poll(shownIds).toEqual([second, first, ...others]);
  });

  for (const [size, number] of [
    [DESKTOP, 2],
    [PHONE, 3],
  ] as const)
    test(`rotate in place and keep focus on the button, at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      const before = await stored();
      const at = number - 1;
      const button = page.getByRole('button', { name: `Завърти снимка ${number} надясно` });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Снимка ${number} е завъртяна.`)).toBeAttached();
      await expect(button).toBeFocused();
      const after = await stored();
      expect(after.map(({ id }) => id)).not.toContain(before[at]?.id);
      expect([after[at]?.width, after[at]?.height]).toEqual([before[at]?.height, before[at]?.width]);
      expect(after.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1));
      await expect.poll(shownIds).toEqual(after.map(({ id }) => id));
    });

  test('can be made the cover', async () => {
    await page.setViewportSize(DESKTOP);
    const before = await storedIds();
    await page.getByRole('button', { name: 'Направи корица снимка 3' }).click();
    await expect.poll(storedIds).toEqual([before[2], before[0], before[1], before[3]]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Снимка 1 е корицата' })).toBeVisible();
    await expect.poll(shownIds).toEqual(await storedIds());
  });

  test('fill the height of their rows on a phone', async () => {
    await page.setViewportSize(PHONE);
    /** Height of each row that no picture covers, without borders, in px. */
    const uncovered = () =>
      page
        .locator('[data-picture]')
        .evaluateAll((rows) =>
          rows.map((row) =>
            Math.abs(
              Math.round(row.clientHeight - (row.querySelector('img')?.getBoundingClientRect().height ?? 0)),
            ),
          ),
        );
    await expect.poll(uncovered).toEqual([0, 0, 0, 0]);
  });

  test('take an alternative text on a phone', async () => {
    const words = page.getByRole('textbox', { name: 'Описание на снимка 2' });
    await words.fill('Кухнята с изглед към двора');
    await words.blur();
    await expect.poll(async () => (await stored())[1]?.alt).toBe('Кухнята с изглед към двора');
  });

  test('become floor plans after the photos, and photos again', async () => {
    const before = await storedIds();
    const marks = async () => (await stored()).map(({ isFloorPlan = false }) => isFloorPlan);
    const mark = (number: number) =>
      page.getByRole('button', { name: `Снимка ${number} е разпределение на жилището` });
    await mark(1).click();
    await expect.poll(marks).toEqual([false, false, false, true]);
    expect(await storedIds()).toEqual([...before.slice(1), before[0]]);
    await expect(mark(4)).toBeFocused();
    await expect(page.locator('[data-picture]').last()).toContainText('План');
    await expect(page.getByText('Достатъчно за публикуване')).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('Enter');
    await expect.poll(marks).toEqual([false, false, false, false]);
  });

  test('dark and blurred ones are advised about', async () => {
    const dark = { create: { width: 800, height: 600, channels: 3, background: '#101010' } } as const;
    await give({ name: 'тъмна.jpg', mimeType: 'image/jpeg', buffer: await sharp(dark).jpeg().toBuffer() });
    await expect(page.getByText('5 / 20')).toBeVisible({ timeout: 60_000 });
    const tile = page.locator('[data-picture]').last();
    await expect(tile).toContainText('Снимката изглежда много тъмна.');
    await page.reload();
    await expect(tile).toContainText('Снимката изглежда много тъмна.');
    await page.getByRole('button', { name: 'Изтрий снимка 5' }).click();
    await expect.poll(storedIds).toHaveLength(4);
  });

  test('over 10 MB are downscaled on a phone before upload', async () => {
    const large = await makeLargePicture();
    expect(large.buffer.length).toBeGreaterThan(10 * 1024 * 1024);
    await give(large);
    await expect(page.getByText('5 / 20')).toBeVisible({ timeout: 60_000 });
    expect((await stored()).at(-1)).toMatchObject({ width: 1280, height: 960 });
    await page.getByRole('button', { name: 'Изтрий снимка 5' }).click();
    await expect(page.getByText('4 / 20')).toBeVisible();
    await expect.poll(storedIds).toHaveLength(4);
  });

  test('restore a deleted picture with its text and position', async () => {
    const before = await stored();
    await page.getByRole('button', { name: 'Изтрий снимка 2' }).click();
    await expect(toastOn(page, 'Снимка 2 е изтрита.')).toBeVisible();
    await expect(page.getByText('3 / 20')).toBeVisible();
    await expect.poll(storedIds).toHaveLength(3);
    await page.getByRole('button', { name: 'Върни изтритата снимка' }).last().click();
    await expect(toastOn(page, 'Снимката е върната.')).toBeVisible();
    await expect.poll(stored).toEqual(before);
  });
});
