const OPEN = /^(\d{1,7})\+$/u;

/** Turns `priceMax=2000+` of the plain home form into `priceMin=2000` (spec §9). */
export function withOpenPrice(search: URLSearchParams): URLSearchParams {
  const [, from] = OPEN.exec(search.get('priceMax')?.trim() ?? '') ?? [];
  if (from === undefined) return search;
  const meant = new URLSearchParams(search);
  meant.delete('priceMax');
  if (!meant.get('priceMin')) meant.set('priceMin', from);
  return meant;
}
