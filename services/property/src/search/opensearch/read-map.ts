import type { MapQuery, MapReply } from '@pokriv/contracts/search/search';

import type { Filters } from '../listing-filters.ts';
import { clusterOf, MOST_PINS, pinOf, type Placed } from '../map/map-reply.ts';
import { mergeSpots, type Placed as PlacedSpot } from '../map/merge-spots.ts';
import { cellsOf, distanceIn, type Cells } from '../map/point-grid.ts';
import type { Hit, Search, SearchResult } from './client.ts';
import { idOfParts, idParts } from './documents.ts';
import { queryOf } from './queries.ts';

type Ask = (searches: readonly Search[]) => Promise<SearchResult[]>;
interface Metric {
  value: number;
}
type CellBucket = { key: number; doc_count: number } & Record<string, Metric>;
interface LineBucket {
  key: number;
  columns: { buckets: CellBucket[] };
}

const metric = (kind: string, field: string) => ({ [kind]: { field } });
const metrics = {
  lat: metric('sum', 'lat'),
  lon: metric('sum', 'lon'),
  price: metric('min', 'price'),
  west: metric('min', 'lon'),
  south: metric('min', 'lat'),
  east: metric('max', 'lon'),
  north: metric('max', 'lat'),
  // for a cell with one listing
  rank: metric('max', 'rank'),
  ...Object.fromEntries(idParts.map((part) => [part, metric('max', part)])),
};
const pinFields = ['id', 'lat', 'lon', 'price', 'rank'];

/** Pins while there are few; otherwise a second search counts the cells of the grid. */
export async function readMap(
  ask: Ask,
  filters: Filters & Pick<MapQuery, 'bbox' | 'zoom'>,
): Promise<MapReply> {
  const query = queryOf(filters);
  const pins = {
    size: MOST_PINS,
    track_total_hits: true,
    stored_fields: '_none_',
    docvalue_fields: pinFields,
    query,
    sort: [{ rank: 'desc' }, { id: 'asc' }],
  };
  const [found] = await ask([pins]);
  const total = found?.hits.total?.value ?? 0;
  if (total <= MOST_PINS)
    return { total, pins: (found?.hits.hits ?? []).map((hit) => pinOf(placedOf(hit))), clusters: [] };
  const cells = cellsOf(filters.bbox, filters.zoom);
  const { placed, singles } = spotsOf(await countCells(ask, query, cells), cells);
  const spots = mergeSpots({ spots: () => placed, distance: distanceIn(cells) });
  const isSingle = ({ count }: { count: number }) => count === 1;
  return {
    total,
    pins: spots.filter(isSingle).flatMap(({ row }) => singles.slice(row, row + 1).map(pinOf)),
    clusters: spots.filter((spot) => !isSingle(spot)).map(clusterOf),
  };
}

function placedOf({ fields = {} }: Hit): Placed {
  const numberOf = (name: string) => Number(fields[name]?.[0]);
  return {
    id: String(fields.id?.[0]),
    lat: numberOf('lat'),
    lon: numberOf('lon'),
    price: numberOf('price'),
    rank: numberOf('rank'),
  };
}

async function countCells(
  ask: Ask,
  query: unknown,
  { lonSize, latSize }: Cells,
): Promise<readonly LineBucket[]> {
  const steps = (field: string, interval: number, aggs: object) => ({
    histogram: { field, interval, min_doc_count: 1 },
    aggs,
  });
  const columns = steps('lon', lonSize, metrics);
  const lines = steps('lat', latSize, { columns });
  const [result] = await ask([{ size: 0, track_total_hits: false, query, aggs: { lines } }]);
  return (result?.aggregations?.lines as { buckets: LineBucket[] }).buckets;
}

/** @returns `row` of a spot is its index among the singles */
function spotsOf(lines: readonly LineBucket[], cells: Cells): { placed: PlacedSpot[]; singles: Placed[] } {
  const singles: Placed[] = [];
  const place = (key: number, size: number, first: number, count: number) =>
    Math.min(Math.max(Math.round(key / size) - first, 0), count - 1);
  const placed = lines.flatMap(({ key: south, columns }) =>
    columns.buckets.map((bucket) => {
      const value = (name: string) => bucket[name]?.value ?? 0;
      const count = bucket.doc_count;
      const [lat, lon] = [value('lat') / count, value('lon') / count];
      const row = singles.length;
      if (count === 1) {
        const id = idOfParts(idParts.map(value));
        singles.push({ id, lat, lon, price: value('price'), rank: value('rank') });
      }
      const box = [value('west'), value('south'), value('east'), value('north')] as const;
      return {
        spot: { count, lat, lon, priceMin: value('price'), box, row },
        column: place(bucket.key, cells.lonSize, cells.left, cells.columns),
        line: place(south, cells.latSize, cells.bottom, cells.lines),
      };
    }),
  );
  return { placed, singles };
}
