import type { Currency } from '@pokriv/contracts/money';
import { boot } from '@pokriv/web-kit/boot';

import type { SearchState } from './search-parameters.ts';

type Bounds = Pick<SearchState, 'priceMin' | 'priceMax'>;
type PriceBounds = Bounds & Pick<SearchState, 'currency'>;

export const hasPriceBounds = ({ priceMin, priceMax }: Bounds): boolean =>
  priceMin !== undefined || priceMax !== undefined;

/** The currency of the bounds: an address that names none means the site's (design/money). */
export const soughtCurrency = ({ currency }: Pick<SearchState, 'currency'>): Currency =>
  currency || boot().siteCurrency;

/** The currency to show bounds in, and to type them: that of the search, else the person's own. */
export const shownCurrency = (state: PriceBounds, own: Currency): Currency =>
  hasPriceBounds(state) ? soughtCurrency(state) : own;

/** A change of the bounds. The site's own currency is left out of the address. */
export const boundsIn = (currency: Currency, { priceMin, priceMax }: Partial<Bounds>): PriceBounds => ({
  priceMin,
  priceMax,
  currency: currency === boot().siteCurrency ? '' : currency,
});

/** Whole prices offered as bounds in each currency (spec §9, design/money); the last one is a lowest price. */
export const offeredPrices: Readonly<Record<Currency, { ceilings: readonly number[]; floor: number }>> = {
  BGN: { ceilings: [500, 800, 1200, 1500], floor: 2000 },
  EUR: { ceilings: [250, 400, 600, 750], floor: 1000 },
};
