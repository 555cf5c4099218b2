import type { Suggestion } from '@pokriv/contracts/search/suggest';

import { findCities } from '../place/find-cities.ts';

/** Suggestion below the field; no count while unknown. */
export interface PlaceChoice extends Omit<Suggestion, 'count'> {
  count?: number;
}

/** Listings by city id. */
export type CityCounts = Readonly<Record<string, number>>;

const POPULAR_MOST = 8;

/** Cities by either name, the largest first without a text; cities without listings are left out. */
export function cityChoices(text: string, counts: CityCounts | undefined): PlaceChoice[] {
  return findCities(text)
    .filter(({ id }) => text !== '' || !counts || counts[id] !== undefined)
    .slice(0, POPULAR_MOST)
    .map(({ id, name }) => ({
      kind: 'city',
      label: name,
      detail: '',
      params: { location: id },
      ...(counts && { count: counts[id] ?? 0 }),
    }));
}
