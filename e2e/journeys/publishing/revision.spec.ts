import { control, openStep } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { approve, openForReview, reject } from '../../support/moderation.ts';
import { rowOf } from '../../support/my-listings.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { readListing } from '../../support/listings.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('what matters in a public listing waits for a moderator; both see what changes', async ({
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
  const publicTitle = async () => (await readListing(id)).title;
  const change = async (title: string) => {
    await control(owner, 'title').fill(title);
    await expect(owner.getByText('След запазване ще чака одобрение: Заглавие.')).toBeVisible();
    await owner.getByRole('button', { name: 'Запази промените' }).click();
    await expect(owner).toHaveURL('/my-properties');
  };

  await test.step('the landlord changes a little at once, and the rest waits', async () => {
    await openPage(owner, `/edit-property/${id}?step=price`);
    await control(owner, 'price').fill('920');
    await openStep(owner, 'Домът');
    await change(fresh);
    expect([await publicTitle(), (await readListing(id)).price]).toEqual([old, 920]);
  });

  await test.step('the landlord sees the difference', async () => {
    const row = rowOf(owner, fresh);
    await expect(row.getByText('Промените чакат одобрение')).toBeVisible();
    await row.getByRole('button', { name: 'Виж разликата' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Какво се променя' });
    await expect(dialog.getByText(old)).toBeVisible();
    await expect(dialog.getByText(fresh)).toBeVisible();
    await dialog.getByRole('button', { name: 'Затвори' }).last().click();
  });

  await test.step('a moderator finds it in the queue, sees the difference and approves', async () => {
    // however many wait before it
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

  await test.step('another change is refused with a reason, and the public listing stays', async () => {
    await openPage(owner, `/edit-property/${id}?step=home`);
    await change(third);
    await openForReview(admin, id);
    await expect(admin.locator('ins').getByText(third)).toBeVisible();
    await reject(admin, id, 'Невярна информация');
    await openPage(owner, '/my-properties');
    await expect(owner.getByText('Промените бяха върнати')).toBeVisible();
    await expect(owner.getByText('Част от информацията в обявата не отговаря на имота.')).toBeVisible();
    expect(await publicTitle()).toBe(fresh);
  });
});
