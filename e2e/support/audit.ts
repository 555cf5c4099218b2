import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { DESKTOP, expectNoSidewaysScroll, PHONE } from './screens.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

declare global {
  interface Window {
    axe?: { run: (part: string, options: RunOptions) => ReturnType<AxeBuilder['analyze']> };
  }
}

/** 1280 px at 200 % zoom, and the narrowest window of WCAG 1.4.10. */
const NARROW = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
];

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

/** `target-size` (WCAG 2.2) is off by default in axe. The themes differ in colours only. */
const LOOKS: readonly (readonly ['light' | 'dark', RunOptions])[] = [
  ['light', { rules: { 'target-size': { enabled: true } } }],
  ['dark', CONTRAST],
];

/**
 * Expects no axe violations on desktop and phone, light and dark, and no sideways scroll at narrow widths.
 * @param part selector of an open dialog: the page behind it is audited before it opens
 */
export async function auditPage(page: Page, name: string, part = 'html'): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    for (const [colorScheme, options] of LOOKS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const where = `${name}, ${viewport.width} px, ${colorScheme}`;
      expect.soft(await violations(page, part, options), where).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const viewport of NARROW) {
    await page.setViewportSize(viewport);
    await test.step(`${name}, ${viewport.width} px`, () => expectNoSidewaysScroll(page));
  }
  await page.setViewportSize(DESKTOP);
}
