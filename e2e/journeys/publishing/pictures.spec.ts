import sharp from 'sharp';

import { ask } from '../../support/api.ts';
import { newLandlord } from '../../support/landlords.ts';
import { ownListing } from '../../support/own-listings.ts';
import { makeLargePicture, makePictures } from '../../support/pictures.ts';
import { expectFits, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('pictures are uploaded, rejected with a reason in Bulgarian, reordered by keyboard and downscaled', async ({
  signedInAs,
}) => {
  const { email, token } = await newLandlord();
  const { data: draft } = await ask('createProperty', { token, body: { title: 'Чернова за снимки' } });
  const stored = async () => (await ownListing(token, draft.id)).images;
  const storedIds = async () => (await stored()).map((image) => image.id);
  const page = await signedInAs(email);
  const tiles = page.locator('[data-picture]');
  const input = page.locator('input[type=file]').first();
  await openPage(page, `/edit-property/${draft.id}?step=pictures`);

  await test.step('several at once; each rejected one shows its reason', async () => {
    const small = await sharp({ create: { width: 100, height: 80, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await input.setInputFiles([
      ...(await makePictures(2)),
      { name: 'счупена.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('не е снимка') },
      { name: 'малка.jpg', mimeType: 'image/jpeg', buffer: small },
      { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic') },
    ]);
    await expect(page.getByText('2 / 20')).toBeVisible({ timeout: 30_000 });
    const shown = tiles.locator('picture img').first();
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => (img.complete ? img.currentSrc : '')))
      .toMatch(/\.avif$/u);
    await expect(page.getByText('3 снимки не се качиха')).toBeVisible();
    const told = (name: string, reason: string) =>
      expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(reason);
    await told('счупена.jpg', 'не е снимка във формат JPEG, PNG или WebP.');
    await told('малка.jpg', 'Снимката е 100×80. Нужни са поне');
    // Chromium does not decode HEIC
    await told('IMG_0001.HEIC', 'Този браузър не чете HEIC.');
    await expectFits(page);
  });

  await test.step('reordered by keyboard with announcements', async () => {
    const [first, second] = await storedIds();
    await page.getByRole('button', { name: 'Хвани снимка 1' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Снимката е над място 1 от 2.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Снимката е над място 2 от 2.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect.poll(storedIds).toEqual([second, first]);
    await expect
      .poll(() => tiles.evaluateAll((all) => all.map((tile) => tile.dataset.picture)))
      .toEqual([second, first]);
  });

  await page.setViewportSize(PHONE);
  await test.step('they fill the height of their rows on a phone', async () => {
    /** Height of each row that no picture covers, without borders, in px. */
    const uncovered = () =>
      tiles.evaluateAll((rows) =>
        rows.map((row) =>
          Math.abs(
            Math.round(row.clientHeight - (row.querySelector('img')?.getBoundingClientRect().height ?? 0)),
          ),
        ),
      );
    await expect.poll(uncovered).toEqual([0, 0]);
  });

  await test.step('one over 10 MB is downscaled before upload', async () => {
    const large = await makeLargePicture();
    expect(large.buffer.length).toBeGreaterThan(10 * 1024 * 1024);
    await input.setInputFiles(large);
    await expect(page.getByText('3 / 20')).toBeVisible({ timeout: 60_000 });
    expect((await stored()).at(-1)).toMatchObject({ width: 1280, height: 960 });
  });
});
