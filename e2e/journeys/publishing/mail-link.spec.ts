import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { ask } from '../../support/api.ts';
import { newLandlord } from '../../support/landlords.ts';
import { linksIn, mailTo } from '../../support/mails.ts';
import { ownListing, publishedListing, statusOf } from '../../support/own-listings.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test } from '../../support/test.ts';

const DAY_MS = 86_400_000;
const dayAndMonth = new Intl.DateTimeFormat('bg-BG', { day: 'numeric', month: 'long' });

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

test('links about the end of a lease prolong it or publish the home again, and may be pressed twice', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const landlord = await newLandlord();
  const { token } = landlord;
  const title = `Отдадена ${Date.now()} в Лозенец`;
  const id = await publishedListing(token, title);
  const leaseEnd = addDays(sofiaDay(new Date()), 50);
  const later = addDays(leaseEnd, 100);
  await ask('rentProperty', { token, params: { id }, body: { leaseEnd } });

  /** The links of the mail about this end of the lease. */
  const offered = async (end: string): Promise<string[]> => {
    await moveDates(id, { offerAt: new Date(Date.now() - 1000) });
    const subject = new RegExp(`^Договорът за .* е до ${dayAndMonth.format(new Date(end))}`, 'u');
    return linksIn(await mailTo(landlord.email, subject, 90_000), '/listing-link');
  };
  const [relistFirst = '', prolong = ''] = await offered(leaseEnd);

  await test.step('opening a link changes nothing', async () => {
    await page.goto(relistFirst);
    await expect(page.getByRole('heading', { level: 1, name: 'Освобождава ли се жилището?' })).toBeVisible();
    await page.goto(prolong);
    await expect(page.getByRole('heading', { level: 1, name: 'Удължихте ли договора?' })).toBeVisible();
    expect(await ownListing(token, id)).toMatchObject({ status: 'rented', leaseEnd });
  });

  await test.step('a prolonged lease keeps the home rented until the new end', async () => {
    await page.getByLabel('Договорът е до').fill(later);
    await page.getByRole('button', { name: 'Договорът е удължен' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Договорът е удължен' })).toBeVisible();
    expect(await ownListing(token, id)).toMatchObject({ status: 'rented', leaseEnd: later });
  });

  await test.step('the other link of that mail says that the end is another one', async () => {
    await page.goto(relistFirst);
    await page.getByRole('button', { name: 'Пусни обявата отново' }).click();
    await expect(page.getByText('Краят на договора е друг, откакто ви писахме.')).toBeVisible();
    expect(await statusOf(token, id)).toBe('rented');
  });

  await test.step('the link of the next mail publishes the home again, once', async () => {
    const [relist = ''] = await offered(later);
    await page.goto(relist);
    const button = page.getByRole('button', { name: 'Пусни обявата отново' });
    await button.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Обявата е публикувана отново' })).toBeVisible();
    expect(await ownListing(token, id)).toMatchObject({ status: 'active', availableFrom: later });
    await page.goto(relist);
    await button.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Обявата вече е публикувана' })).toBeVisible();
  });
});
