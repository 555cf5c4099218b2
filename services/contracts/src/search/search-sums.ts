/** Sums of a search, in its `currency`. Free of zod: pages load it. */
export const searchSums = ['priceMin', 'priceMax', 'monthlyTotalMax', 'moveInMax'] as const;
export type SearchSum = (typeof searchSums)[number];

/** A currency without a sum is meaningless. */
export const hasSums = (asked: Partial<Record<SearchSum, unknown>>): boolean =>
  searchSums.some((name) => asked[name] !== undefined);
