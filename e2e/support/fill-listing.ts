import { expect, type Page } from '@playwright/test';

import { makePictures } from './pictures.ts';
import { openPage } from './screens.ts';

const DESCRIPTION =
  'Светъл и тих апартамент на пет минути пеша от метрото. Дневната гледа към двора, кухнята е отделна, а терасата е остъклена.';

export const control = (page: Page, path: string) => page.locator(`#field-${path.replace('.', '-')}`);
const goOn = (page: Page) => page.getByRole('button', { name: 'Напред', exact: true }).click();

/** Opens an empty form and declines a recent draft. */
export async function openNewForm(page: Page): Promise<void> {
  await openPage(page, '/create-property');
  const startNew = page.getByRole('button', { name: 'Започни нова' });
  const steps = page.getByRole('navigation', { name: 'Стъпки' });
  await expect(startNew.or(steps)).toBeVisible();
  if (await startNew.isVisible()) await startNew.click();
  await expect(steps).toBeVisible();
}

export async function openStep(page: Page, name: string): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Стъпки' });
  const fold = steps.getByRole('button', { name: /Всички стъпки/u });
  if (await fold.isVisible()) await fold.click();
  await steps.getByRole('link', { name: new RegExp(name, 'u') }).click();
  await page.getByRole('heading', { level: 2, name }).waitFor();
}

/** Fills every required field of an apartment in Sofia, uploads three pictures and stops at the review. */
export async function fillListing(page: Page, title: string, price: number): Promise<void> {
  await page.getByText('Апартамент', { exact: true }).first().click();
  await control(page, 'layout').selectOption('two_room');
  const city = page.getByRole('combobox', { name: 'Град' });
  await city.fill('Соф');
  await page.getByRole('option', { name: 'София' }).click();
  await control(page, 'location.neighborhood').fill('Лозенец');
  await goOn(page);

  await control(page, 'area').fill('65');
  await control(page, 'floor').selectOption('3');
  await control(page, 'totalFloors').fill('6');
  await control(page, 'constructionType').selectOption('brick');
  await control(page, 'heating').getByText('ТЕЦ', { exact: true }).click();
  await control(page, 'furnishing').selectOption('furnished');
  await control(page, 'title').fill(title);
  await control(page, 'description').fill(DESCRIPTION);
  await goOn(page);

  await control(page, 'price').fill(String(price));
  await control(page, 'deposit.type').selectOption('months');
  await control(page, 'deposit.months').fill('1');
  await control(page, 'advertiserType').getByText('Собственик', { exact: true }).click();
  await goOn(page);

  await expect(page.getByLabel('Свободен веднага')).toBeChecked();
  await control(page, 'minLeaseMonths').fill('12');
  await control(page, 'pets').getByText('По договаряне', { exact: true }).click();
  await control(page, 'smoking').getByText('Забранено', { exact: true }).click();
  await goOn(page);

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePictures(3));
  await page.getByText('3 / 20').waitFor();
  await goOn(page);

  await control(page, 'contactName').fill('Мария Иванова');
  await control(page, 'contactPhone').fill('0888 123 456');
  await goOn(page);
  await page.getByRole('heading', { level: 2, name: 'Преглед' }).waitFor();
}
