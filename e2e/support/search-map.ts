import { expect, type Page } from '@playwright/test';

import { openPage } from './screens.ts';

export const map = (page: Page) => page.getByLabel(/^Карта с обявите/u);
export const pins = (page: Page) => map(page).locator('.map-pin');
export const clusters = (page: Page) => map(page).locator('.map-cluster');

export async function openMap(page: Page, address: string): Promise<void> {
  await openPage(page, address);
  await expect(clusters(page).or(pins(page)).first()).toBeVisible({ timeout: 40_000 });
}
