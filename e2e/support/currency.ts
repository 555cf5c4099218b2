import { CURRENCY_COOKIE, type Currency } from '@pokriv/contracts/money';
import type { BrowserContext } from '@playwright/test';

/** The choice that the switch in the header keeps. */
export const preferCurrency = (context: BrowserContext, currency: Currency): Promise<void> =>
  context.addCookies([
    { name: CURRENCY_COOKIE, value: currency, url: `http://localhost:${process.env.E2E_PORT}` },
  ]);
