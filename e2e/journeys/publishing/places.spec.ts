import { newLandlord } from '../../support/landlords.ts';
import { chooseFromMenu, rowOf } from '../../support/my-listings.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { DESKTOP, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';
import type { Page } from '@playwright/test';

const FREE = 'Остава ви място за още 1 обява.';
const NONE = /^Мястото за обява във вашия план е заето\./u;

/** The text about slots, once it is shown. */
const told = async (page: Page, text: string | RegExp) => {
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(text === FREE ? NONE : FREE)).toBeHidden();
};

test('the only listing is on the first screen of a phone; the slot count follows its steps, without a reload', async ({
  signedInAs,
}) => {
  test.setTimeout(150_000);
  const landlord = await newLandlord();
  const title = `Единствена обява ${Date.now()}`;
  await publishedListing(landlord.token, title);
  const page = await signedInAs(landlord.email);
  const row = rowOf(page, title);
  await page.setViewportSize(PHONE);
  await openPage(page, '/my-properties');
  await told(page, NONE);
  const { y = Infinity } = (await row.boundingBox()) ?? {};
  expect(y).toBeLessThan(PHONE.height / 2);
  await page.setViewportSize(DESKTOP);

  const press = (name: string) => row.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

  await chooseFromMenu(page, title, 'Отбележи като отдадена');
  await confirm('Отбележи като отдадена');
  await told(page, FREE);
  await press('Поднови');
  await told(page, NONE);

  await test.step('user menu shows the same count', async () => {
    await page.getByRole('button', { name: /^Моят профил/u }).click();
    await expect(page.getByRole('link', { name: 'Абонамент 1 от 1 място' })).toBeVisible();
  });
});
