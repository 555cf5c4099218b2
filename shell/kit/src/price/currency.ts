import { CURRENCY_COOKIE, type Currency } from '@pokriv/contracts/money';
import { atom, useAtomValue } from 'jotai';

import { boot } from '../boot.ts';

/** A year, as for the other choices that a browser keeps. */
const MAX_AGE_S = 365 * 86_400;

function storeCurrency(currency: Currency): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CURRENCY_COOKIE}=${currency}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`;
}

const chosenAtom = atom<Currency | undefined>(undefined);

/** The currency that comes first; writing stores it, and the BFF renders the next first screen in it (design/money). */
export const currencyAtom = atom(
  (get) => get(chosenAtom) ?? boot().primaryCurrency,
  (_get, set, currency: Currency) => {
    set(chosenAtom, currency);
    storeCurrency(currency);
  },
);

export const useCurrency = (): Currency => useAtomValue(currencyAtom);
