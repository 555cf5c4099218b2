import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { ask } from '../../support/api.ts';
import { newLandlord } from '../../support/landlords.ts';
import { linksIn, mailTo } from '../../support/mails.ts';
import { ownListing, publishedListing } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, PHONE } from '../../support/screens.ts';
import { moveDates } from '../../support/stored-listings.ts';
import { expect, test } from '../../support/test.ts';

const DAY_MS = 86_400_000;

const LEASE_END = addDays(sofiaDay(new Date()), 50);

async function published(title: string) {
  const landlord = await newLandlord();
  return { ...landlord, listing: await publishedListing(landlord.token, title) };
}

async function aboutToEnd(title: string) {
  const landlord = await published(title);
  const now = Date.now();
  await moveDates(landlord.listing, {
    expiresAt: new Date(now + 6 * DAY_MS),
    remindAt: new Date(now - 1000),
  });
  return landlord;
}

async function rented(title: string) {
  const landlord = await published(title);
  const { token, listing: id } = landlord;
  await ask('rentProperty', { token, params: { id }, body: { leaseEnd: LEASE_END } });
  await moveDates(id, { offerAt: new Date(Date.now() - 1000) });
  return landlord;
}

test('links of mails renew a listing, prolong its lease and publish it again without sign-in, on a phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const stamp = Date.now();
  const [free, staying, leaving] = await Promise.all([
    aboutToEnd(`Още свободна ${stamp}`),
    rented(`Удължена ${stamp}`),
    rented(`Освобождава се ${stamp}`),
  ]);
  // their jobs run once a minute: one wait for all mails
  const linksTo = async (email: string, subject: RegExp) =>
    linksIn(await mailTo(email, subject, 90_000), '/listing-link');
  const [[renew = ''], [, prolong = ''], [relist = '']] = await Promise.all([
    linksTo(free.email, /изтича на/u),
    linksTo(staying.email, /^Договорът за/u),
    linksTo(leaving.email, /^Договорът за/u),
  ]);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.setViewportSize(PHONE);

  await test.step('renew link asks for confirmation, then renews', async () => {
    await page.goto(renew);
    await expect(heading('Още ли е свободно жилището?')).toBeVisible();
    await page.getByRole('button', { name: 'Да, още е свободно' }).click();
    await expect(heading('Обявата е подновена')).toBeVisible();
    await expect(page.getByText(`„Още свободна ${stamp}“ е публикувана до`)).toBeVisible();
    await expectNoSidewaysScroll(page);
    const { status, expiresAt } = await ownListing(free.token, free.listing);
    expect(status).toBe('active');
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(stamp + 20 * DAY_MS);
  });

  await test.step('prolonged lease keeps the home rented until the new end', async () => {
    const later = addDays(LEASE_END, 100);
    await page.goto(prolong);
    await expect(heading('Удължихте ли договора?')).toBeVisible();
    expect(await ownListing(staying.token, staying.listing)).toMatchObject({ leaseEnd: LEASE_END });
    await page.getByLabel('Договорът е до').fill(later);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Договорът е удължен' }).click();
    await expect(heading('Договорът е удължен')).toBeVisible();
    expect(await ownListing(staying.token, staying.listing)).toMatchObject({
      status: 'rented',
      leaseEnd: later,
    });
  });

  await test.step('relist link publishes the home from the end of the lease', async () => {
    await page.goto(relist);
    await page.getByRole('button', { name: 'Пусни обявата отново' }).click();
    await expect(heading('Обявата е публикувана отново')).toBeVisible();
    expect(await ownListing(leaving.token, leaving.listing)).toMatchObject({
      status: 'active',
      availableFrom: LEASE_END,
    });
  });
});
