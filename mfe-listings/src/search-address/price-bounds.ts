import type { Currency } from '@pokriv/contracts/money';
import { hasSums, type SearchSum } from '@pokriv/contracts/search/search-sums';
import { boot } from '@pokriv/web-kit/boot';

import type { ChipContext } from './parameter.ts';
import type { SearchState } from './search-parameters.ts';
import { soughtCurrency } from './sought-currency.ts';

type Sums = Pick<SearchState, SearchSum>;

/** The currency to show sums in, and to type them: that of the search, else the person's own. */
export const shownCurrency = (state: Sums & ChipContext, own: Currency): Currency =>
  hasSums(state) ? soughtCurrency(state) : own;

/** A change of sums. The site's own currency is left out of the address. */
export const sumsIn = <Part extends Partial<Sums>>(currency: Currency, part: Part): Part & ChipContext => ({
  ...part,
  currency: currency === boot().siteCurrency ? '' : currency,
});

/** A change of both bounds of the rent. */
export const boundsIn = (currency: Currency, { priceMin, priceMax }: Partial<Sums>) =>
  sumsIn(currency, { priceMin, priceMax });

/** Whole prices offered as bounds in each currency (spec §9, design/money); the last one is a lowest price. */
export const offeredPrices: Readonly<Record<Currency, { ceilings: readonly number[]; floor: number }>> = {
  BGN: { ceilings: [500, 800, 1200, 1500], floor: 2000 },
  EUR: { ceilings: [250, 400, 600, 750], floor: 1000 },
};
