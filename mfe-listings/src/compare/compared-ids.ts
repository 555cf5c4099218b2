import * as pages from '@pokriv/contracts/pages';

export const COMPARED_MAX = 4;

const ID = /^[\w-]{1,64}$/u;

/** Parses `a,b,c`: deduped, at most four. */
export function readComparedIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, COMPARED_MAX);
}

export const compareHref = (ids: readonly string[]): string =>
  ids.length > 0 ? `${pages.compareFavorites.path}?ids=${ids.join(',')}` : pages.compareFavorites.path;

export const choiceHref = (ids: readonly string[]): string =>
  ids.length > 0 ? `${pages.favorites.path}?compare=${ids.join(',')}` : pages.favorites.path;
