import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { control } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { expectSent, openForReview } from '../../support/moderation.ts';
import { rowOf } from '../../support/my-listings.ts';
import { completeDraft, ownListing } from '../../support/own-listings.ts';
import { addressOf, DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const remarks = (page: Page) => page.getByRole('region', { name: 'Бележки от модератора' });

test('a returned listing opens at the picture that the moderator pinned, on a phone and a desktop', async ({
  signedInAs,
}) => {
  const landlord = await newLandlord();
  const title = `Закачени бележки ${Date.now()}`;
  const id = await completeDraft(landlord.token, title);
  await ask('submitProperty', { token: landlord.token, params: { id } });
  const [owner, admin] = [await signedInAs(landlord.email), await signedInAs('admin@demo.bg')];
  await admin.setViewportSize(PHONE);
  await admin.clock.install();

  await test.step('the moderator pins words to a picture and to the title', async () => {
    await openForReview(admin, id);
    await admin.getByRole('button', { name: 'Върни', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Причина').selectOption({ label: 'Лога/контакти в снимките' });
    await dialog.getByRole('button', { name: 'Бележка към: Снимка 2' }).click();
    await dialog.getByRole('textbox', { name: /^Снимка 2/u }).fill('Има лого на агенция.');
    await dialog.getByLabel('Бележка към поле').selectOption({ label: 'Заглавие' });
    await dialog.getByRole('textbox', { name: /^Заглавие/u }).fill('Кажете квартала.');
    await auditPage(admin, 'rejection with remarks');
    await dialog.getByRole('button', { name: 'Върни обявата' }).click();
    await expectSent(admin, 'Обявата е върната за корекции.');
    const { text } = await mailTo(landlord.email, /върната за корекции/u);
    expect(text).toContain('Снимка 2: Има лого на агенция.');
    expect(text).toContain('Заглавие: Кажете квартала.');
  });

  const picture = (await ownListing(landlord.token, id)).images[1]?.id ?? '';
  await test.step('the owner opens it at that picture', async () => {
    const row = rowOf(owner, title);
    const tile = owner.locator(`#picture-${picture}`);
    for (const size of [DESKTOP, PHONE]) {
      await owner.setViewportSize(size);
      await openPage(owner, '/my-properties');
      await expect(row.getByText('Снимка 2: Има лого на агенция.')).toBeVisible();
      await row.getByRole('link', { name: 'Поправи', exact: true }).click();
      await expect.poll(() => addressOf(owner).hash).toBe(`#picture-${picture}`);
      await expect(tile).toBeInViewport();
      await expect(tile.getByText('Има лого на агенция.')).toBeVisible();
      await expect.poll(() => tile.evaluate((one) => one.contains(document.activeElement))).toBe(true);
      await expectNoSidewaysScroll(owner);
    }
    await auditPage(owner, 'returned listing');
    await tile.getByRole('button', { name: /^Поправих/u }).click();
    await expect(remarks(owner).getByText('Поправени 1 от 2')).toBeVisible();
    await expect
      .poll(async () => (await ownListing(landlord.token, id)).moderation.remarks?.[0]?.mendedAt)
      .toBeTruthy();
  });

  await test.step('ticks stay after a reload, and the next remark is opened', async () => {
    await openPage(owner, `/edit-property/${id}`);
    await expect(remarks(owner).getByText('Поправени 1 от 2')).toBeVisible();
    await expect(control(owner, 'title')).toBeFocused();
    await expect(owner.getByText('Кажете квартала.').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the owner sees the remarks that are left and submits the listing', async () => {
    await openPage(owner, `/edit-property/${id}?step=review`);
    await expect(owner.getByText(/^1.бележка не е отбелязана като „Поправих“/u)).toBeVisible();
    await owner.getByRole('button', { name: 'Изпрати за одобрение' }).click();
    await expect(owner).toHaveURL('/my-properties');
  });

  await test.step('the moderator sees what was corrected', async () => {
    await openForReview(admin, id);
    const last = admin.getByRole('region', { name: 'Бележки от последното решение' });
    await expect(last.getByText('Поправени 1 от 2')).toBeVisible();
    await expect(last.getByText('Отбелязана като поправена')).toHaveCount(1);
    await expect(last.getByText('Не е отбелязана')).toHaveCount(1);
  });
});
