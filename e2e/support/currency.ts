import { CURRENCY_COOKIE, type Currency } from '@pokriv/contracts/money';
import type { BrowserContext, Page } from '@playwright/test';

/** The choice that the switch in the header keeps. */
export const preferCurrency = (context: BrowserContext, currency: Currency): Promise<void> =>
  context.addCookies([
    { name: CURRENCY_COOKIE, value: currency, url: `http://localhost:${process.env.E2E_PORT}` },
  ]);

/** Presses the switch that is seen, in the header or in the footer. */
export async function switchTo(page: Page, currency: Currency): Promise<void> {
  const name = { BGN: 'Лева, лв.', EUR: 'Евро, €' }[currency];
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
}

/**
 * The first sum of each price of a page, hidden texts included: of „850 лв. / 434,60 €“ it is „850 лв.“.
 * @returns the signs of these sums, each once
 */
export const firstSigns = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const text = main.textContent.replaceAll(/\s/gu, ' ');
    const sums = [...text.matchAll(/\d (лв\.|€)/gu)];
    const isSecond = (at: number) => /(?:лв\.|€) \/ [\d ,]*$/u.test(text.slice(0, at));
    return [...new Set(sums.filter(({ index }) => !isSecond(index)).map(([, sign = '']) => sign))];
  });
