import { listingFilters, type Filters, type ListingFilter } from '../listing-filters.ts';
import { beginningOf } from '../words/beginnings.ts';
import type { Search } from './client.ts';

type Clause = Readonly<Record<string, unknown>>;

/** Point in polygon, by the same ray casting as the in-memory index. */
const WITHIN = `
  double lat = doc['lat'].value;
  double lon = doc['lon'].value;
  def lats = params.lats;
  def lons = params.lons;
  boolean inside = false;
  int before = lats.length - 1;
  for (int at = 0; at < lats.length; at++) {
    double cornerLat = lats[at];
    double beforeLat = lats[before];
    if ((cornerLat > lat) != (beforeLat > lat)) {
      double cornerLon = lons[at];
      double share = (lat - cornerLat) / (beforeLat - cornerLat);
      if (lon < cornerLon + share * (lons[before] - cornerLon)) inside = !inside;
    }
    before = at;
  }
  return inside;`;

const between = (field: string, least?: number, most?: number): Clause => ({
  range: {
    [field]: { ...(least !== undefined && { gte: least }), ...(most !== undefined && { lte: most }) },
  },
});

/** Any of several tokens; a prefix matches all longer tokens (`words/beginnings.ts`). */
export function anyOfClause(set: string, anyOf: readonly string[]): Clause {
  const begun = anyOf.flatMap((token) => beginningOf(token) ?? []);
  if (begun.length === 0) return { terms: { [set]: anyOf } };
  const plain = anyOf.filter((token) => beginningOf(token) === undefined);
  const longer = begun.map((beginning) => ({ regexp: { [set]: `${beginning}.+` } }));
  return { bool: { should: [{ terms: { [set]: plain } }, ...longer], minimum_should_match: 1 } };
}

function clausesOf(filter: ListingFilter): Clause[] {
  if ('id' in filter) return [{ term: { id: filter.id } }];
  if ('set' in filter) return [anyOfClause(filter.set, filter.anyOf)];
  if ('number' in filter) return [between(filter.number, filter.least, filter.most)];
  if ('box' in filter) {
    const [west, south, east, north] = filter.box;
    return [between('lon', west, east), between('lat', south, north)];
  }
  const lats = filter.polygon.map(({ lat }) => lat);
  const lons = filter.polygon.map(({ lon }) => lon);
  return [
    between('lon', Math.min(...lons), Math.max(...lons)),
    between('lat', Math.min(...lats), Math.max(...lats)),
    { script: { script: { source: WITHIN, params: { lats, lons } } } },
  ];
}

/** @param more additional clauses */
export const queryOf = (filters: Filters, more: readonly Clause[] = []): Clause => ({
  bool: { filter: [...listingFilters(filters).flatMap(clausesOf), ...more] },
});

/** A search for counts only. */
export const counting = (query: Clause, aggs?: Clause): Search => ({
  size: 0,
  track_total_hits: true,
  query,
  ...(aggs && { aggs }),
});
