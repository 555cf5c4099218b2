import { deviceList } from '../device-list.ts';

/** Personal place, `{ name: 'Работа', place: 'Лозенец, София' }`; degrees. */
export interface MyPlace {
  name: string;
  place: string;
  lat: number;
  lon: number;
}

export const PLACES_MAX = 2;
export const PLACE_NAME_MAX = 30;

function toPlace(value: unknown): MyPlace | undefined {
  const { name, place, lat, lon } = (value ?? {}) as Partial<MyPlace>;
  const isPlace =
    typeof name === 'string' && typeof place === 'string' && Number.isFinite(lat) && Number.isFinite(lon);
  return isPlace ? (value as MyPlace) : undefined;
}

/** Sent only rounded, in a search by distance (`near-text.ts`). */
const places = deviceList('my-places', PLACES_MAX, toPlace);

export const { read: readMyPlaces, store: storeMyPlaces, useItems: useMyPlaces } = places;
