import type { Page } from '@playwright/test';

import { listingThat } from '../../support/listings.ts';
import { openEach, type OpenedBox } from '../../support/popovers.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

interface Place {
  what: string;
  address: string | (() => Promise<string>);
  /** E-mail of the signed-in person; absent: a visitor. */
  as?: string;
  prepare?: (page: Page) => Promise<void>;
}

/** A long description is collapsed: every width has a trigger. */
const listing = async () =>
  `/properties/${(await listingThat(({ description = '' }) => description.length > 600)).id}`;

const PLACES: readonly Place[] = [
  { what: 'the home page', address: '/' },
  { what: 'a search', address: '/properties?location=sofia&priceMin=300&priceMax=2500' },
  {
    what: 'the sheet of all filters',
    address: '/properties',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^(?:Още ф|Ф)илтри/u })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('dialog', { name: 'Филтри' })).toBeVisible();
    },
  },
  {
    what: 'the map',
    address: '/properties?view=map&location=bansko',
    prepare: (page) => expect(page.locator('.map-pin').first()).toBeVisible({ timeout: 40_000 }),
  },
  { what: 'a listing', address: listing },
  { what: 'favourites', address: '/favorites', as: 'tenant@demo.bg' },
  { what: 'own listings', address: '/my-properties', as: 'agency@demo.bg' },
  {
    what: 'the place of a new listing',
    address: '/create-property?step=place',
    as: 'landlord@demo.bg',
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Град' }).fill('София');
      await page.getByRole('option', { name: /^София/u }).click();
      await expect(page.getByRole('combobox', { name: /Квартал/u })).toBeVisible();
    },
  },
  { what: 'the table of listings', address: '/admin/listings', as: 'admin@demo.bg' },
  { what: 'the table of users', address: '/admin/users', as: 'admin@demo.bg' },
  { what: 'the table of payments', address: '/admin/payments', as: 'admin@demo.bg' },
  { what: 'the design system', address: '/dev/parts' },
];

const inside = ({ left, right, top, bottom, floats }: OpenedBox, { width, height }: (typeof WINDOWS)[0]) =>
  left >= 0 && right <= width && (!floats || (top >= 0 && bottom <= height));

async function walk(page: Page) {
  const wrong: string[] = [];
  let floating = 0;
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.waitForFunction((width) => innerWidth === width, size.width);
    await expect(page.locator('[aria-expanded="false"]').filter({ visible: true }).first()).toBeVisible();
    const boxes = await openEach(page);
    floating += boxes.filter(({ floats }) => floats).length;
    if (boxes.length === 0) wrong.push(`${size.width}: nothing to open`);
    wrong.push(
      ...boxes
        .filter((box) => box.missing || !inside(box, size) || box.cut > 1 || box.sideways > 0)
        .map((box) => `${size.width}: ${JSON.stringify(box)}`),
    );
  }
  expect(wrong).toEqual([]);
  return floating;
}

for (const { what, address, as, prepare } of PLACES) {
  test(`popovers stay inside the window: ${what}`, async ({ page: visitors, signedInAs }) => {
    const page = as ? await signedInAs(as) : visitors;
    await page.setViewportSize(WINDOWS[5] ?? { width: 1280, height: 720 });
    await openPage(page, typeof address === 'string' ? address : await address());
    await prepare?.(page);
    expect(await walk(page)).toBeGreaterThan(0);
  });
}

test('popovers stay inside the window without CSS anchor positioning', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await openPage(page, '/properties');
  expect(await walk(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Вид', exact: true }).click();
  await expect(page.locator('[popover]:popover-open')).not.toHaveAttribute('data-anchored');
  await expect(page.getByRole('button', { name: 'Готово' })).toBeInViewport({ ratio: 1 });
});
