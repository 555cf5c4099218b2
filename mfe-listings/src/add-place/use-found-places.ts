import { cityName } from '@pokriv/contracts/place/cities';
import { useRead } from '@pokriv/web-kit/api';
import { useMemo } from 'react';

import { usePaused } from '../place/use-paused.ts';
import { findPlaces, SHOWN_MAX, type NamedPlace } from './named-places.ts';

/** Number of a building with its letter and suffix: „7А, вх. 2“. */
const NUMBER = /[\s,]+(?:№\s*)?\d+\s*\p{L}?(?:,.*)?$/u;

/** Strips the building number. */
export function streetOf(address: string): string {
  const typed = address.trim();
  const street = typed.replace(NUMBER, '');
  return /\p{L}{2}/u.test(street) ? street : typed;
}

/** Minimum length of a street search. */
const SHORTEST = 3;

/**
 * Stations and districts first, then streets of listings from the server (`isLoading` until then). A failed call leaves
 * the local places.
 */
export function useFoundPlaces(typed: string): { items: readonly NamedPlace[]; isLoading: boolean } {
  const street = streetOf(typed);
  const asked = usePaused(street);
  const query = useMemo(() => ({ query: asked }), [asked]);
  const isEnabled = street.length >= SHORTEST && asked.length >= SHORTEST;
  const { data, isLoading } = useRead('suggestPlaces', {
    query,
    isEnabled,
    quiet: ['RATE_LIMITED'],
    swr: { keepPreviousData: true, shouldRetryOnError: false },
  });
  const items = useMemo(() => {
    const streets = (isEnabled ? (data?.data.suggestions ?? []) : []).flatMap(
      ({ kind, label, point, params: { location = '' } }): NamedPlace[] =>
        kind === 'street' && point ? [{ label: `${label}, ${cityName(location)}`, ...point }] : [],
    );
    return [...findPlaces(typed).slice(0, SHOWN_MAX - streets.length), ...streets];
  }, [typed, data, isEnabled]);
  return { items, isLoading: isLoading || (isEnabled && asked !== street) };
}
