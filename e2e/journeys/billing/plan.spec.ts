import { ask } from '../../support/api.ts';
import { auditPage } from '../../support/audit.ts';
import { newLandlord } from '../../support/landlords.ts';
import { payByCard } from '../../support/payments.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

/** Events travel between services, to the payment provider and back. */
const SOON = { timeout: 40_000 };

test('landlord leaves the checkout of a plan, returns to it, and gets slots and credits with an invoice', async ({
  signedInAs,
}) => {
  test.setTimeout(240_000);
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
  await page.waitForURL(/\/c\/pay\/cs_/u);

  await test.step('nothing is charged until the checkout is paid', async () => {
    const checkout = page.url();
    await page.getByRole('link', { name: 'Назад към Покрив' }).click();
    await expect(
      page.getByRole('heading', { name: 'Прекъснахте плащането, нищо не е таксувано' }),
    ).toBeVisible();
    await auditPage(page, 'a payment that was left');
    await page.getByRole('button', { name: 'Продължи към плащането' }).click();
    await page.waitForURL(checkout);
  });

  await payByCard(page);
  await page.waitForURL(/\/payment\/success\?session_id=cs_/u);
  await expect(page.getByRole('heading', { name: 'Абонаментът е активиран' })).toBeVisible(SOON);
  await auditPage(page, 'the return from payment');

  await page.getByRole('link', { name: 'Към абонамента' }).click();
  await expect(page.getByRole('heading', { name: 'Бизнес, месечно' })).toBeVisible();
  await expect(page.getByText('0 от 25 заети')).toBeVisible();
  await expect(page.getByText('3 от 3 остават')).toBeVisible();
  await page.getByRole('tab', { name: 'Плащания' }).click();
  await expect(page.getByText('Фактура на Имоти ООД, ЕИК 175074752')).toBeVisible();
  await auditPage(page, 'the payments', 'main');
  await expect
    .poll(async () => (await ask('getProfile', { token })).data, SOON)
    .toMatchObject({ isPremium: true, remainingListings: 25 });
});
