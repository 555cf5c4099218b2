import type { Currency } from '@pokriv/contracts/money';
import type { Reading } from '@pokriv/contracts/search/suggest';
import { useRead } from '@pokriv/web-kit/api';
import { useMemo } from 'react';

import { usePaused } from '../place/use-paused.ts';
import { cityChoices, type CityCounts, type PlaceChoice } from './place-choice.ts';

/** List key while loading; never equal to a text. */
const LOADING = ' ';
/** Minimum length for the empty state. */
const SHORTEST = 3;

/** City of the page; currency of sums without one. */
export interface Where {
  location: string;
  currency: Currency;
}

export const suggestQuery = (text: string, { location, currency }: Where) => ({
  query: text,
  currency,
  ...(location && { location }),
});

export interface Suggestions {
  choices: readonly PlaceChoice[];
  /** Changes with the list. */
  listKey: string;
  /** For the current text; undefined while unknown. */
  reading: Reading | undefined;
  /** No known place starts with the text. */
  isNone: boolean;
}

interface SuggestionsOptions {
  counts: CityCounts | undefined;
  /** Text from the page itself triggers no request. */
  isTyped: boolean;
}

/**
 * Place suggestions: popular cities for an empty text, previous ones while loading, cities alone after a failed call.
 */
export function useSuggestions(
  text: string,
  { location, currency }: Where,
  { counts, isTyped }: SuggestionsOptions,
): Suggestions {
  const typed = text.trim();
  const asked = usePaused(typed);
  const query = useMemo(() => suggestQuery(asked, { location, currency }), [asked, location, currency]);
  const { data, error, isLoading } = useRead('suggestPlaces', {
    query,
    isEnabled: isTyped && asked !== '' && typed !== '',
    quiet: ['RATE_LIMITED'],
    swr: { keepPreviousData: true, shouldRetryOnError: false },
  });
  const isOfText = isTyped && asked === typed && !isLoading;
  if (typed === '')
    return { choices: cityChoices('', counts), listKey: '', reading: undefined, isNone: false };
  if (!isTyped) return { choices: [], listKey: '', reading: undefined, isNone: false };
  const choices = error ? cityChoices(typed, counts) : (data?.data.suggestions ?? []);
  return {
    choices,
    listKey: isLoading ? LOADING : asked,
    reading: isOfText && !error ? data?.data.reading : undefined,
    isNone: isOfText && choices.length === 0 && typed.length >= SHORTEST,
  };
}
