import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page, type ViewportSize } from '@playwright/test';

import { DESKTOP, expectNoSidewaysScroll, PHONE } from './screens.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

declare global {
  interface Window {
    axe?: { run: (part: string, options: RunOptions) => ReturnType<AxeBuilder['analyze']> };
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Violations of axe, each with its first three elements. One call of the page's own axe: the builder sends source and
 * settings with every audit.
 */
async function violations(page: Page, part: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, rules]) => {
      // Passed rules are reported with one element only: tables have thousands. Styles are loaded already.
      const found = await window.axe?.run(selector, {
        ...rules,
        resultTypes: ['violations'],
        preload: false,
      });
      if (!found) throw new Error('axe is not loaded');
      const isFloating = (target: unknown): boolean => {
        let element = document.querySelector(String(target));
        while (element && !['sticky', 'fixed'].includes(getComputedStyle(element).position))
          element = element.parentElement;
        return element !== null;
      };
      // an element under a floating bar can be scrolled into view
      const isRevealed = ({ any }: (typeof found.violations)[number]['nodes'][number]) =>
        any.some(
          ({ data, relatedNodes = [] }) =>
            (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured' &&
            relatedNodes.length > 0 &&
            relatedNodes.every(({ target }) => isFloating(target)),
        );
      return found.violations.flatMap(({ id, nodes }) => {
        const left = nodes.filter((node) => !isRevealed(node));
        const shown = left.slice(0, 3).map(({ html }) => html.slice(0, 200));
        return left.length === 0 ? [] : [[id, ...shown].join('\n    ')];
      });
    },
    [part, options] as const,
  );
}

const CONTRAST: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Expects readable colours in the present window and theme. */
export async function expectContrast(page: Page, where: string): Promise<void> {
  expect.soft(await violations(page, 'html', CONTRAST), where).toEqual([]);
}

/** `target-size` (WCAG 2.2) is off by default in axe. */
const ALL_RULES: RunOptions = { rules: { 'target-size': { enabled: true } } };

/**
 * From the widest: a list beside a map gives way to the list alone. The themes differ in colours only, the layouts in
 * their parts: each layout is audited once, in a theme of its own. The tests of the palette compare its colours in both.
 */
const WINDOWS: readonly (readonly [size: ViewportSize, theme?: 'light' | 'dark'])[] = [
  [{ width: 1920, height: 1080 }],
  [DESKTOP, 'light'],
  [{ width: 768, height: 1024 }],
  // 1280 px at 200 % zoom
  [{ width: 640, height: 450 }],
  [PHONE, 'dark'],
  // the narrowest window of WCAG 1.4.10
  [{ width: 320, height: 640 }],
];

/**
 * Expects no axe violations on a light desktop and a dark phone, and no sideways scroll in any window.
 * @param part selector of an open dialog: the page behind it is audited before it opens
 * @param check what else holds in each window
 */
export async function auditPage(
  page: Page,
  name: string,
  part = 'html',
  check?: () => Promise<void>,
): Promise<void> {
  for (const [size, colorScheme] of WINDOWS)
    await test.step(`${name}, ${size.width} px`, async () => {
      await page.setViewportSize(size);
      if (colorScheme) await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await check?.();
      await expectNoSidewaysScroll(page);
      if (colorScheme)
        expect.soft(await violations(page, part, ALL_RULES), `${name}, ${size.width} px`).toEqual([]);
    });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(DESKTOP);
}
