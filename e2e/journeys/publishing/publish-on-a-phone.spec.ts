import { auditPage } from '../../support/audit.ts';
import { control, openNewForm, openStep } from '../../support/fill-listing.ts';
import { newLandlord } from '../../support/landlords.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: PHONE });

const steps = ['Снимки', 'Основното', 'Домът', 'Пари', 'Правила', 'Контакт', 'Преглед'];

test('first listing starts from the empty page; each step fits a phone and names missing fields', async ({
  signedInAs,
}) => {
  const page = await signedInAs((await newLandlord()).email);
  await page.setViewportSize(PHONE);
  await openPage(page, '/my-properties');
  await expect(page.getByText('Още нямате обяви')).toBeVisible();
  await page.getByRole('link', { name: 'Добави първата си обява' }).click();
  await expect(page.getByText('Стъпка 1 от 7')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Добави снимки' })).toBeInViewport();

  const next = page.getByRole('button', { name: 'Напред', exact: true });
  await next.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Основното' })).toBeFocused();
  await next.click();
  const missing = page.locator('div[tabindex="-1"]', { hasText: 'Има още нещо в тази стъпка' }).last();
  await expect(missing).toBeFocused();
  await missing.getByRole('link', { name: 'Град' }).click();
  await expect(control(page, 'location.city')).toBeFocused();
  await page.getByRole('button', { name: 'Попълни по-късно' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Домът' })).toBeFocused();

  for (const step of steps) {
    await openStep(page, step);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Изпрати за одобрение' }).click();
  await expect(page.getByText('Обявата още не може да бъде изпратена')).toBeVisible();
  await page.getByRole('link', { name: 'Месечен наем' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Основното' })).toBeVisible();
  await expect(control(page, 'price')).toBeFocused();
});

test('step shows only applicable fields, with errors beside them', async ({ signedInAs }) => {
  const page = await signedInAs((await newLandlord()).email);
  await page.setViewportSize(PHONE);
  await openPage(page, '/create-property?step=place');
  await page.getByText('Къща', { exact: true }).first().click();
  await openStep(page, 'Домът');
  await expect(control(page, 'yardArea')).toBeVisible();
  await openStep(page, 'Основното');
  await page.getByText('Апартамент', { exact: true }).first().click();
  await openStep(page, 'Домът');
  await expect(control(page, 'yardArea')).toBeHidden();
  await openStep(page, 'Основното');
  await control(page, 'area').fill('2001');
  await control(page, 'area').blur();
  await expect(control(page, 'area')).toHaveAttribute('aria-invalid', 'true');
  await openStep(page, 'Пари');
  await expect(control(page, 'commission.type')).toBeHidden();
  await control(page, 'advertiserType').getByText('Агенция', { exact: true }).click();
  await expect(control(page, 'eik')).toBeVisible();
});

test('form steps and own listings pass axe', async ({ signedInAs }) => {
  test.setTimeout(180_000);
  const page = await signedInAs('agency@demo.bg');
  await openNewForm(page);
  for (const step of ['Снимки', 'Основното', 'Домът']) {
    await openStep(page, step);
    await auditPage(page, step);
  }
  await openPage(page, '/my-properties');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await auditPage(page, 'my listings');
});
