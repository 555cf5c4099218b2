import type { Page } from '@playwright/test';

import { holdCalls } from '../../support/hold-calls.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

const DARK_PAGE = 'rgb(23, 19, 16)';

/** Background colours of all frames since the document started. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenColours: seen });
    const look = () => {
      const colour = document.body && getComputedStyle(document.documentElement).backgroundColor;
      if (colour && seen.at(-1) !== colour) seen.push(colour);
      requestAnimationFrame(look);
    };
    look();
  });
const seenColours = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seenColours: string[] }).seenColours);

/** Opens a page with its scripts held back until the first paint, which only the HTML makes. */
async function expectDarkFromTheFirstPaint(page: Page, address: string): Promise<void> {
  const scripts = await holdCalls(page, '**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  const first = await seenColours(page);
  scripts.release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(first).toEqual([DARK_PAGE]);
  expect(await seenColours(page)).toEqual(first);
  await scripts.remove();
}

test('theme cycles light, dark, system, follows the system, and is dark from the first paint of a reload', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/help');
  const control = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
  await control('Тема: по системата').click();
  await control('Тема: светла').click();
  await expect(control('Тема: тъмна')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/u);

  await watchFrames(page);
  await expectDarkFromTheFirstPaint(page, '/');

  await control('Тема: тъмна').click();
  await expect(page.locator('html')).not.toHaveClass(/dark/u);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/u);
});
