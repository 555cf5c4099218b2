import { expect, type Locator, type Page } from '@playwright/test';

const STOPS_MAX = 120;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the target has focus; it must be in the viewport. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`the keyboard does not reach ${target.toString()} within ${STOPS_MAX} stops`);
}

export async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
