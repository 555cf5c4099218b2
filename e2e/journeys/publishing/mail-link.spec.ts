import { newLandlord } from '../../support/landlords.ts';
import { linksIn, mailTo } from '../../support/mails.ts';
import { publishedListing, statusOf } from '../../support/own-listings.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test } from '../../support/test.ts';

const DAY_MS = 86_400_000;

async function aboutToEnd(title: string) {
  const landlord = await newLandlord();
  const id = await publishedListing(landlord.token, title);
  const now = Date.now();
  await moveDates(id, { expiresAt: new Date(now + 6 * DAY_MS), remindAt: new Date(now - 1000) });
  return { ...landlord, listing: id };
}

test('reminder links work once without sign-in', async ({ page }) => {
  test.setTimeout(180_000);
  const stamp = Date.now();
  const [free, rented] = await Promise.all([
    aboutToEnd(`Още свободна ${stamp}`),
    aboutToEnd(`Вече отдадена ${stamp}`),
  ]);
  const [mail, otherMail] = await Promise.all([
    mailTo(free.email, /изтича на/u, 90_000),
    mailTo(rented.email, /изтича на/u, 90_000),
  ]);
  const [renew = '', rentToo = ''] = linksIn(mail, '/listing-link');
  const [, rent = ''] = linksIn(otherMail, '/listing-link');
  const mine = page.getByRole('link', { name: 'Моите обяви' }).first();

  await test.step('renew link asks for confirmation, then renews', async () => {
    await page.goto(renew);
    await expect(page.getByRole('heading', { level: 1, name: 'Още ли е свободно жилището?' })).toBeVisible();
    await page.getByRole('button', { name: 'Да, още е свободно' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Обявата е подновена' })).toBeVisible();
    await expect(page.getByText(`„Още свободна ${stamp}“ е публикувана до`)).toBeVisible();
    expect(await statusOf(free.token, free.listing)).toBe('active');
  });

  await test.step('used link and its sibling show that they were used', async () => {
    for (const [link, button] of [
      [renew, 'Да, още е свободно'],
      [rentToo, 'Отдадена е'],
    ] as const) {
      await page.goto(link);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Връзката вече е използвана' })).toBeVisible();
      await expect(mine).toBeVisible();
    }
    expect(await statusOf(free.token, free.listing)).toBe('active');
  });

  await test.step('rented link removes the listing from search', async () => {
    await page.goto(rent);
    await page.getByRole('button', { name: 'Отдадена е' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Обявата е отбелязана като отдадена' }),
    ).toBeVisible();
    expect(await statusOf(rented.token, rented.listing)).toBe('rented');
  });

  await test.step('truncated link shows an error', async () => {
    await page.goto(renew.slice(0, -12));
    await page.getByRole('button', { name: 'Да, още е свободно' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Връзката е невалидна' })).toBeVisible();
  });
});
