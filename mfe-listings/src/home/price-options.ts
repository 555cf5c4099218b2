import { currencies, formatAmount, formatSum, type Currency } from '@pokriv/contracts/money';
import { hasSums } from '@pokriv/contracts/search/search-sums';

import { boundsIn, offeredPrices } from '../search-address/price-bounds.ts';
import { searchHref, type SearchState } from '../search-address/search-state.ts';

/** Rents of the hero's select (spec §9, design/money): maximums, the last one a minimum. */
export function priceOptions(currency: Currency) {
  const { ceilings, floor } = offeredPrices[currency];
  return [
    ...ceilings.map((price) => ({ value: String(price), label: formatSum(price, currency) })),
    { value: `${floor}+`, label: `${formatAmount(floor)}+\u00a0${currencies[currency]}` },
  ];
}

/** Search URL of the hero's form; `2000+` sets a minimum price. A price in the typed sentence overrides the select. */
export function heroHref(part: Partial<SearchState>, price: string, currency: Currency): string {
  const bound = price ? Number.parseInt(price, 10) : undefined;
  const bounds = price.endsWith('+') ? { priceMin: bound } : { priceMax: bound };
  return searchHref({ ...(!hasSums(part) && boundsIn(currency, bounds)), ...part });
}
