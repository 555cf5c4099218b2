import { ask } from '../../support/api.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { findCards } from '../../support/listings.ts';
import { completeDraft, publishedListing } from '../../support/own-listings.ts';
import { payByCard, payCheckout } from '../../support/payments.ts';
import { cardOf, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const CITY = 'yambol';
const inCity = { location: { city: CITY, neighborhood: 'Център' } };
/** Events travel between services, to the payment provider and back. */
const SOON = { timeout: 60_000 };

test.describe.configure({ timeout: 180_000 });

test('paid promotion ranks the listing first with its badge', async ({ signedInAs, page: visitor }) => {
  const { email, token } = await newLandlord();
  const id = await publishedListing(token, `За промоция ${Date.now()}`, inCity);
  const newerId = await publishedListing((await newLandlord()).token, `По-нова ${Date.now()}`, inCity);
  /** The two listings in the order of the results. */
  const ranked = async () =>
    (await findCards({ location: CITY }))
      .map((card) => card.id)
      .filter((each) => [id, newerId].includes(each));
  await expect.poll(ranked, SOON).toEqual([newerId, id]);

  const page = await signedInAs(email);
  await openPage(page, `/my-properties/${id}/promote`);
  await page.getByRole('radio', { name: 'Силно препоръчана' }).check();
  await page.getByRole('checkbox', { name: /^Искам услугата/u }).check();
  await page.getByRole('button', { name: 'Към плащане' }).click();
  await payByCard(page);
  await page.waitForURL(/\/payment\/success\?session_id=cs_/u);
  await expect(page.getByRole('heading', { name: 'Плащането е успешно' })).toBeVisible(SOON);

  await expect.poll(ranked, SOON).toEqual([id, newerId]);
  await expect(async () => {
    await openPage(visitor, `/properties?location=${CITY}`);
    await expect(cardOf(visitor, id).getByText('Реклама')).toBeVisible({ timeout: 3000 });
  }).toPass(SOON);
});

test('promotion of a rejected listing is refunded', async () => {
  const { token } = await newLandlord();
  const id = await completeDraft(token, `Чака с промоция ${Date.now()}`);
  await ask('submitProperty', { token, params: { id } });
  await expect(async () => {
    const { data } = await ask('createPayment', {
      token,
      body: { kind: 'promotion', propertyId: id, promotionType: 'regular', days: 7, consent: true },
    });
    await payCheckout(data.checkoutUrl);
  }).toPass(SOON);
  const promotions = async () =>
    (await ask('listPromotions', { token, params: { id } })).data.map(({ status }) => status);
  await expect.poll(promotions, SOON).toEqual(['scheduled']);

  const admin = await tokenOf('admin@demo.bg');
  const body = { reason: 'Снимките са твърде тъмни.', code: 'poor_photos' } as const;
  await ask('rejectProperty', { token: admin, params: { id }, body });
  const payments = async () =>
    (await ask('listPayments', { token, query: {} })).data.map(({ status }) => status);
  await expect.poll(payments, SOON).toEqual(['refunded']);
});
