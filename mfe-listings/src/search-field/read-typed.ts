import type { Reading } from '@pokriv/contracts/search/suggest';
import { call } from '@pokriv/web-kit/api';

import type { SearchState } from '../search-address/search-state.ts';
import { readChange, readFilters } from './read-change.ts';
import { understoodFrom, type Understood } from './understood.ts';
import { suggestQuery, type Where } from './use-suggestions.ts';

/** Parsing timeout, ms; then the words are searched verbatim. */
const READING_MS = 5000;

/** Parses a typed sentence. @returns undefined after a failure, a timeout or the caller's abort */
export async function readTyped(
  sentence: string,
  where: Where,
  asked: AbortSignal,
): Promise<Reading | undefined> {
  try {
    const signal = AbortSignal.any([asked, AbortSignal.timeout(READING_MS)]);
    const query = suggestQuery(sentence, where);
    const { data } = await call('suggestPlaces', { query, signal, quiet: ['RATE_LIMITED'] });
    return data.reading;
  } catch (error) {
    if (!asked.aborted) console.warn('search field: sentence not read', error);
    return undefined;
  }
}

interface ReadSentence {
  sentence: string;
  reading: Reading;
  where: Where;
}

/** Search change from a parsed sentence; unparsed words become its `query`. */
export function sentenceChange(
  state: SearchState,
  { sentence, reading, where: { currency } }: ReadSentence,
): { part: Partial<SearchState>; understood?: Understood } {
  const inOrder = reading.understood.flatMap(({ params }) => params);
  return {
    part: { ...readChange(state, reading.params, currency), query: reading.rest },
    understood: understoodFrom(sentence, readFilters(reading.params, currency), inOrder),
  };
}
