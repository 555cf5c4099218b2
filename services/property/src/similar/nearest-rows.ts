import { hasBit, wordsFor, type Bits } from '@pokriv/search-index';

import type { ListingIndex } from '../search/listing-index.ts';

export interface Home {
  price: number;
  area: number;
  rooms: number | undefined;
  district: string | null;
}

/** Weights of the distance: a price ratio of e counts 2. */
const PRICE = 2;
const AREA = 1;
const OTHER_DISTRICT = 0.35;
const OTHER_ROOMS = 0.6;
const ONE_ROOM_MORE = 0.3;

const apart = (one: number, other: number) => Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1)));

function distanceFrom(index: ListingIndex, { price, area, rooms, district }: Home): (row: number) => number {
  const { numbers } = index;
  const rowsWith = (field: 'rooms' | 'district', values: readonly (string | null)[]): Bits => {
    const bits = new Int32Array(wordsFor(index.rows));
    for (const value of values) if (value !== null) index.rowsWith(field, value).addTo(bits);
    return bits;
  };
  const ofDistrict = rowsWith('district', [district]);
  const ofRooms = rowsWith('rooms', rooms === undefined ? [] : [String(rooms)]);
  const ofNearRooms = rowsWith('rooms', rooms === undefined ? [] : [String(rooms - 1), String(rooms + 1)]);
  const roomsApart = (row: number) => {
    if (rooms === undefined || hasBit(ofRooms, row)) return 0;
    return hasBit(ofNearRooms, row) ? ONE_ROOM_MORE : OTHER_ROOMS;
  };
  return (row) =>
    PRICE * apart(numbers.price.get(row), price) +
    AREA * apart(numbers.area.get(row), area) +
    (district === null || hasBit(ofDistrict, row) ? 0 : OTHER_DISTRICT) +
    roomsApart(row);
}

/** The nearest rows to a home, nearest first; ties: newest first, then by id. */
export function nearestRows(index: ListingIndex, rows: Int32Array, home: Home, most: number): number[] {
  const distanceOf = distanceFrom(index, home);
  const { ids, numbers } = index;
  const nearest: { row: number; distance: number }[] = [];
  for (const row of rows) {
    const distance = distanceOf(row);
    const isBefore = (other: { row: number; distance: number }) =>
      distance - other.distance ||
      numbers.publishedAt.get(other.row) - numbers.publishedAt.get(row) ||
      ids.compare(row, other.row);
    const last = nearest.at(-1);
    if (nearest.length === most && last && isBefore(last) > 0) continue;
    const place = nearest.findIndex((other) => isBefore(other) < 0);
    nearest.splice(place === -1 ? nearest.length : place, 0, { row, distance });
    if (nearest.length > most) nearest.pop();
  }
  return nearest.map(({ row }) => row);
}
