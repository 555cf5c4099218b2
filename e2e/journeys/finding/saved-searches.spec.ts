import type { Page } from '@playwright/test';
import { sumOf } from '@pokriv/contracts/money';

import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { linkIn, mailTo } from '../../support/mails.ts';
import { freshEmail, newcomer } from '../../support/newcomers.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { cardOf, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { makeHitsDue } from '../../support/stored-alerts.ts';
import { expect, test } from '../../support/test.ts';

const SAVE = 'Запази търсенето';
const MATCHES = '/saved-searches/';
const LINK = '/alert-link';

/** No other listing has this rent. */
const aRent = () => 4000 + (Date.now() % 5000);
const searchOf = (rent: number) => `/properties?location=sofia&priceMin=${rent}&priceMax=${rent}`;

async function publishAt(rent: number): Promise<string> {
  const { token } = await newLandlord();
  return publishedListing(token, `Обява за известия ${rent}`, { price: sumOf(rent, 'BGN') });
}

async function openSheet(page: Page) {
  await page.getByRole('button', { name: SAVE }).first().click();
  const sheet = page.getByRole('dialog', { name: SAVE });
  await expect(sheet.getByText(/^За последните 14\sдни няма нови обяви/u)).toBeVisible();
  return sheet;
}

test('a person and a visitor with a confirmed address are told of a new home once, and the visitor stops with one press', async ({
  page: visitor,
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const rent = aRent();
  const email = freshEmail('visitor');
  const tenant = await newcomer({ isVerified: true });
  const page = await signedInAs(tenant.email);
  const name = `Жилище за ${rent}`;
  await visitor.setViewportSize(PHONE);

  await test.step('the empty result offers a visitor to write to an address', async () => {
    await openPage(visitor, searchOf(rent));
    const sheet = await openSheet(visitor);
    await sheet.getByLabel('Имейл').fill(email);
    await sheet.getByRole('button', { name: 'Пишете ми' }).click();
    await expect(sheet.getByRole('heading', { name: 'Вижте пощата си' })).toBeFocused();
  });

  await test.step('the search of a person is listed', async () => {
    await openPage(page, searchOf(rent));
    const sheet = await openSheet(page);
    await auditPage(page, 'the sheet that saves a search', 'dialog[open]');
    await sheet.getByLabel('Име').fill(name);
    await sheet.getByRole('button', { name: 'Запази', exact: true }).click();
    await expect(sheet.getByRole('heading', { name: 'Запазено' })).toBeFocused();
    await sheet.getByRole('button', { name: 'Готово' }).click();
    await page.getByRole('link', { name: 'Запазено' }).first().click();
    await expect(page).toHaveURL(/\/saved-searches#/u);
    await expect(page.getByRole('article', { name })).toBeFocused();
    await expect(page.getByText('Няма нови от последното ви идване')).toBeVisible();
  });

  await test.step('the link of the mail asks, its button confirms', async () => {
    await visitor.goto(linkIn(await mailTo(email, /^Потвърдете известията/u), LINK));
    await visitor.getByRole('button', { name: 'Да, пишете ми' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Готово' })).toBeVisible();
    await visitor.getByRole('link', { name: 'Покажи обявите' }).click();
    await expect(visitor).toHaveURL(new RegExp(`priceMin=${rent}`, 'u'));
  });

  const id = await publishAt(rent);
  // a change from the very moment of saving is found a minute later
  await makeHitsDue(id, 2);

  await test.step('home and the page of searches count the new home', async () => {
    await openPage(page, '/');
    await expect(page.getByText(/^1\sнова, откакто бяхте тук/u)).toBeVisible();
    await page.getByRole('link', { name: 'Виж ги' }).click();
    await expect(page.getByRole('link', { name: /^1\sнова от последното ви идване$/u })).toBeVisible();
    await auditPage(page, 'saved searches');
  });

  await test.step('each mail counts one and opens exactly that one, without a sign-in', async () => {
    expect((await mailTo(tenant.email, /^1\sнова: /u, 60_000)).subject).toContain(name);
    const mail = await mailTo(email, /^1\sнова: /u, 60_000);
    await openPage(visitor, linkIn(mail, MATCHES));
    await expect(visitor.getByRole('status').getByText(/^1\sобява$/u)).toBeVisible();
    await expect(cardOf(visitor, id)).toBeVisible();
    expect(await idsIn(visitor)).toEqual([id]);
    await auditPage(visitor, 'homes of a mail');
    await visitor.goto(linkIn(mail, LINK));
    await visitor.getByRole('button', { name: 'Спри известията' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Известията са спрени' })).toBeVisible();
  });
});
