import { formatBgn } from '@pokriv/contracts/money';

import { searchHref } from '../search-address/search-state.ts';

/** Spec §9: 500/800/1200/1500/2000+ лв. */
const TOP = 2000;
const prices = [500, 800, 1200, 1500] as const;

export const priceOptions = [
  ...prices.map((price) => ({ value: String(price), label: formatBgn(price) })),
  { value: `${TOP}+`, label: formatBgn(TOP).replace('\u00a0лв.', '+\u00a0лв.') },
];

/** Search URL of the hero's form; `2000+` sets a minimum price. */
export function heroHref(location: string, price: string): string {
  if (price === `${TOP}+`) return searchHref({ location, priceMin: TOP });
  return searchHref({ location, priceMax: price ? Number(price) : undefined });
}
