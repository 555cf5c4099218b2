import { ask } from '../../support/api.ts';
import { tokenOf } from '../../support/landlords.ts';
import { expectFits, openPage } from '../../support/screens.ts';
import { newAdmin } from '../../support/second-admin.ts';
import { expect, test } from '../../support/test.ts';
import { waitingListings } from '../../support/waiting-listings.ts';

test('moderator takes a listing, takes it back by the toast, and sees without a reload what a colleague gives', async ({
  signedInAs,
}) => {
  const stamp = `дял${Date.now()}`;
  const [first, second] = [`Първи дом ${stamp}`, `Втори дом ${stamp}`];
  const [waiting, moderator] = await Promise.all([waitingListings([first, second]), newAdmin()]);
  const page = await signedInAs(moderator.email);
  const holder = page.getByRole('button', { name: /^Кой работи по обявата:/u });
  const row = (title: string) =>
    page
      .getByRole('region', { name: 'Обяви в опашката' })
      .getByRole('link', { name: new RegExp(title, 'u') });
  const take = async () => {
    await holder.click();
    await page.getByRole('button', { name: 'Поеми', exact: true }).click();
  };
  await openPage(page, `/admin/properties/${waiting[0]?.id}?query=${stamp}`);
  await take();
  await expect(holder).toContainText(/^Моя до \d\d:\d\d$/u);
  await page.getByRole('button', { name: 'Върни', exact: true }).last().click();
  await expect(holder).toHaveText('Ничия');
  await take();
  await expect(row(first)).toContainText('Моя');
  await expectFits(page);

  await expect(row(second)).not.toContainText('Моя');
  await ask('assignListing', {
    token: await tokenOf('admin@demo.bg'),
    params: { id: waiting[1]?.id ?? '' },
    body: { moderatorId: moderator.id, holderId: null },
  });
  await expect(row(second)).toContainText('Моя');
});
