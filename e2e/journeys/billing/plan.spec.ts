import type { Page } from '@playwright/test';

import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { payByCard } from '../../support/payments.ts';
import { openPage } from '../../support/screens.ts';
import { newSubscriber } from '../../support/subscribers.ts';
import { expect, test, toastOn } from '../../support/test.ts';

/** Events travel between services, to the payment provider and back. */
const SOON = { timeout: 40_000 };
const DECLINED = '4000 0000 0000 0002';

test.describe.configure({ timeout: 240_000 });

async function orderPlan(page: Page, plan: string): Promise<void> {
  await openPage(page, '/subscription');
  await page.getByRole('button', { name: `Избери „${plan}“` }).click();
  await page.getByRole('checkbox', { name: /правото си на отказ/u }).check();
  await page.getByRole('button', { name: 'Към плащане' }).click();
  await page.waitForURL(/\/c\/pay\/cs_/u);
}

async function expectActivated(page: Page): Promise<void> {
  await page.waitForURL(/\/payment\/success\?session_id=cs_/u);
  await expect(page.getByRole('heading', { name: 'Абонаментът е активиран' })).toBeVisible(SOON);
}

test('landlord buys a plan with a company invoice and gets its slots and credits', async ({ signedInAs }) => {
  const { email, token } = await newLandlord();
  const page = await signedInAs(email);
  await openPage(page, '/subscription');
  await expect(page.getByText('0 от 1 заети')).toBeVisible();
  await auditPage(page, 'the plans');
  await page.getByRole('button', { name: 'Избери „Бизнес“' }).click();
  await page.getByRole('checkbox', { name: /^Искам фактура/u }).check();
  await page.getByRole('radio', { name: 'Фирма' }).check();
  await page.getByLabel(/^Име на фирмата/u).fill('Имоти ООД');
  await page.getByLabel(/^ЕИК/u).fill('175074752');
  await page.getByLabel(/^МОЛ/u).fill('Мария Иванова');
  await page.getByLabel(/^Адрес/u).fill('София, ул. Оборище 5');
  await page.getByRole('checkbox', { name: /правото си на отказ/u }).check();
  await page.getByRole('button', { name: 'Към плащане' }).click();
  await payByCard(page);
  await expectActivated(page);
  await auditPage(page, 'the return from payment');

  await page.getByRole('link', { name: 'Към абонамента' }).click();
  await expect(page.getByRole('heading', { name: 'Бизнес, месечно' })).toBeVisible();
  await expect(page.getByText(/^Активен до/u)).toBeVisible();
  await expect(page.getByText('0 от 25 заети')).toBeVisible();
  await expect(page.getByText('3 от 3 остават')).toBeVisible();
  await page.getByRole('tab', { name: 'Плащания' }).click();
  await expect(page.getByRole('heading', { name: 'Абонамент: Бизнес, месечно' })).toBeVisible();
  await expect(page.getByText('Фактура на Имоти ООД, ЕИК 175074752')).toBeVisible();
  await auditPage(page, 'the payments');
  await expect
    .poll(async () => (await ask('getProfile', { token })).data, SOON)
    .toMatchObject({ isPremium: true, remainingListings: 25 });
});

test('declined card shows an error, another card pays', async ({ signedInAs }) => {
  const page = await signedInAs((await newLandlord()).email);
  await orderPlan(page, 'Премиум');
  await payByCard(page, DECLINED);
  await expect(page.getByText(/Картата е отказана/u).first()).toBeVisible();
  await payByCard(page);
  await expectActivated(page);
});

test('abandoned checkout charges nothing and can be resumed or cancelled', async ({ signedInAs }) => {
  const { email, token } = await newLandlord();
  const page = await signedInAs(email);
  await orderPlan(page, 'Премиум');
  const checkout = page.url();
  await page.getByRole('link', { name: 'Назад към Покрив' }).click();
  const title = page.getByRole('heading', { name: 'Прекъснахте плащането, нищо не е таксувано' });
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: 'Продължи към плащането' }).click();
  await page.waitForURL(checkout);
  await page.getByRole('link', { name: 'Назад към Покрив' }).click();
  await expect(title).toBeVisible();
  await page.getByRole('button', { name: /^Откажи се/u }).click();
  await expect(page.getByRole('heading', { name: 'Плащането не е завършено' })).toBeVisible(SOON);
  await auditPage(page, 'a cancelled payment');
  const { data } = await ask('listPayments', { token, query: {} });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
});

test('subscription upgrades at once, cancels at period end and resumes', async ({ signedInAs }) => {
  const { email } = await newSubscriber();
  const page = await signedInAs(email);
  await openPage(page, '/subscription');
  await page.getByRole('button', { name: 'Премини към „Бизнес“' }).click();
  await page.getByRole('button', { name: 'Смени и плати' }).click();
  await expect(toastOn(page, 'Планът ви вече е „Бизнес“.')).toBeVisible(SOON);
  await expect(page.getByRole('heading', { name: 'Бизнес, месечно' })).toBeVisible(SOON);

  await page.getByRole('button', { name: 'Прекрати абонамента' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/още 14 дни, преди обявите над лимита/u)).toBeVisible();
  await question.getByRole('button', { name: 'Прекрати' }).click();
  await expect(page.getByText(/^Прекратява се на/u)).toBeVisible(SOON);
  await page.getByRole('button', { name: 'Възобнови абонамента' }).click();
  await expect(page.getByText(/^Активен до/u)).toBeVisible(SOON);
});
