import { control } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { approve, openForReview, reject } from '../../support/moderation.ts';
import { rowOf } from '../../support/my-listings.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { readListing } from '../../support/listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('material edit of a public listing becomes a revision with a diff for the owner, on a phone, and the moderator', async ({
  signedInAs,
}) => {
  test.setTimeout(150_000);
  const landlord = await newLandlord();
  const stamp = Date.now();
  const [old, fresh, third] = [
    `Старото заглавие ${stamp}`,
    `Новото заглавие ${stamp}`,
    `Третото заглавие ${stamp}`,
  ];
  const id = await publishedListing(landlord.token, old);
  const [owner, admin] = [await signedInAs(landlord.email), await signedInAs('admin@demo.bg')];
  await owner.setViewportSize(PHONE);
  await admin.clock.install();
  const publicTitle = async () => (await readListing(id)).title;
  const change = async (title: string) => {
    await control(owner, 'title').fill(title);
    await expect(owner.getByText('След запазване ще чака одобрение: Заглавие.')).toBeVisible();
    await owner.getByRole('button', { name: 'Запази промените' }).click();
    await expect(owner).toHaveURL('/my-properties');
  };

  await test.step('minor edit applies at once, material edit waits', async () => {
    await openPage(owner, `/edit-property/${id}?step=place`);
    await control(owner, 'price').fill('920');
    await change(fresh);
    expect([await publicTitle(), (await readListing(id)).price?.bgn]).toEqual([old, 920]);
  });

  await test.step('landlord sees the diff', async () => {
    const row = rowOf(owner, fresh);
    await expect(row.getByText('Промените чакат одобрение')).toBeVisible();
    await row.getByRole('button', { name: 'Виж разликата' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Какво се променя' });
    await expect(dialog.getByText(old)).toBeVisible();
    await expect(dialog.getByText(fresh)).toBeVisible();
    await expectNoSidewaysScroll(owner);
    await dialog.getByRole('button', { name: 'Затвори' }).last().click();
  });

  await test.step('moderator finds the revision, sees the diff and approves', async () => {
    // the queue may hold other listings
    await openPage(admin, `/admin/properties?query=${stamp}`);
    await admin.getByRole('link', { name: new RegExp(fresh, 'u') }).click();
    await expect(admin.getByRole('heading', { name: 'Промени по публикувана обява' })).toBeVisible();
    await expect(admin.locator('del').getByText(old)).toBeVisible();
    await expect(admin.locator('ins').getByText(fresh)).toBeVisible();
    await approve(admin, id);
    await expect.poll(publicTitle).toBe(fresh);
    await openPage(owner, '/my-properties');
    await expect(rowOf(owner, fresh).getByText('Активна', { exact: true })).toBeVisible();
    await expect(rowOf(owner, fresh).getByText('Промените чакат одобрение')).toBeHidden();
  });

  await test.step('rejected revision leaves the public listing unchanged', async () => {
    await openPage(owner, `/edit-property/${id}?step=place`);
    await change(third);
    await admin.setViewportSize(PHONE);
    await openForReview(admin, id);
    await expect(admin.locator('ins').getByText(third)).toBeVisible();
    await expectNoSidewaysScroll(admin);
    await reject(admin, id, 'Невярна информация');
    await openPage(owner, '/my-properties');
    await expect(owner.getByText('Промените бяха върнати')).toBeVisible();
    await expect(owner.getByText('Част от информацията в обявата не отговаря на имота.')).toBeVisible();
    expect(await publicTitle()).toBe(fresh);
  });
});
