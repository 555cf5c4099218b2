import { control, openNewForm } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { ownListing } from '../../support/own-listings.ts';
import { makePictures } from '../../support/pictures.ts';
import { addressOf, DESKTOP, expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';
import type { Page } from '@playwright/test';

/** Fields that the landlord fills in, and presses of buttons and options, from the empty form to the submission. */
const FIELDS_MOST = 10;
const PRESSES_MOST = 6;

/** Counts presses of a mouse or a finger, not those of the keyboard in fields. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    addEventListener('pointerdown', () => (counted.presses += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

test(`listing is published with at most ${FIELDS_MOST} fields on a phone`, async ({ signedInAs }) => {
  test.setTimeout(180_000);
  const landlord = await newLandlord();
  const page = await signedInAs(landlord.email);
  await page.setViewportSize(PHONE);
  await openNewForm(page);
  const presses = await countPresses(page);
  let fields = 0;
  const fill = async (path: string, value: string) => {
    fields += 1;
    await control(page, path).fill(value);
  };
  const choose = async (path: string, value: string) => {
    fields += 1;
    await control(page, path).selectOption(value);
  };

  await test.step('pictures first', async () => {
    await expect(page.getByRole('button', { name: 'Добави снимки' })).toBeInViewport();
    fields += 1;
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await makePictures(3));
    await expect(page.getByText('3 / 20')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Напред', exact: true }).click();
  });

  await test.step('the rest of what is required, on one screen', async () => {
    await expect(page.getByText(/^Още \d+\sполета до публикуване$/u)).toBeVisible();
    await choose('layout', 'two_room');
    await fill('location.city', 'Соф');
    await page.getByRole('option', { name: 'София' }).click();
    await fill('location.neighborhood', 'Младост 1');
    await page.keyboard.press('Escape');
    await fill('area', '62');
    await choose('floor', '4');
    await fill('price', '1100');
    await expect(page.getByText(/^Още 1\sполе до публикуване$/u)).toBeVisible();
    await fill('contactPhone', '0888 123 456');
    await expect(page.getByText('Задължителното е готово')).toBeVisible();
    await expect(control(page, 'title')).toHaveValue('Двустаен в Младост 1');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Към прегледа' }).click();
  });

  await expect(page.getByText('Всичко нужно е попълнено.')).toBeVisible();
  const id = /edit-property\/([^/?]+)/u.exec(addressOf(page).pathname)?.[1] ?? '';
  await page.getByRole('button', { name: 'Изпрати за одобрение' }).click();
  await expect(toastOn(page, 'Обявата е изпратена за одобрение.')).toBeVisible();
  expect(fields).toBeLessThanOrEqual(FIELDS_MOST);
  expect(await presses()).toBeLessThanOrEqual(PRESSES_MOST);
  const listing = await ownListing(landlord.token, id);
  expect(listing).toMatchObject({ status: 'pending', title: 'Двустаен в Младост 1', rooms: 2 });
  expect(listing.deposit).toBeUndefined();
  expect(listing.moveInCost).toBeUndefined();
});

test('a form keeps its place and focus when its draft gets an address', async ({ signedInAs }) => {
  const page = await signedInAs((await newLandlord()).email);
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/create-property?step=place');
  const title = control(page, 'title');
  await title.fill('Двустаен с гледка към парка');
  await title.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await expect(page).toHaveURL(/\/edit-property\/[^/?]+\?step=place$/u);
  // longer than a smooth scroll and its end
  const places = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen = [scrollY];
        addEventListener('scroll', () => seen.push(scrollY));
        setTimeout(() => resolve(seen), 1500);
      }),
  );
  expect(new Set(places)).toEqual(new Set([place]));
  await expect(title).toBeFocused();
});
