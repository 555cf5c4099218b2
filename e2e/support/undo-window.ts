import { expect, type Locator, type Page } from '@playwright/test';

/** The bar of a moderator's last decision, which counts its undo window down. */
export const unsentDecision = (admin: Page) =>
  admin.getByRole('region', { name: 'Решение, което още не е изпратено' });

/**
 * Ends an undo window on the page's clock, a second at a time, as its countdown runs.
 * @param page with `page.clock.install()` before it was loaded
 * @param shown visible until the window ends
 */
export async function endUndoWindow(page: Page, shown: Locator): Promise<void> {
  await expect(shown).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(1000);
    await expect(shown).toBeHidden({ timeout: 1 });
  }).toPass({ intervals: [20] });
}
