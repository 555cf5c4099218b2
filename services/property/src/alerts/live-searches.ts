import type { SavedFilter } from '@pokriv/contracts/alert/saved-search';
import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import type { Currency } from '@pokriv/contracts/money';

import { choicesOf } from '../search/choice-code.ts';
import type { ListingFilter } from '../search/listing-filters.ts';
import type { IndexedCard } from '../search/listing-index.ts';
import { filtersOf, hitFilters } from './search-filters.ts';

const ANY_CITY = '*';
const FIRST_ROWS = 64;
const MOST_CENTS = 2 ** 31 - 1;
const typeNames = Object.keys(propertyTypes);
const ROOMS_MOST = 20;

/** A bit for each name that is asked for; all bits without a wish. */
const maskOf = (asked: readonly string[] | undefined, names: readonly string[]): number =>
  asked?.length
    ? names.reduce((mask, name, bit) => (asked.includes(name) ? mask | (1 << bit) : mask), 0)
    : -1;

const roomsMask = (least = 1, most = ROOMS_MOST): number => {
  let mask = 0;
  for (let rooms = least; rooms <= most; rooms += 1) mask |= 1 << rooms;
  return mask;
};

/**
 * The searches of one city as columns. Rent, type and rooms rule out most of them for a listing in a few comparisons;
 * what is left is tested by its filters, kept as JSON because objects would take several times the memory.
 */
class CitySearches {
  readonly ids: string[] = [];
  readonly #filters: string[] = [];
  readonly #rows = new Map<string, number>();
  #least = new Int32Array(FIRST_ROWS);
  #most = new Int32Array(FIRST_ROWS);
  #types = new Int32Array(FIRST_ROWS);
  #rooms = new Int32Array(FIRST_ROWS);

  put(id: string, filter: SavedFilter, primary: Currency): void {
    const row = this.#rows.get(id) ?? this.ids.length;
    if (row >= this.#least.length) this.#grow();
    const { priceMin, priceMax, propertyType, roomsMin, roomsMax } = filtersOf(filter, primary);
    const hasRooms = roomsMin !== undefined || roomsMax !== undefined;
    this.#rows.set(id, row);
    this.ids[row] = id;
    this.#filters[row] = JSON.stringify(hitFilters(filter, primary));
    this.#least[row] = priceMin ?? 0;
    this.#most[row] = Math.min(priceMax ?? MOST_CENTS, MOST_CENTS);
    this.#types[row] = maskOf(propertyType, typeNames);
    this.#rooms[row] = hasRooms ? roomsMask(roomsMin, roomsMax) : -1;
  }

  remove(id: string): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    const last = this.ids.length - 1;
    const moved = this.ids[last] ?? id;
    for (const column of [this.#least, this.#most, this.#types, this.#rooms]) column[row] = column[last] ?? 0;
    this.ids[row] = moved;
    this.#filters[row] = this.#filters[last] ?? '[]';
    this.#rows.set(moved, row);
    this.#rows.delete(id);
    this.ids.pop();
    this.#filters.pop();
  }

  /** Searches that a listing may fulfil, with their filters. */
  *mayMatch({ cents, type, rooms }: Traits): Generator<[id: string, filters: ListingFilter[]]> {
    for (let row = 0; row < this.ids.length; row += 1) {
      if ((this.#least[row] ?? 0) > cents || (this.#most[row] ?? 0) < cents) continue;
      if (((this.#types[row] ?? 0) & type) === 0 || ((this.#rooms[row] ?? 0) & rooms) === 0) continue;
      yield [this.ids[row] ?? '', JSON.parse(this.#filters[row] ?? '[]') as ListingFilter[]];
    }
  }

  #grow(): void {
    const larger = (column: Int32Array<ArrayBuffer>) => {
      const grown = new Int32Array(2 * column.length);
      grown.set(column);
      return grown;
    };
    this.#least = larger(this.#least);
    this.#most = larger(this.#most);
    this.#types = larger(this.#types);
    this.#rooms = larger(this.#rooms);
  }
}

interface Traits {
  cents: number;
  /** Masks. */
  type: number;
  rooms: number;
}

const traitsOf = ({ p, t, k }: IndexedCard): Traits => {
  const rooms = Number(choicesOf(k).rooms[0]);
  return {
    cents: p,
    type: 1 << typeNames.indexOf(t),
    // a search without rooms has all bits: the first one stands for a listing that names none
    rooms: rooms ? 1 << rooms : 1,
  };
};

/** All active searches by city (design/alerts, Flow 3). */
export class LiveSearches {
  readonly #cities = new Map<string, CitySearches>();
  readonly #cityOf = new Map<string, string>();
  readonly #primary: Currency;

  /** @param primary of bounds that name no currency */
  constructor(primary: Currency) {
    this.#primary = primary;
  }

  get size(): number {
    return this.#cityOf.size;
  }

  put(id: string, filter: SavedFilter): void {
    const city = filter.location ?? ANY_CITY;
    if (this.#cityOf.get(id) !== city) this.remove(id);
    const searches = this.#cities.get(city) ?? new CitySearches();
    this.#cities.set(city, searches);
    this.#cityOf.set(id, city);
    searches.put(id, filter, this.#primary);
  }

  remove(id: string): void {
    const city = this.#cityOf.get(id);
    if (city === undefined) return;
    this.#cities.get(city)?.remove(id);
    this.#cityOf.delete(id);
  }

  /** Searches that this listing may fulfil: a hit has to fulfil the filters too. */
  *mayMatch(card: IndexedCard): Generator<[id: string, filters: ListingFilter[]]> {
    const traits = traitsOf(card);
    for (const city of [card.c, ANY_CITY]) yield* this.#cities.get(city)?.mayMatch(traits) ?? [];
  }
}
