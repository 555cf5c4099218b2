import type { Filters } from '../listing-filters.ts';
import type { Home } from '../search-engine.ts';
import { distanceTo, NEAR_PRICE, SIMILAR, weights } from '../similar/distance.ts';
import type { Hit, Search, SearchResult } from './client.ts';
import { queryOf } from './queries.ts';

type Ask = (searches: readonly Search[]) => Promise<SearchResult[]>;

/**
 * Number of candidates; they are sorted here, since logarithms of two languages may differ in the last digit.
 */
const CANDIDATES = 30;
const NO_ROOMS = -9;

const DISTANCE = `
  double price = Math.abs(Math.log(Math.max(doc['price'].value, 1) / Math.max(params.price, 1)));
  double area = Math.abs(Math.log(Math.max(doc['area'].value, 1) / Math.max(params.area, 1)));
  double distance = params.weights.price * price + params.weights.area * area;
  if (params.district != '' && (doc['district'].size() == 0 || doc['district'].value != params.district))
    distance += params.weights.otherDistrict;
  if (params.rooms > 0) {
    int rooms = doc['rooms'].size() == 0 ? ${NO_ROOMS} : Integer.parseInt(doc['rooms'].value);
    int apart = (int) Math.abs(rooms - params.rooms);
    if (apart == 1) distance += params.weights.oneRoomMore;
    else if (apart > 1) distance += params.weights.otherRooms;
  }
  return distance;`;
const fields = ['id', 'price', 'area', 'district', 'rooms', 'publishedAt'];

export async function readSimilar(ask: Ask, home: Home): Promise<string[]> {
  const { city, propertyType, price } = home;
  const alike = { location: city, ...(propertyType && { propertyType: [propertyType] }) } as Filters;
  const near = { ...alike, priceMin: price / NEAR_PRICE, priceMax: price * NEAR_PRICE };
  const [found] = await ask([searchOf(home, near)]);
  const hits = found?.hits.hits ?? [];
  if (hits.length >= SIMILAR) return nearest(home, hits);
  const [all] = await ask([searchOf(home, alike)]);
  return nearest(home, all?.hits.hits ?? []);
}

function searchOf({ id, price, area, district, rooms }: Home, filters: Filters): Search {
  const params = { price, area, district: district ?? '', rooms: rooms ?? NO_ROOMS, weights };
  return {
    size: CANDIDATES,
    track_total_hits: false,
    stored_fields: '_none_',
    docvalue_fields: fields,
    query: { bool: { filter: [queryOf(filters)], must_not: [{ term: { id } }] } },
    sort: [
      { _script: { type: 'number', order: 'asc', script: { source: DISTANCE, params } } },
      { publishedAt: 'desc' },
      { id: 'asc' },
    ],
  };
}

function nearest(home: Home, hits: readonly Hit[]): string[] {
  const found = hits.map(({ fields: values = {} }) => {
    const value = (name: string) => values[name]?.[0];
    const rooms = value('rooms') === undefined ? NO_ROOMS : Number(value('rooms'));
    const distance = distanceTo(home, {
      price: Number(value('price')),
      area: Number(value('area')),
      isSameDistrict: value('district') === home.district,
      roomsApart: Math.min(Math.abs(rooms - (home.rooms ?? 0)), 2),
    });
    return { id: String(value('id')), distance, publishedAt: Number(value('publishedAt')) };
  });
  return found
    .sort(
      (one, other) =>
        one.distance - other.distance || other.publishedAt - one.publishedAt || (one.id < other.id ? -1 : 1),
    )
    .slice(0, SIMILAR)
    .map(({ id }) => id);
}
