import { metroStations, type MetroStation } from '@pokriv/contracts/place/metro';

import type { CountOf } from './counts.ts';

export interface OfferedStation extends MetroStation {
  count: number | undefined;
}

/** By descending count; in line order without counts. */
export function offeredStations(counts: CountOf | undefined): OfferedStation[] {
  return metroStations
    .map((station) => ({ ...station, count: counts?.(station.id) }))
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
}
