import type { Page } from '@playwright/test';

import { fillListing, openStep } from '../support/fill-listing.ts';
import { linkIn, mailTo } from '../support/mails.ts';
import { PASSWORD } from '../support/passwords.ts';
import { expectSent } from '../support/moderation.ts';
import { openPage } from '../support/screens.ts';
import { siteOf } from '../support/sites.ts';
import { expect, test, toastOn } from '../support/test.ts';

test.describe('main journey, from registration to a report', () => {
  test.describe.configure({ mode: 'serial' });
  // the whole job also beside the service worker, as every visitor has it
  test.use({ serviceWorkers: 'allow' });
  const stamp = Date.now();
  const title = `Светъл двустаен до метрото ${stamp}`;
  const landlord = `maria.${stamp}@example.bg`;
  let owner: Page;
  test.beforeAll(async ({ browser }) => {
    owner = await (await browser.newContext()).newPage();
  });
  test.afterAll(() => owner.context().close());

  test('landlord registers, verifies the e-mail and chooses a role', async () => {
    await owner.goto('/register');
    await owner.getByRole('textbox', { name: 'Име', exact: true }).fill('Мария');
    await owner.getByLabel('Фамилия').fill('Иванова');
    await owner.getByLabel('Имейл').fill(landlord);
    await owner.getByLabel(/^Парола\s*\*?$/u).fill(PASSWORD);
    await owner.getByLabel('Потвърждение на паролата').fill(PASSWORD);
    await owner.getByRole('button', { name: 'Регистрирай се' }).click();
    await expect(toastOn(owner, 'Успешна регистрация!')).toBeVisible();
    await expect(owner).toHaveURL(/\/select-role/u);

    await owner.getByText('Давам под наем').click();
    await owner.getByRole('button', { name: 'Продължи' }).click();
    await expect(owner).toHaveURL(/\/create-property/u);
    await expect(owner.getByText('Потвърдете имейла си')).toBeVisible();

    await owner.goto(linkIn(await mailTo(landlord, /Потвърдете имейла си/u), '/email-verified'));
    await expect(owner.getByRole('heading', { name: 'Имейлът е потвърден' })).toBeVisible();
  });

  test('landlord submits an apartment with pictures; the draft survives a reload', async () => {
    await owner.goto('/create-property');
    await fillListing(owner, title, 987);
    await expect(owner.getByText(/^Запазено в/u)).toBeVisible();
    await owner.reload();
    await openStep(owner, 'Основното');
    await expect(owner.locator('#field-title')).toHaveValue(title);
    await openStep(owner, 'Преглед');

    await owner.getByRole('button', { name: 'Изпрати за одобрение' }).click();
    await expect(owner).toHaveURL(/\/my-properties/u);
    await expect(owner.getByText(title)).toBeVisible();
    await expect(owner.getByText('Чака одобрение').first()).toBeVisible();
  });

  test('admin approves the listing', async ({ signedInAs }) => {
    const admin = await signedInAs('admin@demo.bg');
    await admin.clock.install();
    // the queue may hold other listings
    await admin.goto(`/admin/properties?query=${stamp}`);
    await admin
      .getByRole('link', { name: new RegExp(String(stamp), 'u') })
      .first()
      .click();
    await admin
      .getByRole('button', { name: /^Одобри/u })
      .first()
      .click();
    await expectSent(admin, 'Обявата е одобрена.');
    await mailTo(landlord, /е публикувана/u);
  });

  test('visitor finds the listing by city, price and type and reveals the phone; the site with euro first shows it too', async ({
    page,
  }) => {
    await openPage(page, '/properties?location=sofia&priceMin=980&priceMax=990&propertyType=apartment');
    await page
      .getByRole('link', { name: new RegExp(String(stamp), 'u') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('987 лв. / 504,65 €').first()).toBeVisible();
    await page.getByRole('button', { name: 'Покажи телефон' }).first().click();
    await expect(page.getByText('088 812 3456').filter({ visible: true }).first()).toBeVisible();

    await openPage(
      page,
      `${siteOf('EUR')}/properties?location=sofia&priceMin=500&priceMax=505&query=${stamp}`,
    );
    await expect(page.getByRole('article').first()).toContainText('504,65 € / 987 лв.');
  });

  test('tenant saves the listing as a favourite and reports it', async ({ signedInAs }) => {
    const tenant = await signedInAs('tenant@demo.bg');
    await openPage(tenant, `/properties?query=${stamp}`);
    await tenant
      .getByRole('button', { name: /Добави в любими/u })
      .first()
      .click();
    await expect(toastOn(tenant, 'Добавено в любими.')).toBeVisible();
    await tenant.goto('/favorites');
    await expect(tenant.getByText(title).first()).toBeVisible();

    await tenant
      .getByRole('link', { name: new RegExp(String(stamp), 'u') })
      .first()
      .click();
    await expect(tenant.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await tenant
      .getByRole('button', { name: /Подай сигнал/u })
      .first()
      .click();
    await tenant.getByLabel('Вид').selectOption('fake');
    await tenant.getByLabel('Причина').fill('Снимките са от друг апартамент');
    await tenant.getByRole('button', { name: 'Изпрати сигнала' }).click();
    await expect(toastOn(tenant, 'Сигналът е изпратен успешно!')).toBeVisible();
    await mailTo('tenant@demo.bg', /Получихме сигнала ви/u);
    await mailTo('admin@demo.bg', /Нов сигнал/u);
  });
});
