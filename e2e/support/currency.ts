import { currencies, CURRENCY_COOKIE, officialRate, type Currency } from '@pokriv/contracts/money';
import type { BrowserContext, Page } from '@playwright/test';

import { openPage } from './screens.ts';
import { expect } from './test.ts';

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
 * The first sum of each price of a page, hidden texts included: of „850 лв. / 434,60 €“ it is „850 лв.“. The official
 * rate is no price.
 * @returns the signs of these sums, each once
 */
const firstSigns = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate(
    (main, rate) => {
      const text = main.textContent.replaceAll(/\s/gu, ' ').replaceAll(rate, '');
      const sums = [...text.matchAll(/\d (лв\.|€)/gu)];
      const isSecond = (at: number) => /(?:лв\.|€) \/ [\d ,\u2212]*$/u.test(text.slice(0, at));
      return [...new Set(sums.filter(({ index }) => !isSecond(index)).map(([, sign = '']) => sign))];
    },
    officialRate.replaceAll(/\s/gu, ' '),
  );

/** Opens a page with `first` on its first screen, switches to the other currency and back. */
export async function expectToFollow(page: Page, address: string, first: Currency): Promise<void> {
  const other = first === 'EUR' ? 'BGN' : 'EUR';
  const isAllIn = (currency: Currency) =>
    expect.poll(() => firstSigns(page), `${address} in ${currency}`).toEqual([currencies[currency]]);
  await preferCurrency(page.context(), first);
  await openPage(page, address);
  await isAllIn(first);
  await switchTo(page, other);
  await isAllIn(other);
  await switchTo(page, first);
  await isAllIn(first);
}
