import type { Locator, Page } from '@playwright/test';

import { holdCalls } from '../../support/hold-calls.ts';
import { listingThat } from '../../support/listings.ts';
import { renderedBy } from '../../support/watch-page.ts';
import { PHONE } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

// A service worker would serve the scripts from its cache.
test.use({ viewport: PHONE, serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

const SHELL = '**/assets/main.*.js';
const SLICE = '**/mfe/mfe-listings/**';

const isHydrated = (control: Locator): Promise<boolean> =>
  control.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));

/**
 * Opens an address, acts on the server-rendered page, then releases the scripts.
 * @param scripts pattern of the scripts that are held back
 */
async function before(
  scripts: string,
  { page, address, control }: { page: Page; address: string; control: (page: Page) => Locator },
  act: (control: Locator) => Promise<unknown>,
): Promise<void> {
  const isRendered = async () => renderedBy((await page.request.get(address)).headers());
  await expect.poll(isRendered, { timeout: 60_000 }).toBe('rendered');
  const held = await holdCalls(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  const shown = control(page).filter({ visible: true }).first();
  await expect(shown).toBeVisible();
  await expect.poll(() => held.count()).toBeGreaterThan(0);
  expect(await isHydrated(shown)).toBe(false);
  await act(shown);
  held.release();
}

const press = (control: Locator) => control.click({ noWaitAfter: true });
const tapTwice = (control: Locator) => control.dblclick({ noWaitAfter: true });

const filters = (page: Page) => page.getByRole('button', { name: /^Филтри/u });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Филтри' });

for (const [which, scripts] of [
  ['all scripts load', SHELL],
  ['the page scripts load', SLICE],
] as const) {
  test(`filters pressed before ${which} open once`, async ({ page }) => {
    await before(scripts, { page, address: '/properties', control: filters }, press);
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(filters(page)).toBeFocused();
  });
}

test('early phone press makes one request', async ({ page }) => {
  const { id } = await listingThat(({ contactMethods = [] }) => contactMethods.includes('phone'));
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/api/properties/${id}/phone`)) asked += 1;
  });
  const call = () => page.getByRole('button', { name: 'Обади се', exact: true });
  await before(SHELL, { page, address: `/properties/${id}`, control: call }, tapTwice);
  await expect(page.getByRole('link', { name: 'Обади се', exact: true })).toHaveAttribute('href', /^tel:/u);
  await expect(page.getByRole('link', { name: 'Обади се', exact: true })).toBeFocused();
  expect(asked).toBe(1);
});

test('early sort choice and typed text survive hydration', async ({ page }) => {
  const order = () => page.getByRole('combobox', { name: 'Подреждане' });
  await before(SHELL, { page, address: '/properties', control: order }, async (select) => {
    await select.selectOption('newest');
    await page.getByRole('combobox', { name: 'Къде и какво търсите?' }).fill('двустаен');
  });
  await expect(page).toHaveURL(/sort=newest/u);
  await expect(order()).toHaveValue('newest');
  await expect(page.getByRole('combobox', { name: 'Къде и какво търсите?' })).toHaveValue('двустаен');
});
