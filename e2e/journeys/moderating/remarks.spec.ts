import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { expectSent, openForReview } from '../../support/moderation.ts';
import { rowOf } from '../../support/my-listings.ts';
import { completeDraft, ownListing } from '../../support/own-listings.ts';
import { addressOf, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('returned listing opens at the picture that the moderator pinned, on a phone', async ({
  signedInAs,
}) => {
  const { email, token } = await newLandlord();
  const title = `Закачени бележки ${Date.now()}`;
  const id = await completeDraft(token, title);
  await ask('submitProperty', { token, params: { id } });
  const [owner, admin] = [await signedInAs(email), await signedInAs('admin@demo.bg')];

  await test.step('the moderator pins words to a picture and to the title', async () => {
    await admin.clock.install();
    await openForReview(admin, id);
    await admin.getByRole('button', { name: 'Върни', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('Причина').selectOption({ label: 'Лога/контакти в снимките' });
    await dialog.getByRole('button', { name: 'Бележка към: Снимка 2' }).click();
    await dialog.getByRole('textbox', { name: /^Снимка 2/u }).fill('Има лого на агенция.');
    await dialog.getByLabel('Бележка към поле').selectOption({ label: 'Заглавие' });
    await dialog.getByRole('textbox', { name: /^Заглавие/u }).fill('Кажете квартала.');
    await auditPage(admin, 'rejection with remarks', 'dialog[open]');
    await dialog.getByRole('button', { name: 'Върни обявата' }).click();
    await expectSent(admin, 'Обявата е върната за корекции.');
  });

  const picture = (await ownListing(token, id)).images[1]?.id ?? '';
  await test.step('the owner opens it at that picture, and ticks the remark', async () => {
    const tile = owner.locator(`#picture-${picture}`);
    await owner.setViewportSize(PHONE);
    await openPage(owner, '/my-properties');
    await rowOf(owner, title).getByRole('link', { name: 'Поправи', exact: true }).click();
    await expect.poll(() => addressOf(owner).hash).toBe(`#picture-${picture}`);
    await expect(tile).toBeInViewport();
    await expect(tile.getByText('Има лого на агенция.')).toBeVisible();
    await expect.poll(() => tile.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await expectNoSidewaysScroll(owner);
    await auditPage(owner, 'returned listing');
    await tile.getByRole('button', { name: /^Поправих/u }).click();
    await expect(
      owner.getByRole('region', { name: 'Бележки от модератора' }).getByText('Поправени 1 от 2'),
    ).toBeVisible();
    await expect
      .poll(async () => (await ownListing(token, id)).moderation.remarks?.[0]?.mendedAt)
      .toBeTruthy();
  });
});
