import type { MapQuery, MapReply } from '@pokriv/contracts/search/search';
import type { Bits } from '@pokriv/search-index';

import type { ListingIndex } from '../listing-index.ts';
import { clusterOf, MOST_PINS, pinOf, type Placed } from './map-reply.ts';
import { mergeSpots } from './merge-spots.ts';
import { PointGrid } from './point-grid.ts';

const placedAt = ({ ids, numbers, points }: ListingIndex, row: number): Placed => ({
  id: ids.get(row),
  lat: points.place.lat.get(row),
  lon: points.place.lon.get(row),
  price: numbers.price.get(row),
  rank: numbers.rank.get(row),
});

/** Pins while there are few, else clusters. */
export function readMap(
  index: ListingIndex,
  found: Bits,
  { bbox, zoom }: Pick<MapQuery, 'bbox' | 'zoom'>,
): MapReply {
  const { rank, price } = index.numbers;
  const { lat, lon } = index.points.place;
  const grid = new PointGrid(bbox, zoom);
  const points = { lat: lat.values, lon: lon.values, price: price.values };
  grid.add(found, points, MOST_PINS);
  const total = grid.count;
  if (total <= MOST_PINS) {
    const byRank = grid.first.sort(
      (one, other) => rank.get(other) - rank.get(one) || index.ids.compare(one, other),
    );
    return { total, pins: byRank.map((row) => pinOf(placedAt(index, row))), clusters: [] };
  }
  const spots = mergeSpots(grid);
  return {
    total,
    pins: spots.filter(({ count }) => count === 1).map(({ row }) => pinOf(placedAt(index, row))),
    clusters: spots.filter(({ count }) => count > 1).map(clusterOf),
  };
}
