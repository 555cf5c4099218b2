import type { GeoPoint } from '@pokriv/contracts/property-location';
import type { SearchQuery } from '@pokriv/contracts/search';

import { roomsBetween } from '../choice-code.ts';
import { dayNumber } from '../day-number.ts';
import { districtKeys } from '../district-key.ts';
import { bucketFloor, bucketsBetween } from '../price-buckets.ts';
import { keepCommon, keepWhere, removeCommon, setBit, type Bits } from './bits.ts';
import type { CardSummary } from './card-summary.ts';
import type { NumberColumn } from './columns.ts';
import { isWithin } from './polygon.ts';
import { textNumber } from './text-number.ts';
import type { SetField } from './value-sets.ts';

/** What narrows a search; of its text the words as read, each a list of tokens that may stand for it. */
export type Filters = Omit<SearchQuery, 'query' | 'sort' | 'facets' | 'cursor' | 'page' | 'limit'> & {
  /** The only listing that is asked for, by its number. */
  id?: string;
  words?: readonly (readonly string[])[];
};

/** Keeps of the cards those that a search asks for. */
export function matches(summary: CardSummary, query: Filters): Bits {
  const bits = summary.all();
  if (query.id !== undefined) keepOne(summary, bits, query.id);
  keepChoices(summary, bits, query);
  keepWords(summary, bits, query);
  keepPrices(summary, bits, query);
  const { columns } = summary;
  keepBetween(bits, columns.a, query.areaMin, query.areaMax);
  keepBetween(bits, columns.fl, query.floorMin, query.floorMax);
  if (query.availableBy !== undefined) keepBetween(bits, columns.av, undefined, dayNumber(query.availableBy));
  if (query.landlord !== undefined) {
    const owner = textNumber(query.landlord);
    keepBetween(bits, columns.owner, owner, owner);
  }
  keepPlaces(summary, bits, query);
  return bits;
}

function keepOne(summary: CardSummary, bits: Bits, id: string): void {
  const one = new Int32Array(bits.length);
  const row = summary.rowOf(id);
  if (row !== undefined) setBit(one, row);
  keepCommon(bits, one);
}

/** Of `bits` stays what has one of the values. */
export function keepAny({ sets }: CardSummary, bits: Bits, field: SetField, values: readonly string[]): void {
  const [first] = values;
  if (first !== undefined && values.length === 1) {
    sets.get(field, first).keepIn(bits);
    return;
  }
  const wanted = new Int32Array(bits.length);
  for (const value of values) sets.get(field, value).addTo(wanted);
  keepCommon(bits, wanted);
}

function keepChoices(summary: CardSummary, bits: Bits, query: Filters): void {
  const { location, neighborhood, roomsMin, roomsMax, pets, advertiserType, amenities = [] } = query;
  const hasRooms = roomsMin !== undefined || roomsMax !== undefined;
  const anyOf: readonly (readonly [SetField, readonly string[] | undefined])[] = [
    ['city', location === undefined ? undefined : [location]],
    ['district', neighborhood?.length ? districtKeys(query) : undefined],
    ['tier', query.featured ? ['super', 'regular', 'premium'] : undefined],
    ['rooms', hasRooms ? roomsBetween(roomsMin, roomsMax) : undefined],
    ['pets', pets && [pets]],
    ['advertiserType', advertiserType && [advertiserType]],
    ['type', query.propertyType],
    ['layout', query.layout],
    ['furnishing', query.furnishing],
    ['heating', query.heating],
    ['constructionType', query.constructionType],
  ];
  for (const [field, values] of anyOf) if (values?.length) keepAny(summary, bits, field, values);
  for (const amenity of amenities) keepAny(summary, bits, 'amenities', [amenity]);
}

function keepWords(summary: CardSummary, bits: Bits, { words = [] }: Filters): void {
  for (const alternatives of words) keepAny(summary, bits, 'word', alternatives);
}

function keepBetween(bits: Bits, column: NumberColumn, least = -Infinity, most = Infinity): void {
  if (least === -Infinity && most === Infinity) return;
  const { values } = column;
  keepWhere(bits, (row) => {
    const value = values[row] ?? NaN;
    return value >= least && value <= most;
  });
}

/** By whole buckets; only cards of the first and the last one are looked at. */
function keepPrices(summary: CardSummary, bits: Bits, { priceMin, priceMax }: Filters): void {
  if (priceMin === undefined && priceMax === undefined) return;
  const buckets = bucketsBetween(priceMin, priceMax).map(String);
  keepAny(summary, bits, 'bucket', buckets);
  const edges = new Int32Array(bits.length);
  const [first = '', last = ''] = [buckets[0], buckets.at(-1)];
  if (priceMin !== undefined && priceMin > bucketFloor(Number(first)))
    summary.sets.get('bucket', first).addTo(edges);
  if (priceMax !== undefined) summary.sets.get('bucket', last).addTo(edges);
  keepCommon(edges, bits);
  removeCommon(bits, edges);
  keepBetween(edges, summary.columns.p, priceMin, priceMax);
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (edges[at] ?? 0);
}

/** A box, or a drawn area within its own box. */
function keepPlaces({ columns: { lat, lon } }: CardSummary, bits: Bits, { bbox, polygon }: Filters): void {
  for (const [west, south, east, north] of [bbox, polygon && boxOf(polygon)].filter(
    (box) => box !== undefined,
  )) {
    keepBetween(bits, lon, west, east);
    keepBetween(bits, lat, south, north);
  }
  if (polygon) keepWhere(bits, (row) => isWithin({ lat: lat.get(row), lon: lon.get(row) }, polygon));
}

function boxOf(corners: readonly GeoPoint[]): number[] {
  const lons = corners.map(({ lon }) => lon);
  const lats = corners.map(({ lat }) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}
