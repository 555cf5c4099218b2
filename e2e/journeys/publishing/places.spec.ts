import { newLandlord } from '../../support/landlords.ts';
import { chooseFromMenu, rowOf } from '../../support/my-listings.ts';
import { completeDraft, publishedListing } from '../../support/own-listings.ts';
import { DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import type { Page } from '@playwright/test';

const FREE = 'Остава ви място за още 1 обява.';
const NONE = /^Мястото за обява във вашия план е заето\./u;

/** The text about slots, once it is shown. */
const told = async (page: Page, text: string | RegExp) => {
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(text === FREE ? NONE : FREE)).toBeHidden();
};

test('slot count is right after every step of the only listing, without a reload', async ({ signedInAs }) => {
  test.setTimeout(150_000);
  const landlord = await newLandlord();
  const title = `Единствена обява ${Date.now()}`;
  await publishedListing(landlord.token, title);
  const page = await signedInAs(landlord.email);
  await openPage(page, '/my-properties');
  await told(page, NONE);

  const row = rowOf(page, title);
  const press = (name: string) => row.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

  await chooseFromMenu(page, title, 'Отбележи като отдадена');
  await confirm('Отбележи като отдадена');
  await told(page, FREE);
  await press('Поднови');
  await told(page, NONE);
  await chooseFromMenu(page, title, 'Спри');
  await confirm('Спри');
  await expect(row.getByText('Спряна', { exact: true })).toBeVisible();
  await told(page, NONE);
  await chooseFromMenu(page, title, 'Изтрий');
  await confirm('Изтрий');
  await told(page, FREE);

  await test.step('empty page links to the deleted listings', async () => {
    await expect(page.getByText('Тук няма обяви')).toBeVisible();
    await page.getByRole('button', { name: 'Виж изтритите' }).click();
    await press('Възстанови');
    await told(page, NONE);
    await expect(page.getByText('Тук няма обяви')).toBeVisible();
    await page.getByRole('button', { name: 'Покажи всички' }).click();
    await expect(row.getByText('Спряна', { exact: true })).toBeVisible();
  });

  await test.step('user menu shows the same count', async () => {
    await page.getByRole('button', { name: /^Моят профил/u }).click();
    await expect(page.getByRole('link', { name: 'Абонамент 1 от 1 място' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('form warns about a missing slot at the start, on a phone and a desktop, and before submission', async ({
  signedInAs,
}) => {
  test.setTimeout(150_000);
  const landlord = await newLandlord();
  const taken = `Заема мястото ${Date.now()}`;
  await publishedListing(landlord.token, taken);
  const draft = await completeDraft(landlord.token, `Без място ${Date.now()}`);
  const page = await signedInAs(landlord.email);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await openPage(page, `/edit-property/${draft}`);
    await expect(page.getByText('Нямате свободно място за обява')).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Виж плановете' })).toHaveAttribute('href', '/subscription');
    await expectNoSidewaysScroll(page);
  }

  await openPage(page, `/edit-property/${draft}?step=review`);
  await expect(page.getByText('Нямате свободно място за обява')).toBeVisible();
  await expect(page.getByText('Всичко нужно е попълнено.')).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Изпрати за одобрение' }).click();
  await expect(page.getByText('Обявата не е изпратена')).toBeHidden();
  await expect(page).toHaveURL(/edit-property/u);

  await page.getByRole('link', { name: 'Освободи място' }).click();
  await chooseFromMenu(page, taken, 'Отбележи като отдадена');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отбележи като отдадена' }).click();
  await told(page, FREE);
  await openPage(page, `/edit-property/${draft}?step=review`);
  await expect(page.getByText('Всичко нужно е попълнено.')).toBeVisible();
  await page.getByRole('button', { name: 'Изпрати за одобрение' }).click();
  await expect(toastOn(page, 'Обявата е изпратена за одобрение.')).toBeVisible();
  await expect(page.getByText(/^1\sобява чака одобрение$/u)).toBeVisible();
  await expect(page.getByText(/Ще ви пишем на имейла, щом има решение\./u)).toBeVisible();
});
