import { ask } from '../../support/api.ts';
import { newLandlord } from '../../support/landlords.ts';
import { mailTo } from '../../support/mails.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { payCheckout } from '../../support/payments.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

/** Events travel between services, to the payment provider and back. */
const SOON = { timeout: 30_000 };
const LABEL = 'Препоръчана за 7 дни';

test('admin finds a payment and refunds it with a reason', async ({ signedInAs }) => {
  const { email, token } = await newLandlord();
  const listing = await publishedListing(token, 'Дом с върната промоция');
  await expect(async () => {
    const { data } = await ask('createPayment', {
      token,
      body: { kind: 'promotion', propertyId: listing, promotionType: 'regular', days: 7, consent: true },
    });
    await payCheckout(data.checkoutUrl);
  }).toPass(SOON);
  const statuses = async () =>
    (await ask('listPayments', { token, query: {} })).data.map(({ status }) => status);
  await expect.poll(statuses, SOON).toEqual(['succeeded']);
  const admin = await signedInAs('admin@demo.bg');
  const reason = 'Платено два пъти за един и същи дом.';

  await test.step('payment is found by payer', async () => {
    await openPage(admin, `/admin/payments?query=${encodeURIComponent(email)}`);
    const row = admin.getByRole('row').filter({ hasText: email });
    await expect(row.getByText('3,99 €')).toBeVisible();
    await row.getByRole('button', { name: LABEL }).click();
  });

  await test.step('payment is refunded', async () => {
    const sheet = admin.getByRole('dialog', { name: LABEL });
    await sheet.getByRole('button', { name: 'Върни сумата' }).click();
    const asking = admin.getByRole('dialog', { name: 'Връщане на сума' });
    await expect(
      asking.getByRole('checkbox', { name: 'Прекрати и промотирането на „Дом с върната промоция“' }),
    ).toBeChecked();
    await asking.getByLabel('Причина').fill(reason);
    await asking.getByRole('button', { name: /^Върни 3,99/u }).click();
    await expect(toastOn(admin, 'Връщането е започнато.')).toBeVisible();
    await expect(sheet.getByText('Възстановено', { exact: true })).toBeVisible(SOON);
    await expect(sheet.getByText(reason)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Върни сумата' })).toHaveCount(0);
    expect(await statuses()).toEqual(['refunded']);
    const { text } = await mailTo(email, /^Връщаме ви/u);
    for (const told of [reason, 'спряхме и промотирането']) expect(text).toContain(told);
    const promotions = async () =>
      (await ask('listPromotions', { token, params: { id: listing } })).data.map(({ status }) => status);
    await expect.poll(promotions, SOON).toEqual(['refunded']);
  });

  await test.step('refund is shown to the payer, also on a phone', async () => {
    await admin.setViewportSize(PHONE);
    await admin.getByRole('dialog', { name: LABEL }).getByRole('link', { name: 'Мария Иванова' }).click();
    await expect(admin.getByRole('tab', { name: 'План и плащания' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(admin.getByRole('region', { name: 'План' }).getByText('Безплатен')).toBeVisible();
    await expect(admin.getByText('Възстановено', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(admin);
  });
});
