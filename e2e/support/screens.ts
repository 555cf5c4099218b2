import { expect, type Locator, type Page } from '@playwright/test';

/** As a phone shows it. */
export const PHONE = { width: 390, height: 844 };

/** What stands in the address bar. */
export const addressOf = (page: Page): URL => new URL(page.url());

/** The card of a listing, wherever it stands. */
export const cardOf = (page: Page, id: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/properties/${id}"]`) });

/** The ids of the cards in a place, in their order. */
export const idsIn = (page: Page, place = 'main') =>
  page
    .locator(place)
    .locator('article h3 a[href^="/properties/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''));

/** Nothing stands out over the side of the window, once what measures itself (a chart, a map) has followed its width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}

/** Waits until React has taken over what the server has rendered: what is pressed before that is lost. */
export async function expectAlive(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Opens an address and waits until the page has come to life: what is pressed before that is lost. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main h1, main h2')].some((heading) =>
      Object.keys(heading).some((key) => key.startsWith('__reactProps')),
    ),
  );
}
