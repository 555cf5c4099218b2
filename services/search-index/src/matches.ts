import { addCommon, countBits, keepCommon, keepWhere, removeCommon, setBit, type Bits } from './bits.ts';
import { bucketsBetween } from './buckets.ts';
import type { NumberColumn } from './columns.ts';
import type { Entry, IndexSchema, NumberName, Point, PointName, SetName } from './schema.ts';
import type { SearchIndex } from './search-index.ts';

export type Box = readonly [west: number, south: number, east: number, north: number];

/** Bounds are inclusive. */
export type Filter<Schema extends IndexSchema> =
  | { id: string }
  | { set: SetName<Schema>; anyOf: readonly string[] }
  | { number: NumberName<Schema>; least?: number; most?: number }
  | { point: PointName<Schema>; box: Box }
  | { point: PointName<Schema>; polygon: readonly Point[] };

/** Entries that fulfil every filter. Cheap filters run first, so that expensive ones check only the remaining rows. */
export function matches<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  filters: readonly Filter<Schema>[],
): Bits {
  const bits = index.all();
  const byCost = filters.toSorted((one, other) => costOf(index, one) - costOf(index, other));
  for (const filter of byCost) keepFitting(index, bits, filter);
  return bits;
}

function costOf<Schema extends IndexSchema>(index: SearchIndex<Schema>, filter: Filter<Schema>): number {
  if ('id' in filter) return 0;
  if ('set' in filter) return 1;
  if ('number' in filter) return index.schema.numbers[filter.number]?.edges ? 2 : 3;
  return 'box' in filter ? 4 : 5;
}

export function keepFitting<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  filter: Filter<Schema>,
): void {
  if ('id' in filter) keepId(index, bits, filter.id);
  else if ('set' in filter) keepAny(index, bits, filter);
  else if ('number' in filter) keepRange(index, bits, filter);
  else if ('box' in filter) keepInBox(index, bits, filter);
  else {
    const { lat, lon } = index.points[filter.point];
    keepInBox(index, bits, { point: filter.point, box: boxAround(filter.polygon) });
    keepWhere(bits, (row) => isWithin({ lat: lat.get(row), lon: lon.get(row) }, filter.polygon));
  }
}

function keepId<Schema extends IndexSchema>(index: SearchIndex<Schema>, bits: Bits, id: string): void {
  const one = new Int32Array(bits.length);
  const row = index.rowOf(id);
  if (row !== undefined) setBit(one, row);
  keepCommon(bits, one);
}

export function keepAny<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  { set, anyOf }: { set: SetName<Schema>; anyOf: readonly string[] },
): void {
  const [first] = anyOf;
  if (first !== undefined && anyOf.length === 1) {
    index.rowsWith(set, first).keepIn(bits);
    return;
  }
  const wanted = new Int32Array(bits.length);
  for (const value of anyOf) index.rowsWith(set, value).addTo(wanted);
  keepCommon(bits, wanted);
}

function keepRange<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  range: { number: NumberName<Schema>; least?: number; most?: number },
): void {
  const { number, least = -Infinity, most = Infinity } = range;
  if (least === -Infinity && most === Infinity) return;
  const edges = index.schema.numbers[number]?.edges;
  if (!edges || areFew(bits)) {
    keepBetween(bits, index.numbers[number], { least, most });
    return;
  }
  const touched = bucketsBetween(edges, least, most);
  const rowsIn = (buckets: readonly string[]): Bits => {
    const rows = new Int32Array(bits.length);
    for (const bucket of buckets) index.buckets.get(number, bucket).addTo(rows);
    return rows;
  };
  keepCommon(bits, rowsIn(touched.buckets));
  const compared = rowsIn(touched.edges);
  keepCommon(compared, bits);
  removeCommon(bits, compared);
  keepBetween(compared, index.numbers[number], { least, most });
  addCommon(bits, compared);
}

/** Rows per word of a bit set below which comparing each value is quicker than reading the buckets. */
const FEW_A_WORD = 4;
const areFew = (bits: Bits): boolean => countBits(bits) < FEW_A_WORD * bits.length;

function keepBetween(
  bits: Bits,
  { values }: NumberColumn,
  { least, most }: { least: number; most: number },
): void {
  keepWhere(bits, (row) => {
    const value = values[row] ?? NaN;
    return value >= least && value <= most;
  });
}

function keepInBox<Schema extends IndexSchema>(
  { points }: SearchIndex<Schema>,
  bits: Bits,
  { point, box }: { point: PointName<Schema>; box: Box },
): void {
  const { lat, lon } = points[point];
  const [west, south, east, north] = box;
  keepBetween(bits, lon, { least: west, most: east });
  keepBetween(bits, lat, { least: south, most: north });
}

function boxAround(corners: readonly Point[]): Box {
  const lons = corners.map(({ lon }) => lon);
  const lats = corners.map(({ lat }) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/**
 * Whether one entry fulfils every filter: what `matches` says of an index that holds this entry. For many filters and
 * one entry, where an index of one would cost more than the answer.
 */
export function fulfils<Schema extends IndexSchema>(
  entry: Entry<Schema>,
  filters: readonly Filter<Schema>[],
): boolean {
  return filters.every((filter) => {
    if ('id' in filter) return entry.id === filter.id;
    if ('set' in filter) return (entry.sets[filter.set] ?? []).some((value) => filter.anyOf.includes(value));
    if ('number' in filter) return isBetween(entry.numbers[filter.number], filter);
    const point = entry.points[filter.point];
    if (!point) return false;
    return 'box' in filter ? isInBox(point, filter.box) : isInPolygon(point, filter.polygon);
  });
}

function isBetween(value: number | null, { least, most }: { least?: number; most?: number }): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== null && value >= (least ?? -Infinity) && value <= (most ?? Infinity);
}

const isInBox = ({ lat, lon }: Point, [west, south, east, north]: Box): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

const isInPolygon = (point: Point, polygon: readonly Point[]): boolean =>
  isInBox(point, boxAround(polygon)) && isWithin(point, polygon);

function isWithin({ lat, lon }: Point, corners: readonly Point[]): boolean {
  let isInside = false;
  let before = corners.at(-1);
  for (const corner of corners) {
    if (before && corner.lat > lat !== before.lat > lat) {
      const share = (lat - corner.lat) / (before.lat - corner.lat);
      if (lon < corner.lon + share * (before.lon - corner.lon)) isInside = !isInside;
    }
    before = corner;
  }
  return isInside;
}
