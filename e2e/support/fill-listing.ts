import { expect, type Page } from '@playwright/test';

import { makePictures } from './pictures.ts';
import { openPage } from './screens.ts';

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

/** Uploads three pictures in the first step, fills every other required field in the second, and opens the review. */
export async function fillListing(page: Page, title: string, price: number): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePictures(3));
  await page.getByText('3 / 20').waitFor();
  await goOn(page);

  await control(page, 'layout').selectOption('two_room');
  const city = page.getByRole('combobox', { name: 'Град' });
  await city.fill('Соф');
  await page.getByRole('option', { name: 'София' }).click();
  await control(page, 'location.neighborhood').fill('Лозенец');
  await control(page, 'area').fill('65');
  await control(page, 'floor').selectOption('3');
  await control(page, 'price').fill(String(price));
  await expect(page.getByLabel('Свободен веднага')).toBeChecked();
  await control(page, 'contactPhone').fill('0888 123 456');
  await expect(control(page, 'title')).toHaveValue('Двустаен в Лозенец');
  await control(page, 'title').fill(title);
  await page.getByRole('button', { name: 'Към прегледа' }).click();
  await page.getByRole('heading', { level: 2, name: 'Преглед' }).waitFor();
}
