import type { Currency } from '@pokriv/contracts/money';
import { hasSums, type SearchSum } from '@pokriv/contracts/search/search-sums';
import { boot } from '@pokriv/web-kit/boot';

import type { ChipContext } from './parameter.ts';
import type { SearchState } from './search-parameters.ts';
import { soughtCurrency } from './sought-currency.ts';

type Sums = Pick<SearchState, SearchSum>;

/** Display and input currency of sums: the search's, otherwise the user's. */
export const shownCurrency = (state: Sums & ChipContext, own: Currency): Currency =>
  hasSums(state) ? soughtCurrency(state) : own;

/** Changes sums; the site's currency is omitted from the URL. */
export const sumsIn = <Part extends Partial<Sums>>(currency: Currency, part: Part): Part & ChipContext => ({
  ...part,
  currency: currency === boot().siteCurrency ? '' : currency,
});

/** Changes both bounds of the rent. */
export const boundsIn = (currency: Currency, { priceMin, priceMax }: Partial<Sums>) =>
  sumsIn(currency, { priceMin, priceMax });

/** Whole prices on offer per currency (spec §9, design/money); the last one is a minimum. */
export const offeredPrices: Readonly<Record<Currency, { ceilings: readonly number[]; floor: number }>> = {
  BGN: { ceilings: [500, 800, 1200, 1500], floor: 2000 },
  EUR: { ceilings: [250, 400, 600, 750], floor: 1000 },
};
