import { logIn } from '../../support/account-forms.ts';
import { auditPage } from '../../support/audit.ts';
import { findCards } from '../../support/listings.ts';
import { newPerson } from '../../support/people.ts';
import { cardOf, openPage } from '../../support/screens.ts';
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
  const reason = main.getByText(`Влезте, за да запазим „${card?.title}“ в любимите ви.`);
  await expect(reason).toBeVisible();
  await expect(main.locator('img').first()).toBeVisible();
  await auditPage(page, 'the sign-in with its reason');
  await page.reload();
  await expect(reason).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL(LIST);
  await expect(toastOn(page, 'Добавено в любими.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('visitor who reports a listing returns from sign-in to the open dialog, once', async ({ page }) => {
  const { email } = await newPerson();
  const [card] = await findCards({ location: 'sofia' });
  const address = `/properties/${card?.id}`;
  await openPage(page, address);
  await page
    .getByRole('main')
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
