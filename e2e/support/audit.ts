import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { expectNoSidewaysScroll, PHONE } from './screens.ts';

const DESKTOP = { width: 1280, height: 900 };
/** 1280 px at 200 % zoom, and the narrowest window of WCAG 1.4.10. */
const NARROW = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
];

/** What axe finds, each rule with its first places; target sizes are a rule of WCAG 2.2 that axe leaves out by default. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // There are no frames: without this each look would open a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (rules) axe.withRules(rules);
  else axe.options({ rules: { 'target-size': { enabled: true } } });
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) =>
    [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))].join('\n    '),
  );
}

/**
 * Expects nothing of axe on the page as it stands, wide and as on a phone, light and dark, and no scrolling sideways
 * where it is narrow. The themes differ in colours only.
 */
export async function auditPage(page: Page, name: string): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const [colorScheme, rules] of [['light'], ['dark', ['color-contrast']]] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const where = `${name}, ${viewport.width} px, ${colorScheme}`;
      expect.soft(await violations(page, rules && [...rules]), where).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const viewport of NARROW) {
    await page.setViewportSize(viewport);
    await test.step(`${name}, ${viewport.width} px`, () => expectNoSidewaysScroll(page));
  }
  await page.setViewportSize(DESKTOP);
}
