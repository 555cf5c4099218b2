import { CURRENCY_COOKIE, formatBoth, type Money } from '@pokriv/contracts/money';

import { expectToFollow, switchTo } from '../../support/currency.ts';
import { findCards } from '../../support/listings.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const known = (sum: Money | undefined): Money => {
  if (!sum) throw new Error('the listing has no price');
  return sum;
};

test('the switch changes every price at once, in both directions, but not the sums of the search', async ({
  page,
}) => {
  const [card] = await findCards({ location: 'sofia', sort: 'price_asc' });
  const price = known(card?.price);
  const first = page.getByRole('article').first();
  await openPage(page, '/properties?location=sofia&sort=price_asc');
  await expect(first).toContainText(formatBoth(price, 'BGN'));

  await switchTo(page, 'EUR');
  await expect(first).toContainText(formatBoth(price, 'EUR'));
  await expect(page.getByText(formatBoth(price, 'BGN'))).toHaveCount(0);
  await page.getByRole('button', { name: 'Цена', exact: true }).click();
  const range = page.getByRole('group', { name: 'Цена на месец' }).filter({ visible: true }).first();
  await range.getByLabel('До').fill('400');
  await range.getByLabel('До').press('Enter');
  await expect(page).toHaveURL('/properties?location=sofia&priceMax=400&currency=EUR&sort=price_asc');
  await expect(first).toContainText(formatBoth(price, 'EUR'));

  await page.reload();
  await switchTo(page, 'BGN');
  await expect(first).toContainText(formatBoth(price, 'BGN'));
  await expect(page.getByRole('button', { name: 'Премахни до 400 €' })).toBeVisible();
});

test('the first screen has the currency of the person first', async ({ request }) => {
  const [card] = await findCards({ sort: 'price_asc', priceMax: '800' });
  for (const currency of ['EUR', 'BGN'] as const)
    await expect
      .poll(
        async () => {
          const headers = { cookie: `${CURRENCY_COOKIE}=${currency}` };
          const reply = await request.get('/properties?priceMax=800&sort=price_asc', { headers });
          const [, article = ''] = (await reply.text()).split('<article');
          return article.replaceAll(/<[^>]*>/gu, '');
        },
        { timeout: 60_000 },
      )
      .toContain(formatBoth(known(card?.price), currency));
});

test('the switch reaches the pages of every slice, and their next first screens', async ({ signedInAs }) => {
  const landlord = await signedInAs('agency@demo.bg');
  await expectToFollow(landlord, '/properties?view=map&location=sofia', 'EUR');
  await expectToFollow(landlord, '/subscription?interval=year', 'BGN');
  await landlord.context().close();
  await expectToFollow(await signedInAs('admin@demo.bg'), '/admin/stats', 'EUR');
});
