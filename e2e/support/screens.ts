import { expect, type Locator, type Page } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

export const addressOf = (page: Page): URL => new URL(page.url());

export const cardOf = (page: Page, id: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/properties/${id}"]`) });

/** Ids of the cards inside a selector, in order. */
export const idsIn = (page: Page, place = 'main') =>
  page
    .locator(place)
    .locator('article h3 a[href^="/properties/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));

/** Expects no sideways overflow, after charts and maps have followed the width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}

/** Expects no sideways scroll on a phone and a desktop, and returns to the page's own size. */
export async function expectFits(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP, page.viewportSize() ?? DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
  }
}

export async function expectHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/**
 * Waits until a page has loaded nothing for half a second. The stream of messages of a signed-in person never ends, so
 * that its network is never idle.
 */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const quiet = window as unknown as { loaded?: { count: number; since: number } };
      const [count, now] = [performance.getEntriesByType('resource').length, performance.now()];
      if (quiet.loaded?.count !== count) quiet.loaded = { count, since: now };
      return now - quiet.loaded.since > 500;
    },
    undefined,
    { polling: 100 },
  );
}

/** Opens an address and waits until its heading is hydrated. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main h1, main h2')].some((heading) =>
      Object.keys(heading).some((key) => key.startsWith('__reactProps')),
    ),
  );
}
