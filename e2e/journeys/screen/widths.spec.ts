import { expectNoSidewaysScroll, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('search between phone and desktop shows the filter bar and the list and map switch', async ({
  page,
}) => {
  const views = page.getByRole('navigation', { name: 'Изглед' });
  await openPage(page, '/properties');
  for (const viewport of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
  ])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      for (const name of ['Разпределение', 'Цена', 'Метро', 'Вид', 'Още филтри'])
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('combobox', { name: 'Град' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Филтри', exact: true })).toBeHidden();
      await expectNoSidewaysScroll(page);
      await expect(views.getByRole('link', { name: 'Двете' })).toBeHidden();
      await views.getByRole('link', { name: 'Карта' }).click();
      await expect(page).toHaveURL('/properties?view=map');
      await views.getByRole('link', { name: 'Списък' }).click();
      await expect(page).toHaveURL('/properties');
    });
});

test('split view falls back to the list on narrow screens and updates the URL', async ({ page }) => {
  await openPage(page, '/properties?location=sofia&view=split');
  await expect(page.getByLabel(/^Карта с обявите/u)).toBeVisible({ timeout: 40_000 });
  await page.setViewportSize({ width: 900, height: 700 });
  await expect(page).toHaveURL('/properties?location=sofia');
  await expect(page.getByRole('article').first()).toBeVisible();

  await openPage(page, '/properties?location=sofia&sort=newest&view=split');
  await expect(page).toHaveURL('/properties?location=sofia&sort=newest');
  await page.goBack();
  await expect(page).toHaveURL('/properties?location=sofia');
});

test('search header, content and footer share their edges in every view', async ({ page }) => {
  const edges = new Map<number, Set<number>>();
  const views = page.getByRole('navigation', { name: 'Изглед' });
  await openPage(page, '/properties');
  for (const [view, address] of [
    ['Списък', '/properties'],
    ['Двете', '/properties?view=split'],
    ['Карта', '/properties?view=map'],
  ] as const) {
    await views.getByRole('link', { name: view }).click();
    await expect(page).toHaveURL(address);
    // the address changes before the page
    const [map, cards] = [page.getByLabel(/^Карта с обявите/u), page.getByRole('article').first()];
    await expect(map).toBeVisible({ visible: view !== 'Списък', timeout: 40_000 });
    await expect(cards).toBeVisible({ visible: view !== 'Карта' });
    const lefts = [
      page.getByRole('banner').getByRole('link', { name: 'Покрив, начало' }),
      page.getByRole('search', { name: 'Търсене на обяви' }),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('contentinfo').locator('svg').first(),
    ];
    for (const width of [1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.waitForFunction((expected) => innerWidth === expected, width);
      const found = edges.get(width) ?? new Set();
      for (const part of lefts) found.add(Math.round((await part.boundingBox())?.x ?? -1));
      edges.set(width, found);
    }
  }
  for (const [width, found] of edges) expect({ width, edges: found.size }).toEqual({ width, edges: 1 });
});
