import type { Page } from '@playwright/test';

import { newAdmin } from '../../support/second-admin.ts';
import {
  addressOf,
  DESKTOP,
  expectFits,
  expectNoSidewaysScroll,
  openPage,
  PHONE,
} from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const row = (page: Page) => page.getByRole('navigation', { name: 'Запазени филтри' });
const chip = (page: Page, name: string) => row(page).getByRole('link', { name, exact: true });

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Запази филтъра' }).click();
  await page.getByRole('dialog').getByLabel('Име').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Запази', exact: true }).click();
}

async function choose(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Още за „${name}“` }).click();
  await page.getByRole('button', { name: act, exact: true }).click();
}

test('moderator saves filters by name, opens, renames, deletes and restores them', async ({ signedInAs }) => {
  const admin = await signedInAs((await newAdmin()).email);

  await test.step('save the filter of the users', async () => {
    await openPage(admin, '/admin/users');
    await expect(row(admin)).toHaveCount(0);
    await admin.getByLabel('Състояние').selectOption('suspended');
    await save(admin, 'Ограничени');
    await expect(toastOn(admin, 'Филтърът „Ограничени“ е запазен.')).toBeVisible();
    await expect(chip(admin, 'Ограничени')).toHaveAttribute('aria-current', 'true');
    await expectFits(admin);
  });

  await test.step('a taken name stands beside its field', async () => {
    await admin.getByLabel('Роля').selectOption('tenant');
    await save(admin, 'ОГРАНИЧЕНИ');
    await expect(admin.getByRole('dialog')).toContainText('Вече имате филтър с това име. Изберете друго.');
    await admin.getByRole('dialog').getByLabel('Име').fill('Ограничени наематели');
    await admin.keyboard.press('Enter');
    await expect(chip(admin, 'Ограничени наематели')).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a link restores the filter after a reload, and Back returns', async () => {
    await openPage(admin, '/admin/users');
    await chip(admin, 'Ограничени').click();
    await expect(admin.getByLabel('Състояние')).toHaveValue('suspended');
    await expect(admin.getByLabel('Роля')).toHaveValue('');
    expect(addressOf(admin).search).toBe('?state=suspended');
    await admin.goBack();
    await expect(admin.getByLabel('Състояние')).toHaveValue('');
  });

  await test.step('rename and undo', async () => {
    await choose(admin, 'Ограничени', 'Преименувай');
    await admin.getByRole('dialog').getByLabel('Име').fill('Без достъп');
    await admin.keyboard.press('Enter');
    await expect(chip(admin, 'Без достъп')).toBeVisible();
    await admin.getByRole('button', { name: 'Върни', exact: true }).click();
    await expect(chip(admin, 'Ограничени')).toBeVisible();
    await expect(chip(admin, 'Без достъп')).toHaveCount(0);
  });

  await test.step('delete and undo', async () => {
    await choose(admin, 'Ограничени наематели', 'Изтрий');
    await expect(chip(admin, 'Ограничени наематели')).toHaveCount(0);
    await admin.getByRole('button', { name: 'Върни', exact: true }).click();
    await chip(admin, 'Ограничени наематели').click();
    expect(addressOf(admin).search).toBe('?role=tenant&state=suspended');
  });

  await test.step('each page has its own filters, on a phone too', async () => {
    await admin.setViewportSize(PHONE);
    for (const [address, name] of [
      ['/admin/properties?kind=revision&sort=risky_first', 'Рискови промени'],
      ['/admin/listings?status=expired&sort=views', 'Изтекли по преглеждания'],
      ['/admin/reports?view=all&status=resolved', 'Решени сигнали'],
      ['/admin/reports?type=spam', 'Спам'],
    ] as const) {
      await openPage(admin, address);
      if (address.startsWith('/admin/properties'))
        await admin.getByRole('button', { name: /^Филтри и подредба/u }).click();
      await save(admin, name);
      await expect(chip(admin, name)).toHaveAttribute('aria-current', 'true');
      await expect(chip(admin, 'Ограничени')).toHaveCount(0);
      await expectNoSidewaysScroll(admin);
    }
    await admin.setViewportSize(DESKTOP);
    await chip(admin, 'Решени сигнали').click();
    await expect(admin.getByLabel('Състояние')).toHaveValue('resolved');
  });
});

test('moderators do not see each other’s filters', async ({ signedInAs }) => {
  const [one, other] = [
    await signedInAs((await newAdmin()).email),
    await signedInAs((await newAdmin()).email),
  ];
  await openPage(one, '/admin/users?role=landlord');
  await save(one, 'Наемодатели');
  await expect(chip(one, 'Наемодатели')).toBeVisible();
  await openPage(other, '/admin/users?role=landlord');
  await expect(other.getByRole('button', { name: 'Запази филтъра' })).toBeVisible();
  await expect(chip(other, 'Наемодатели')).toHaveCount(0);
});
