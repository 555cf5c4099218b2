import { ask } from '../../support/api.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { rowOf } from '../../support/my-listings.ts';
import { completeDraft, publishedListing } from '../../support/own-listings.ts';
import { payByCard, payCheckout } from '../../support/payments.ts';
import { cardOf, expectNoSidewaysScroll, idsIn, openPage, PHONE } from '../../support/screens.ts';
import { expect, test, toastOn } from '../../support/test.ts';

const CITY = 'yambol';
const inCity = { location: { city: CITY, neighborhood: 'Център' } };
/** Events travel between services, to the payment provider and back. */
const SOON = { timeout: 60_000 };

test.describe.configure({ timeout: 180_000 });

const promotionsOf = async (token: string, id: string) =>
  (await ask('listPromotions', { token, params: { id } })).data;

test('paid promotion ranks the listing first with its badge', async ({ signedInAs, page: visitor }) => {
  const { email, token } = await newLandlord();
  const title = `За промоция ${Date.now()}`;
  const id = await publishedListing(token, title, inCity);
  const other = await newLandlord();
  const newerId = await publishedListing(other.token, `По-нова ${Date.now()}`, inCity);
  await expect(async () => {
    await openPage(visitor, `/properties?location=${CITY}`);
    const before = await idsIn(visitor);
    expect(before).toContain(newerId);
    expect(before.indexOf(newerId)).toBeLessThan(before.indexOf(id));
  }).toPass(SOON);

  const page = await signedInAs(email);
  await openPage(page, '/my-properties');
  await page.getByRole('link', { name: `Промотирай: ${title}` }).click();
  await expect(page).toHaveURL(`/my-properties/${id}/promote`);
  await page.getByRole('radio', { name: 'Силно препоръчана' }).check();
  await page.getByRole('checkbox', { name: /^Искам услугата/u }).check();
  await page.getByRole('button', { name: 'Към плащане' }).click();
  await payByCard(page);
  await page.waitForURL(/\/payment\/success\?session_id=cs_/u);
  await expect(page.getByRole('heading', { name: 'Плащането е успешно' })).toBeVisible(SOON);

  await expect(async () => {
    await openPage(page, '/my-properties');
    await expect(rowOf(page, title).getByText(/Тече до/u)).toBeVisible({ timeout: 3000 });
  }).toPass(SOON);
  await rowOf(page, title)
    .getByRole('link', { name: `Промотирай: ${title}` })
    .click();
  await expect(page.getByRole('radio', { name: /^След текущата промоция/u })).toBeChecked();

  await expect(async () => {
    await openPage(visitor, `/properties?location=${CITY}`);
    const shown = await idsIn(visitor);
    expect(shown).toContain(id);
    expect(shown.indexOf(id)).toBeLessThan(shown.indexOf(newerId));
  }).toPass(SOON);
  await expect(cardOf(visitor, id).getByText('Реклама')).toBeVisible();
});

test('plan credit promotes a listing without payment', async ({ signedInAs }) => {
  const token = await tokenOf('agency@demo.bg');
  const left = async () => (await ask('readSubscriptionStatus', { token })).data.promotionCredits.left;
  const paid = async () => (await ask('listPayments', { token, query: {} })).pagination.total;
  const [leftBefore, paidBefore] = [await left(), await paid()];
  const id = await publishedListing(token, `За включена промоция ${Date.now()}`);

  const page = await signedInAs('agency@demo.bg');
  await page.setViewportSize(PHONE);
  await openPage(page, `/my-properties/${id}/promote`);
  await expect(page.getByRole('radio', { name: /^С включената в плана/u })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Използвай включената' }).click();
  await expect(toastOn(page, 'Промоцията е заявена.')).toBeVisible();
  await expect(page.getByText(/^Тече до/u)).toBeVisible(SOON);
  await expect.poll(left, SOON).toBe(leftBefore - 1);
  expect(await paid()).toBe(paidBefore);
  await expect
    .poll(async () => (await ask('getProperty', { params: { id } })).data.promotionType, SOON)
    .toBe('regular');
});

test('promotion of a rejected listing is refunded', async ({ signedInAs }) => {
  const { email, token } = await newLandlord();
  const id = await completeDraft(token, `Чака с промоция ${Date.now()}`);
  await ask('submitProperty', { token, params: { id } });
  await expect(async () => {
    const { data } = await ask('createPayment', {
      token,
      body: { kind: 'promotion', propertyId: id, promotionType: 'regular', days: 7, consent: true },
    });
    await payCheckout(data.checkoutUrl);
  }).toPass(SOON);
  await expect
    .poll(async () => (await promotionsOf(token, id)).map(({ status }) => status), SOON)
    .toEqual(['scheduled']);

  const page = await signedInAs(email);
  await openPage(page, `/my-properties/${id}/promote`);
  await expect(page.getByText('Предстои, щом обявата се покаже')).toBeVisible();

  const admin = await tokenOf('admin@demo.bg');
  const body = { reason: 'Снимките са твърде тъмни.', code: 'poor_photos' } as const;
  await ask('rejectProperty', { token: admin, params: { id }, body });
  await expect
    .poll(
      async () => (await ask('listPayments', { token, query: {} })).data.map(({ status }) => status),
      SOON,
    )
    .toEqual(['refunded']);
  await openPage(page, `/my-properties/${id}/promote`);
  await expect(page.getByText('Възстановена', { exact: true })).toBeVisible();
  await expect(page.getByText('Тази обява не може да се промотира сега')).toBeVisible();
});
