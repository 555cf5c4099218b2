import { control } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { approve, openForReview } from '../../support/moderation.ts';
import { rowOf } from '../../support/my-listings.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { readListing } from '../../support/listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('material edit of a public listing becomes a revision with a diff for the owner, on a phone, and the moderator', async ({
  signedInAs,
}) => {
  test.setTimeout(150_000);
  const { email, token } = await newLandlord();
  const stamp = Date.now();
  const [old, fresh] = [`Старото заглавие ${stamp}`, `Новото заглавие ${stamp}`];
  const id = await publishedListing(token, old);

  await test.step('minor edit applies at once, material edit waits; the landlord sees the diff', async () => {
    const owner = await signedInAs(email);
    await owner.setViewportSize(PHONE);
    await openPage(owner, `/edit-property/${id}?step=place`);
    await control(owner, 'price').fill('920');
    await control(owner, 'title').fill(fresh);
    await expect(owner.getByText('След запазване ще чака одобрение: Заглавие.')).toBeVisible();
    await owner.getByRole('button', { name: 'Запази промените' }).click();
    await expect(owner).toHaveURL('/my-properties');
    expect(await readListing(id)).toMatchObject({ title: old, price: { bgn: 920 } });
    await rowOf(owner, fresh).getByRole('button', { name: 'Виж разликата' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Какво се променя' });
    await expect(dialog.getByText(old)).toBeVisible();
    await expect(dialog.getByText(fresh)).toBeVisible();
    await expectNoSidewaysScroll(owner);
  });

  await test.step('moderator sees the diff, on a phone, and approves', async () => {
    const admin = await signedInAs('admin@demo.bg');
    await admin.clock.install();
    await admin.setViewportSize(PHONE);
    await openForReview(admin, id);
    await expect(admin.locator('del').getByText(old)).toBeVisible();
    await expect(admin.locator('ins').getByText(fresh)).toBeVisible();
    await expectNoSidewaysScroll(admin);
    await approve(admin, id);
    await expect.poll(async () => (await readListing(id)).title).toBe(fresh);
  });
});
