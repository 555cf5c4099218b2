import type { Page } from '@playwright/test';

import { findCards } from '../../support/listings.ts';
import { idsIn, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const RECENT = 'section:has(h2:text-is("Последно разгледани"))';

async function visit(page: Page, id: string) {
  await openPage(page, `/properties/${id}`);
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('recently-viewed') ?? '[]') as { id: string }[]);
  await expect.poll(async () => (await kept())[0]?.id).toBe(id);
}

test('recently viewed listings are newest first, and cleared until the undo', async ({ page }) => {
  const [one = '', two = ''] = (await findCards({ priceMax: '800' })).map(({ id }) => id);
  const recent = page.locator(RECENT);
  for (const id of [two, one]) await visit(page, id);
  await expect.poll(() => idsIn(page, RECENT)).toEqual([two]);
  await openPage(page, '/');
  await expect.poll(() => idsIn(page, RECENT)).toEqual([one, two]);

  const clear = page.getByRole('button', { name: 'Изчисти последно разгледаните' });
  await clear.click();
  await expect(page.getByText('Списъкът е изчистен.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
  await page.getByRole('button', { name: 'Върни го' }).click();
  await expect(recent.getByRole('article')).toHaveCount(2);
});
