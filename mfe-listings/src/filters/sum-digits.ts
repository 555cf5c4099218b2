import { amountIn, moneyOf, parseSum, toCents, type Currency } from '@pokriv/contracts/money';

/**
 * Digits of a bound in `currency`. A sum in the other currency is converted, widening the range by at most one unit.
 * @param text typed or pasted
 */
export function digitsIn(currency: Currency, text: string, end: 'least' | 'most'): string {
  const sum = parseSum(text, currency);
  if (!sum) return text.replace(/\D/gu, '');
  const amount = sum.currency === currency ? sum.amount : amountIn(moneyOf(toCents(sum)), currency);
  return String(end === 'least' ? Math.floor(amount) : Math.ceil(amount));
}

/** Figures stay as typed, so that „500,5“ and „1.200“ can be finished; a pasted sum that names its currency is read. */
export const typedFigures = (currency: Currency, text: string, end: 'least' | 'most'): string =>
  /^[\d .,]*$/u.test(text) ? text : digitsIn(currency, text, end);
