import { newLandlord } from '../../support/landlords.ts';
import { newPerson } from '../../support/people.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { cardOf, openPage } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

/** A city without other listings. */
const CITY = 'haskovo';

test('report from a card asks for a sign-in, keeps its text, restores the focus and is accepted once', async ({
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

  await test.step('Escape closes it, restores the focus and resets', async () => {
    await opener.click();
    await dialog.getByLabel('Вид').selectOption('spam');
    await dialog.getByLabel('Причина').fill('Копирана обява');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByLabel('Вид')).toHaveValue('other');
    await expect(dialog.getByLabel('Причина')).toHaveValue('');
  });

  await test.step('Escape asks before it discards a description', async () => {
    const description = dialog.getByLabel('Описание');
    await description.fill('Същите снимки стоят и в друга обява');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Да затворим ли?' });
    await question.getByRole('button', { name: 'Обратно към текста' }).click();
    await expect(description).toBeFocused();
    await expect(description).toHaveValue('Същите снимки стоят и в друга обява');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Затвори без запазване' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the first report is accepted, the second rejected', async () => {
    for (const text of ['Сигналът е изпратен успешно!', 'Вече сте подали сигнал за тази обява.']) {
      await opener.click();
      await dialog.getByLabel('Вид').selectOption('fake');
      await dialog.getByLabel('Причина').fill('Жилището не съществува');
      await dialog.getByRole('button', { name: /^Изпра/u }).click();
      await expect(toastOn(page, text)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('both buttons of the listing page open it', async () => {
    await cardOf(page, id).getByRole('heading').getByRole('link').click();
    for (const name of ['Подай сигнал', 'Подай сигнал за съмнителна обява']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Отказ' }).click();
      await expect(dialog).toHaveCount(0);
    }
  });
});
