import { hasBit, wordsFor, type Bits } from '@pokriv/search-index';

import type { ListingIndex } from '../listing-index.ts';
import type { Home } from '../search-engine.ts';
import { distanceTo, SIMILAR } from './distance.ts';

function distanceFrom(index: ListingIndex, home: Home): (row: number) => number {
  const { numbers } = index;
  const { rooms, district } = home;
  const rowsWith = (field: 'rooms' | 'district', values: readonly (string | null)[]): Bits => {
    const bits = index.scratch.empty(wordsFor(index.rows));
    for (const value of values) if (value !== null) index.rowsWith(field, value).addTo(bits);
    return bits;
  };
  const ofDistrict = rowsWith('district', [district]);
  const ofRooms = rowsWith('rooms', rooms === undefined ? [] : [String(rooms)]);
  const ofNearRooms = rowsWith('rooms', rooms === undefined ? [] : [String(rooms - 1), String(rooms + 1)]);
  const roomsApart = (row: number) => {
    if (hasBit(ofRooms, row)) return 0;
    return hasBit(ofNearRooms, row) ? 1 : 2;
  };
  return (row) =>
    distanceTo(home, {
      price: numbers.price.get(row),
      area: numbers.area.get(row),
      isSameDistrict: hasBit(ofDistrict, row),
      roomsApart: roomsApart(row),
    });
}

/** The nearest rows to a home, nearest first; tie-break: newest first, then by id. */
export function nearestRows(index: ListingIndex, rows: Int32Array, home: Home): number[] {
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
    if (nearest.length === SIMILAR && last && isBefore(last) > 0) continue;
    const place = nearest.findIndex((other) => isBefore(other) < 0);
    nearest.splice(place === -1 ? nearest.length : place, 0, { row, distance });
    if (nearest.length > SIMILAR) nearest.pop();
  }
  return nearest.map(({ row }) => row);
}
