import {
  addCommon,
  countBits,
  hasBit,
  keepBetween,
  keepCommon,
  keepWhere,
  removeCommon,
  setBit,
  type Bits,
} from './bits.ts';
import { bucketsBetween } from './buckets.ts';
import type { Entry, IndexSchema, NumberName, Point, PointName, SetName } from './schema.ts';
import type { SearchIndex } from './search-index.ts';

export type Box = readonly [west: number, south: number, east: number, north: number];

/** Inclusive bounds. */
export type Filter<Schema extends IndexSchema> =
  | { id: string }
  | { set: SetName<Schema>; anyOf: readonly string[] }
  | { number: NumberName<Schema>; least?: number; most?: number }
  | { point: PointName<Schema>; box: Box }
  | { point: PointName<Schema>; polygon: readonly Point[] };

/** Rows of the entries that fulfil every filter, valid until the next `await`. */
export function matches<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  filters: readonly Filter<Schema>[],
): Bits {
  const bits = index.all();
  keepFittingAll(index, bits, filters);
  return bits;
}

/** Count of `matches`. */
export function countMatches<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  filters: readonly Filter<Schema>[],
): number {
  const bits = index.all();
  keepFittingAll(index, bits, filters);
  const count = countBits(bits);
  index.scratch.giveBack(bits);
  return count;
}

/** Cheap filters run first, so that expensive ones check only the remaining rows. */
function keepFittingAll<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  filters: readonly Filter<Schema>[],
): void {
  const byCost = filters.toSorted((one, other) => costOf(index, one) - costOf(index, other));
  for (const filter of byCost) keepFitting(index, bits, filter);
}

export function costOf<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  filter: Filter<Schema>,
): number {
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
  const row = index.rowOf(id);
  const isKept = row !== undefined && hasBit(bits, row);
  bits.fill(0);
  if (isKept) setBit(bits, row);
}

type AnyOf<Schema extends IndexSchema> = { set: SetName<Schema>; anyOf: readonly string[] };

export function keepAny<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  { set, anyOf }: AnyOf<Schema>,
): void {
  const [first] = anyOf;
  if (first !== undefined && anyOf.length === 1) {
    index.rowsWith(set, first).keepIn(bits, index.scratch);
    return;
  }
  const wanted = rowsWithAny(index, bits, { set, anyOf });
  keepCommon(bits, wanted);
  index.scratch.giveBack(wanted);
}

export function removeAny<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  unwanted: AnyOf<Schema>,
): void {
  const rows = rowsWithAny(index, bits, unwanted);
  removeCommon(bits, rows);
  index.scratch.giveBack(rows);
}

function rowsWithAny<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  { set, anyOf }: AnyOf<Schema>,
): Bits {
  const rows = index.scratch.empty(bits.length);
  for (const value of anyOf) index.rowsWith(set, value).addTo(rows);
  return rows;
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
    keepBetween(bits, index.numbers[number].values, { least, most });
    return;
  }
  const touched = bucketsBetween(edges, least, most);
  const rowsIn = (buckets: readonly string[]): Bits => {
    const rows = index.scratch.empty(bits.length);
    for (const bucket of buckets) index.buckets.get(number, bucket).addTo(rows);
    return rows;
  };
  const inBuckets = rowsIn(touched.buckets);
  keepCommon(bits, inBuckets);
  const compared = rowsIn(touched.edges);
  keepCommon(compared, bits);
  removeCommon(bits, compared);
  keepBetween(compared, index.numbers[number].values, { least, most });
  addCommon(bits, compared);
  index.scratch.giveBack(inBuckets, compared);
}

/** Rows per word of a bit set below which comparing values is faster than reading buckets. */
const FEW_A_WORD = 4;
function areFew(bits: Bits): boolean {
  const limit = FEW_A_WORD * bits.length;
  return countBits(bits, limit) < limit;
}

function keepInBox<Schema extends IndexSchema>(
  { points }: SearchIndex<Schema>,
  bits: Bits,
  { point, box }: { point: PointName<Schema>; box: Box },
): void {
  const { lat, lon } = points[point];
  const [west, south, east, north] = box;
  keepBetween(bits, lon.values, { least: west, most: east });
  keepBetween(bits, lat.values, { least: south, most: north });
}

function boxAround(corners: readonly Point[]): Box {
  const lons = corners.map(({ lon }) => lon);
  const lats = corners.map(({ lat }) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** `matches` for a single entry: for many filters, where an index of one entry would cost more. */
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
