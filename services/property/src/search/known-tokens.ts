import type { Filters } from './listing-filters.ts';
import type { ListingIndex } from './listing-index.ts';
import { beginningOf } from './words/beginnings.ts';

const isPlain = (token: string): boolean => beginningOf(token) === undefined;

/** Replaces word prefixes in filters by the index's tokens; the same object without any. */
export function withKnownTokens<Some extends Filters>(index: ListingIndex, filters: Some): Some {
  const { words } = filters;
  if (!words || words.every((tokens) => tokens.every(isPlain))) return filters;
  const known = (token: string): readonly string[] => {
    const beginning = beginningOf(token);
    return beginning === undefined ? [token] : index.valuesBeginning('word', beginning);
  };
  return { ...filters, words: words.map((tokens) => [...new Set(tokens.flatMap(known))]) };
}
