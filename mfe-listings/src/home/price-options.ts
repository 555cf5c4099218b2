import { currencies, formatAmount, formatSum, type Currency } from '@pokriv/contracts/money';
import { hasSums } from '@pokriv/contracts/search/search-sums';

import { boundsIn, offeredPrices } from '../search-address/price-bounds.ts';
import { searchHref, type SearchState } from '../search-address/search-state.ts';

/** Maximum rents, the last one a minimum (spec §9, design/money). */
export function priceOptions(currency: Currency) {
  const { ceilings, floor } = offeredPrices[currency];
  return [
    ...ceilings.map((price) => ({ value: String(price), label: formatSum(price, currency) })),
    { value: `${floor}+`, label: `${formatAmount(floor)}+\u00a0${currencies[currency]}` },
  ];
}

/** Search URL of the hero form; `2000+` is a minimum price. A price in the sentence overrides the select. */
export function heroHref(part: Partial<SearchState>, price: string, currency: Currency): string {
  const bound = price ? Number.parseInt(price, 10) : undefined;
  const bounds = price.endsWith('+') ? { priceMin: bound } : { priceMax: bound };
  return searchHref({ ...(!hasSums(part) && boundsIn(currency, bounds)), ...part });
}
