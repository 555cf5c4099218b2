import type { MapQuery, MapReply } from '@pokriv/contracts/search/search';

import type { FoundCardRepository } from '../search/found-card.repository.ts';
import { findListings } from '../search/listing-filters.ts';
import { indexOf, type ListingIndex, type LiveListingIndex } from '../search/listing-index.ts';
import { tierOfRank } from '../search/rank.ts';
import { readText } from '../search/read-text.ts';
import { mergeSpots } from './merge-spots.ts';
import { PointGrid, type Spot } from './point-grid.ts';

const MOST_PINS = 150;

export interface MapDeps {
  foundCards: Pick<FoundCardRepository, 'idOfNumber'>;
  liveIndex: LiveListingIndex;
}

/** Five decimals are about a metre; the box is rounded outwards. */
const METRE = 1e5;
const near = (degrees: number) => Math.round(degrees * METRE) / METRE;
const below = (degrees: number) => Math.floor(degrees * METRE) / METRE;
const above = (degrees: number) => Math.ceil(degrees * METRE) / METRE;

function pinOf({ ids, numbers, points }: ListingIndex, row: number): MapReply['pins'][number] {
  const { lat, lon } = points.place;
  const tier = tierOfRank(numbers.rank.get(row));
  return {
    id: ids.get(row),
    lat: near(lat.get(row)),
    lon: near(lon.get(row)),
    price: numbers.price.get(row),
    promotionType: tier === 'super' || tier === 'regular' ? tier : null,
  };
}

function clusterOf({ count, lat, lon, priceMin, box }: Spot): MapReply['clusters'][number] {
  const [west, south, east, north] = box;
  return {
    lat: near(lat),
    lon: near(lon),
    count,
    priceMin,
    bbox: [below(west), below(south), above(east), above(north)],
  };
}

/**
 * Search results within a map window: single listings while there are few, else clusters at its zoom. Uses public
 * points (decisions §3); a listing without one is omitted.
 * @throws AppError UNAVAILABLE while the index is being built
 */
export async function readMap(deps: MapDeps, query: MapQuery): Promise<MapReply> {
  const index = indexOf(deps.liveIndex);
  const { query: text, bbox, zoom, ...filters } = query;
  const read = await readText(deps, index, text);
  const { rank, price } = index.numbers;
  const { lat, lon } = index.points.place;
  const grid = new PointGrid(bbox, zoom);
  const points = { lat: lat.values, lon: lon.values, price: price.values };
  grid.add(findListings(index, { ...filters, ...read.filters }), points, MOST_PINS);
  const total = grid.count;
  if (total <= MOST_PINS) {
    const byRank = grid.first.sort(
      (one, other) => rank.get(other) - rank.get(one) || index.ids.compare(one, other),
    );
    return { total, pins: byRank.map((row) => pinOf(index, row)), clusters: [] };
  }
  const spots = mergeSpots(grid);
  return {
    total,
    pins: spots.filter(({ count }) => count === 1).map(({ row }) => pinOf(index, row)),
    clusters: spots.filter(({ count }) => count > 1).map(clusterOf),
  };
}
