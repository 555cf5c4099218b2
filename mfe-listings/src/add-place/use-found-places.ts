import { cityName } from '@pokriv/contracts/place/cities';
import { useRead } from '@pokriv/web-kit/api';
import { useMemo } from 'react';

import { usePaused } from '../place/use-paused.ts';
import { findPlaces, SHOWN_MAX, type NamedPlace } from './named-places.ts';
import { streetOf } from './street-of.ts';

/** Letters of a text that can be no street. */
const SHORTEST = 3;

/**
 * Stations and districts for a text, then the streets of listings, which only the server knows: `isLoading` until they
 * are there. Without a reply the places of the browser stay.
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
