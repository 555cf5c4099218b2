import { logIn } from '../../support/account-forms.ts';
import { auditPage } from '../../support/audit.ts';
import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { cardOf, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const LIST = '/properties?location=sofia';

test('visitor who presses a heart sees the reason at sign-in and finds the listing saved', async ({
  page,
}) => {
  const { email } = await newPerson();
  const [card] = await findCards({ location: 'sofia' });
  await openPage(page, LIST);
  const heart = cardOf(page, card?.id ?? '').getByRole('button', { name: /любими/u });
  await heart.click();
  const main = page.getByRole('main');
  await expect(main.getByText(`Влезте, за да запазим „${card?.title}“ в любимите ви.`)).toBeVisible();
  await expect(main.locator('img').first()).toBeVisible();
  await page.setViewportSize(PHONE);
  await auditPage(page, 'the sign-in with its reason');
  await page.reload();
  await expect(main.getByText(`Влезте, за да запазим „${card?.title}“ в любимите ви.`)).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL(LIST);
  await expect(toastOn(page, 'Добавено в любими.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

for (const from of ['a card', 'the page of a listing'])
  test(`visitor who reports from ${from} returns from sign-in to the open dialog`, async ({ page }) => {
    const { email } = await newPerson();
    const [card] = await findCards({ location: 'sofia' });
    const address = from === 'a card' ? LIST : `/properties/${card?.id}`;
    await openPage(page, address);
    const place = from === 'a card' ? cardOf(page, card?.id ?? '') : page.getByRole('main');
    await place
      .getByRole('button', { name: /Подай сигнал/u })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login\?redirect=/u);
    const why = `Трябва да влезете, за да подадете сигнал. Обявата: „${card?.title}“.`;
    await expect(page.getByRole('main').getByText(why)).toBeVisible();
    await logIn(page, email);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('dialog', { name: 'Подай сигнал за обявата' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('sign-in names the page that requires it', async ({ page }) => {
  for (const [address, text] of [
    ['/favorites', 'Влезте, за да видите любимите си обяви.'],
    ['/subscription', 'Влезте, за да изберете план.'],
    ['/create-property', 'Влезте, за да публикувате обява.'],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('main').getByText(text)).toBeVisible();
    });
});
