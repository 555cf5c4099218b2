import { newLandlord } from '../../support/landlords.ts';
import { newPerson } from '../../support/people.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { cardOf, openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

/** A city without other listings. */
const CITY = 'haskovo';

test('report from a card asks for a sign-in, restores the focus and is accepted', async ({
  page: visitor,
  signedInAs,
}) => {
  const title = `Обява със сигнал ${Date.now()}`;
  const id = await publishedListing((await newLandlord()).token, title, {
    location: { city: CITY, neighborhood: 'Център' },
  });
  const address = `/properties?location=${CITY}&sort=newest`;

  await test.step('a visitor goes to the sign-in with a reason', async () => {
    await openPage(visitor, address);
    await cardOf(visitor, id)
      .getByRole('button', { name: /^Подай сигнал/u })
      .click();
    await expect(visitor).toHaveURL(`/login?redirect=${encodeURIComponent(address)}`);
    await expect(
      visitor.getByText(`Трябва да влезете, за да подадете сигнал. Обявата: „${title}“.`),
    ).toBeVisible();
  });

  const page = await signedInAs((await newPerson()).email);
  const dialog = page.getByRole('dialog', { name: 'Подай сигнал за обявата' });
  const opener = cardOf(page, id).getByRole('button', { name: /^Подай сигнал/u });
  await openPage(page, address);

  await test.step('Escape closes it and restores the focus', async () => {
    await opener.click();
    await dialog.getByLabel('Вид').selectOption('spam');
    await dialog.getByLabel('Причина').fill('Копирана обява');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('a report is accepted', async () => {
    await opener.click();
    await dialog.getByLabel('Вид').selectOption('fake');
    await dialog.getByLabel('Причина').fill('Жилището не съществува');
    await dialog.getByRole('button', { name: /^Изпра/u }).click();
    await expect(toastOn(page, 'Сигналът е изпратен успешно!')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});
