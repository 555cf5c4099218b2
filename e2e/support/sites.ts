import type { Currency } from '@pokriv/contracts/money';

/** Origins of the two sites of the stack, by the currency that each has first. */
export const siteOf = (currency: Currency): string =>
  `http://localhost:${currency === 'EUR' ? process.env.E2E_EURO_PORT : process.env.E2E_PORT}`;
