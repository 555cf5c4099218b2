import type { Filters } from '../listing-filters.ts';
import type { ListingIndex } from '../listing-index.ts';

const MARK = '*';

/** Stands among the tokens of a word for every longer token that begins so. */
export const beginningToken = (beginning: string): string => `${beginning}${MARK}`;

/** The beginning that a token stands for; undefined for a plain token. */
export const beginningOf = (token: string): string | undefined =>
  token.endsWith(MARK) ? token.slice(0, -MARK.length) : undefined;

const isPlain = (token: string): boolean => beginningOf(token) === undefined;

/** Filters with the tokens of an index in place of their beginnings; the same object without any. */
export function withKnownTokens<Some extends Filters>(index: ListingIndex, filters: Some): Some {
  const { words } = filters;
  if (!words || words.every((tokens) => tokens.every(isPlain))) return filters;
  const known = (token: string): readonly string[] => {
    const beginning = beginningOf(token);
    return beginning === undefined ? [token] : index.valuesBeginning('word', beginning);
  };
  return { ...filters, words: words.map((tokens) => [...new Set(tokens.flatMap(known))]) };
}
