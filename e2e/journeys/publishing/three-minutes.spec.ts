import { control, openNewForm } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { ownListing } from '../../support/own-listings.ts';
import { makeLargePicture, makePictures } from '../../support/pictures.ts';
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

for (const viewport of [PHONE, DESKTOP])
  test(`listing is published with at most ${FIELDS_MOST} fields, at ${viewport.width} px`, async ({
    signedInAs,
  }) => {
    test.setTimeout(180_000);
    const landlord = await newLandlord();
    const page = await signedInAs(landlord.email);
    await page.setViewportSize(viewport);
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

    await test.step('pictures first, one of them too large', async () => {
      await expect(page.getByRole('button', { name: 'Добави снимки' })).toBeInViewport();
      fields += 1;
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([...(await makePictures(2)), await makeLargePicture()]);
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

const places = [
  { typed: 'Соф', city: 'София', district: 'Люлин 9', kind: 'a part of a district' },
  { typed: 'Божур', city: 'Божурище', district: '', kind: 'the seat of a small municipality' },
  { typed: 'Пампор', city: 'Пампорово', district: '', kind: 'a resort' },
];

for (const size of [PHONE, DESKTOP])
  test(`a part of a district, a small seat and a resort are on the lists, at ${size.width} px`, async ({
    signedInAs,
  }) => {
    const landlord = await newLandlord();
    const page = await signedInAs(landlord.email);
    await page.setViewportSize(size);
    await openPage(page, '/create-property?step=place');
    for (const { typed, city, district, kind } of places)
      await test.step(kind, async () => {
        await control(page, 'location.city').fill(typed);
        await page.getByRole('option', { name: city }).click();
        await expect(control(page, 'location.city')).toHaveValue(new RegExp(`^${city}`, 'u'));
        if (!district) return;
        await control(page, 'location.neighborhood').fill(district);
        await page.getByRole('option', { name: district, exact: true }).click();
        await expect(control(page, 'location.neighborhood')).toHaveValue(district);
      });
    await expectNoSidewaysScroll(page);
    await expect(page).toHaveURL(/\/edit-property\//u);
    const id = /edit-property\/([^/?]+)/u.exec(addressOf(page).pathname)?.[1] ?? '';
    await expect.poll(async () => (await ownListing(landlord.token, id)).location?.city).toBe('pamporovo');
  });

for (const size of [PHONE, DESKTOP])
  test(`a phone number in the title is told while typing, and does not block, at ${size.width} px`, async ({
    signedInAs,
  }) => {
    const page = await signedInAs((await newLandlord()).email);
    await page.setViewportSize(size);
    await openPage(page, '/create-property?step=place');
    await control(page, 'title').fill('Двустаен с гледка 0888 445 512');
    await expect(page.getByText(/^Махнете телефона „0888 445 512“/u)).toBeVisible();
    await expect(control(page, 'title')).not.toHaveAttribute('aria-invalid', 'true');
    await expectNoSidewaysScroll(page);
    await control(page, 'title').fill('Двустаен с гледка към парка');
    await expect(page.getByText(/^Махнете телефона/u)).toBeHidden();
  });

test('agency data is filled once, in the profile, and stands in each new listing', async ({ signedInAs }) => {
  const landlord = await newLandlord();
  const page = await signedInAs(landlord.email);
  const company = page.getByRole('region', { name: 'Данни на агенцията' });
  await page.setViewportSize(PHONE);
  await openPage(page, '/profile#company');
  await company.getByRole('textbox', { name: 'Агенция' }).fill('Дом АД');
  await company.getByRole('textbox', { name: 'ЕИК' }).fill('831641791');
  await company.getByRole('button', { name: 'Запази' }).click();
  await expect(toastOn(page, 'Данните на агенцията са запазени.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await openPage(page, '/create-property?step=price');
    await expect(control(page, 'agencyName')).toHaveValue('Дом АД');
    await expect(control(page, 'eik')).toHaveValue('831641791');
  }
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
