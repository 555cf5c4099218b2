import type { Page } from '@playwright/test';
import { sumOf } from '@pokriv/contracts/money';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { linkIn, linksIn, mailTo } from '../../support/mails.ts';
import { freshEmail, newcomer } from '../../support/newcomers.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { cardOf, expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { makeHitsDue } from '../../support/stored-alerts.ts';
import { expect, test, toastOn } from '../../support/test.ts';

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

test('a person saves a search, is told of a new home once, and stops all with a home found', async ({
  signedInAs,
}) => {
  test.setTimeout(180_000);
  const rent = aRent();
  const tenant = await newcomer({ isVerified: true });
  const page = await signedInAs(tenant.email);
  const name = `Жилище за ${rent}`;

  await test.step('the empty result offers to save, and the search is listed', async () => {
    await openPage(page, '/saved-searches');
    await expect(page.getByText('Още нямате запазени търсения')).toBeVisible();
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

  const id = await publishAt(rent);

  await test.step('home and the page of searches count the new home', async () => {
    await expect
      .poll(async () => (await ask('readSearchNews', { token: tenant.token })).data.listings, {
        // a change from the very moment of saving is found a minute later
        timeout: 90_000,
      })
      .toBe(1);
    await openPage(page, '/');
    await expect(page.getByText(/^1\sнова, откакто бяхте тук/u)).toBeVisible();
    await page.getByRole('link', { name: 'Виж ги' }).click();
    await expect(page.getByRole('link', { name: /^1\sнова от последното ви идване$/u })).toBeVisible();
    await auditPage(page, 'saved searches');
  });

  await test.step('the mail counts one and opens exactly that one', async () => {
    await makeHitsDue(id);
    const mail = await mailTo(tenant.email, /^1\sнова: /u, 60_000);
    expect(mail.subject).toContain(name);
    await page.setViewportSize(PHONE);
    await openPage(page, linkIn(mail, MATCHES));
    await expect(page.getByRole('status').getByText(/^1\sобява$/u)).toBeVisible();
    expect(await idsIn(page)).toEqual([id]);
    await auditPage(page, 'homes of a mail');
  });

  await test.step('a removed search can be restored', async () => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/saved-searches');
    await page.getByRole('button', { name: `Изтрий: ${name}` }).click();
    await expect(page.getByRole('article', { name })).toBeHidden();
    await page.getByRole('region', { name: 'Съобщения' }).getByRole('button', { name: 'Отмени' }).click();
    await expect(page.getByRole('article', { name })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  await test.step('a home found stops all, after a question', async () => {
    await page.getByRole('button', { name: 'Намерих жилище' }).click();
    await page
      .getByRole('alertdialog', { name: 'Намерихте жилище?' })
      .getByRole('button', { name: 'Намерих жилище' })
      .click();
    await expect(toastOn(page, 'Честит дом! Известията са спрени.')).toBeVisible();
    await expect(page.getByText('Спряно: не пишем, докато не го пуснете.')).toBeVisible();
    const { data } = await ask('listSavedSearches', { token: tenant.token });
    expect(data.map(({ state }) => state)).toEqual(['paused']);
  });
});

test.describe('a visitor on a phone', () => {
  test.use({ viewport: PHONE });

  test('is told only after the address is confirmed, and stops with one press', async ({ page }) => {
    const rent = aRent();
    const email = freshEmail('visitor');

    await test.step('an e-mail that is none is refused by its field, and nothing is lost', async () => {
      await openPage(page, searchOf(rent));
      const sheet = await openSheet(page);
      await sheet.getByLabel('Имейл').fill('иван');
      await sheet.getByRole('button', { name: 'Пишете ми' }).click();
      await expect(sheet.getByLabel('Имейл')).toHaveAttribute('aria-invalid', 'true');
      await expect(sheet.getByLabel('Имейл')).toHaveValue('иван');
      await sheet.getByLabel('Имейл').fill(email);
      await sheet.getByRole('button', { name: 'Пишете ми' }).click();
      await expect(sheet.getByRole('heading', { name: 'Вижте пощата си' })).toBeFocused();
    });

    await test.step('the link of the mail asks, its button confirms', async () => {
      await page.goto(linkIn(await mailTo(email, /^Потвърдете известията/u), LINK));
      await page.getByRole('button', { name: 'Да, пишете ми' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Готово' })).toBeVisible();
      await page.getByRole('link', { name: 'Покажи обявите' }).click();
      await expect(page).toHaveURL(new RegExp(`priceMin=${rent}`, 'u'));
    });

    const id = await publishAt(rent);

    await test.step('the mail opens its home without a sign-in, and its last links stop it', async () => {
      await makeHitsDue(id);
      const mail = await mailTo(email, /^1\sнова: /u, 60_000);
      await openPage(page, linkIn(mail, MATCHES));
      await expect(cardOf(page, id)).toBeVisible();
      expect(await idsIn(page)).toEqual([id]);
      const [stop = '', stopAll = ''] = linksIn(mail, LINK);
      await page.goto(stop);
      await page.getByRole('button', { name: 'Спри известията' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Известията са спрени' })).toBeVisible();
      await page.goto(stop);
      await expect(page.getByRole('heading', { level: 1, name: 'Известията вече са спрени' })).toBeVisible();
      await page.goto(stopAll);
      await page.getByRole('button', { name: 'Спри всички' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Известията са спрени' })).toBeVisible();
    });
  });
});
