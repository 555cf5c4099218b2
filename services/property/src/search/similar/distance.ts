import type { Home } from '../search-engine.ts';

export const SIMILAR = 6;
/** Prices within this factor are near; others are a fallback for too few. */
export const NEAR_PRICE = 1.6;

/** Weights of the distance: a price ratio of e counts 2. */
export const weights = { price: 2, area: 1, otherDistrict: 0.35, otherRooms: 0.6, oneRoomMore: 0.3 } as const;

const apart = (one: number, other: number) => Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1)));

export interface Neighbour {
  price: number;
  area: number;
  isSameDistrict: boolean;
  /** Difference of rooms: 0, 1, or 2 for more and unknown. */
  roomsApart: number;
}

const ofRooms = [0, weights.oneRoomMore, weights.otherRooms] as const;

/** Distance of a listing from a home; 0 for equal traits. */
export const distanceTo = (home: Home, { price, area, isSameDistrict, roomsApart }: Neighbour): number =>
  weights.price * apart(price, home.price) +
  weights.area * apart(area, home.area) +
  (home.district === null || isSameDistrict ? 0 : weights.otherDistrict) +
  (home.rooms === undefined ? 0 : (ofRooms[roomsApart] ?? weights.otherRooms));
