import type { Page } from '@playwright/test';

import { expectPopoversInside } from '../../support/popovers.ts';
import { openPage } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];

async function walk(page: Page): Promise<void> {
  let floating = 0;
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.waitForFunction((width) => innerWidth === width, size.width);
    floating += await expectPopoversInside(page, `${size.width} px`);
  }
  expect(floating).toBeGreaterThan(0);
}

test('popovers of the design system stay inside every window', async ({ page }) => {
  await openPage(page, '/dev/parts');
  await walk(page);
});

test('popovers stay inside every window without CSS anchor positioning', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await openPage(page, '/properties');
  await walk(page);
  await page.getByRole('button', { name: 'Вид', exact: true }).click();
  await expect(page.locator('[popover]:popover-open')).not.toHaveAttribute('data-anchored');
  await expect(page.getByRole('button', { name: 'Готово' })).toBeInViewport({ ratio: 1 });
});
