import { chosenCurrency, CURRENCY_COOKIE, type Currency } from '@pokriv/contracts/money';
import { atom } from 'jotai';
import { createContext, use } from 'react';

import { boot } from '../boot.ts';
import { mayRemember } from '../cookie-choice.ts';
import { useHydratedAtom } from '../use-hydrated-atom.ts';

/** Same as for other stored choices. */
const MAX_AGE_S = 365 * 86_400;

function storeCurrency(currency: Currency): void {
  if (!mayRemember()) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CURRENCY_COOKIE}=${currency}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`;
}

const chosenAtom = atom<Currency | undefined>(undefined);

/** Follows other tabs while mounted. */
chosenAtom.onMount = (choose) => {
  const { cookieStore } = globalThis as Partial<Pick<Window, 'cookieStore'>>;
  const follow = () => choose((chosen) => chosenCurrency(document.cookie) ?? chosen);
  cookieStore?.addEventListener('change', follow);
  return () => cookieStore?.removeEventListener('change', follow);
};

/** Writing stores the choice; the BFF renders the next first screen with it (design/money). */
export const currencyAtom = atom(
  (get) => get(chosenAtom) ?? chosenCurrency(document.cookie) ?? boot().primaryCurrency,
  (_get, set, currency: Currency) => {
    set(chosenAtom, currency);
    storeCurrency(currency);
  },
);

/** Per tree, because the server renders both currencies concurrently. */
export const RenderedCurrency = createContext<Currency | undefined>(undefined);

export function useCurrency(): Currency {
  const rendered = use(RenderedCurrency) ?? boot().primaryCurrency;
  return useHydratedAtom(currencyAtom, rendered);
}
