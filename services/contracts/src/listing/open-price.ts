const OPEN = /^(\d{1,7})\+$/u;

/**
 * The address of a search as it is meant: the form of the home page, sent without its script, writes „2000 лв. и повече“ as
 * `priceMax=2000+` (spec §9).
 */
export function withOpenPrice(search: URLSearchParams): URLSearchParams {
  const [, from] = OPEN.exec(search.get('priceMax')?.trim() ?? '') ?? [];
  if (from === undefined) return search;
  const meant = new URLSearchParams(search);
  meant.delete('priceMax');
  if (!meant.get('priceMin')) meant.set('priceMin', from);
  return meant;
}
