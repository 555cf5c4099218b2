import { auditPage } from '../../support/audit.ts';
import { ask } from '../../support/api.ts';
import { newLandlord, tokenOf } from '../../support/landlords.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { expectNoSidewaysScroll, openPage, PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('paid plan shows daily statistics as chart and table for a chosen period', async ({ signedInAs }) => {
  const token = await tokenOf('agency@demo.bg');
  const { data } = await ask('listMyProperties', { token, query: { status: 'active', sort: 'views' } });
  const [{ id, title } = { id: '', title: '' }] = data;
  const page = await signedInAs('agency@demo.bg');
  await openPage(page, '/my-properties?status=active&sort=views&view=cards');
  await page.getByRole('link', { name: `Статистика: ${title}`, exact: true }).click();
  await expect(page).toHaveURL(`/my-properties/${id}/stats`);
  await expect(page.getByRole('heading', { level: 1, name: 'Статистика на обявата' })).toBeVisible();

  const views = page.getByRole('figure').filter({ hasText: 'Колко пъти обявата е отворена.' });
  await expect(views.getByRole('application').or(views.locator('svg')).first()).toBeVisible();
  await page.getByText('7 дни', { exact: true }).click();
  await expect(page).toHaveURL(/days=7/u);
  const statistics = await ask('readStatistics', { token, params: { id }, query: { days: '7' } });
  await views.getByText('Данните в таблица').click();
  const table = views.getByRole('table', { name: 'Преглеждания по дни' });
  await expect(table.getByRole('row')).toHaveCount(statistics.data.daily.length + 1);
  const told = async () => (await table.getByRole('cell').allTextContents()).map(Number);
  await expect.poll(told).toEqual(statistics.data.daily.toReversed().map((day) => day.views));
  await auditPage(page, 'statistics');
});

test('free plan shows totals and advertises daily statistics', async ({ signedInAs, page: visitor }) => {
  const { email, token } = await newLandlord();
  const id = await publishedListing(token, `Обява със статистика ${Date.now()}`);
  await openPage(visitor, `/properties/${id}`);
  await visitor.getByRole('button', { name: 'Покажи телефон' }).first().click();
  await expect(visitor.getByText('088 812 3456').filter({ visible: true }).first()).toBeVisible();

  const page = await signedInAs(email);
  await page.setViewportSize(PHONE);
  await openPage(page, `/my-properties/${id}/stats`);
  await expect(page.getByText('Какво добавя платеният план')).toBeVisible();
  await expect(page.getByRole('figure')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expect
    .poll(
      async () => {
        const { totals } = (await ask('readStatistics', { token, params: { id } })).data;
        return [totals.views, totals.phoneReveals];
      },
      { timeout: 40_000 },
    )
    .toEqual([1, 1]);
});

test('young listing shows numbers in place of charts with one bar, on a phone and a desktop', async ({
  signedInAs,
  page: visitor,
}) => {
  const token = await tokenOf('agency@demo.bg');
  const id = await publishedListing(token, `Млада обява ${Date.now()}`);
  await openPage(visitor, `/properties/${id}`);
  const viewsToday = async () => (await ask('readStatistics', { token, params: { id } })).data.totals.views;
  await expect.poll(viewsToday, { timeout: 40_000 }).toBe(1);

  const page = await signedInAs('agency@demo.bg');
  for (const size of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await openPage(page, `/my-properties/${id}/stats`);
    const views = page.getByRole('figure').filter({ hasText: 'Колко пъти обявата е отворена.' });
    await expect(views.getByText(/^Преглеждания на /u)).toBeVisible();
    await expect(page.getByRole('application')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  }
  await ask('deleteProperty', { token, params: { id } });
});
