import type { Page } from '@playwright/test';

import { newLandlord } from '../../support/landlords.ts';
import { findCards, readListing } from '../../support/listings.ts';
import { publishedListing } from '../../support/own-listings.ts';
import { idsIn, openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const RECENT = 'section:has(h2:text-is("Последно разгледани"))';
const recent = (page: Page) => page.locator(RECENT);

async function visit(page: Page, id: string) {
  await openPage(page, `/properties/${id}`);
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('recently-viewed') ?? '[]') as { id: string }[]);
  await expect.poll(async () => (await kept())[0]?.id).toBe(id);
}

test('recently viewed listings are shown newest first without duplicates', async ({ page }) => {
  const [one = '', two = '', three = ''] = (await findCards({ sort: 'newest' })).map(({ id }) => id);
  await openPage(page, '/');
  await expect(recent(page)).toHaveCount(0);
  for (const id of [one, two, three, one]) await visit(page, id);
  await expect.poll(() => idsIn(page, RECENT)).toEqual([three, two]);
  await openPage(page, '/');
  await expect.poll(() => idsIn(page, RECENT)).toEqual([one, three, two]);
});

test('twenty recently viewed listings are kept; clearing can be undone', async ({ page }) => {
  const cards = (await findCards({ sort: 'newest' })).slice(0, 22);
  await openPage(page, '/');
  await page.evaluate(
    (kept) => localStorage.setItem('recently-viewed', JSON.stringify(kept)),
    cards.slice(1, 21).map(({ id, title, price, location, images }) => ({
      id,
      title,
      price,
      city: location.city,
      cover: images[0],
    })),
  );
  await visit(page, cards[0]?.id ?? '');
  await openPage(page, '/');
  await expect.poll(() => idsIn(page, RECENT)).toEqual(cards.slice(0, 20).map(({ id }) => id));

  await page.getByRole('button', { name: 'Изчисти последно разгледаните' }).click();
  await expect(page.getByText('Списъкът е изчистен.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
  await page.getByRole('button', { name: 'Върни го' }).click();
  await expect(recent(page).getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Изчисти последно разгледаните' }).click();
  await expect(page.getByText('Списъкът е изчистен.')).toBeVisible();
  await page.reload();
  await expect(recent(page)).toHaveCount(0);
});

test('view counts once per visitor, listing and day', async ({ browser }) => {
  test.slow();
  // A listing of its own: counts of earlier views are flushed with a delay.
  const id = await publishedListing((await newLandlord()).token, `Разглеждана обява ${Date.now()}`);
  const asVisitor = async (name: string, times: number) => {
    const context = await browser.newContext({ userAgent: `Mozilla/5.0 (X11; Linux) ${name} ${Date.now()}` });
    const page = await context.newPage();
    for (let time = 0; time < times; time += 1) {
      const counted = page.waitForResponse(`**/api/properties/${id}/view`);
      await openPage(page, `/properties/${id}`);
      expect((await counted).ok()).toBe(true);
    }
    await context.close();
  };
  await asVisitor('First', 3);
  await asVisitor('Second', 1);
  await asVisitor('Examplebot', 1);
  await expect.poll(async () => (await readListing(id)).views, { timeout: 30_000 }).toBe(2);
});
