import type { Page } from '@playwright/test';

import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test.describe('theme', () => {
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

  test('cycles light, dark, system, survives a reload and follows the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, '/help');
    const control = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
    await control('Тема: по системата').click();
    await control('Тема: светла').click();
    await expect(control('Тема: тъмна')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/u);
    await page.reload();
    await expect(control('Тема: тъмна')).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/u);
    await control('Тема: тъмна').click();
    await expect(page.locator('html')).not.toHaveClass(/dark/u);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/dark/u);
  });

  for (const address of ['/', '/help']) {
    test(`is dark from the first paint, whatever the system prefers: ${address}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/help');
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await watchFrames(page);

      // With scripts held back, only the HTML makes the first paint.
      let release = () => {};
      const gate = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.js', async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      const first = await seenColours(page);
      release();

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const all = await seenColours(page);
      expect(first).toHaveLength(1);
      expect(all).toEqual(first);
      expect(all[0]).toBe(DARK_PAGE);
    });
  }
});
