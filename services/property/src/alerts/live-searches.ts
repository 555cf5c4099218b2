import type { SavedFilter } from '@pokriv/contracts/alert/saved-search';
import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import type { Currency } from '@pokriv/contracts/money';

import { choicesOf } from '../search/choice-code.ts';
import type { ListingFilter } from '../search/listing-filters.ts';
import type { IndexedCard } from '../search/listing-index.ts';
import { isMatch, reasonBy, type ReasonChange } from './reason-of.ts';
import { filtersOf, hitFilters } from './search-filters.ts';

const ANY_CITY = '*';
const FIRST_ROWS = 64;
const MOST_CENTS = 2 ** 31 - 1;
const typeNames = Object.keys(propertyTypes);
const ROOMS_MOST = 20;
const NONE = '[]';

/** Whether a filter is stored as the city or a column. */
const isColumn = (filter: ListingFilter): boolean =>
  'set' in filter
    ? filter.set === 'city' || filter.set === 'type' || filter.set === 'rooms'
    : 'number' in filter && filter.number === 'price';

/** One bit for each requested name; all bits without a choice. */
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
 * Searches of one city in columns. Most searches need only rent, type and rooms, tested in a few comparisons;
 * other filters are stored as JSON because objects take several times the memory.
 */
class CitySearches {
  readonly ids: string[] = [];
  /** Filters outside the columns, as JSON. */
  readonly #others: string[] = [];
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
    this.#others[row] = JSON.stringify(hitFilters(filter, primary).filter((one) => !isColumn(one)));
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
    this.#others[row] = this.#others[last] ?? NONE;
    this.#rows.set(moved, row);
    this.#rows.delete(id);
    this.ids.pop();
    this.#others.pop();
  }

  /**
   * Ids of the searches with a reason for a change.
   * @param before undefined: not in this city
   */
  *found(change: ReasonChange, after: Traits, before: Traits | undefined): Generator<string> {
    for (let row = 0; row < this.ids.length; row += 1) {
      if (!this.#fits(row, after)) continue;
      const others = this.#others[row] ?? NONE;
      const filters = others === NONE ? [] : (JSON.parse(others) as ListingFilter[]);
      const wasThere = before !== undefined && this.#fits(row, before);
      const reason = reasonBy(
        change,
        (card) => (card === change.after || wasThere) && isMatch(card, filters),
      );
      if (reason) yield this.ids[row] ?? '';
    }
  }

  #fits(row: number, { cents, type, rooms }: Traits): boolean {
    if ((this.#least[row] ?? 0) > cents || (this.#most[row] ?? 0) < cents) return false;
    return ((this.#types[row] ?? 0) & type) !== 0 && ((this.#rooms[row] ?? 0) & rooms) !== 0;
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
  /** Bit masks. */
  type: number;
  rooms: number;
}

const traitsOf = ({ p, t, k }: IndexedCard): Traits => {
  const rooms = Number(choicesOf(k).rooms[0]);
  return {
    cents: p,
    type: 1 << typeNames.indexOf(t),
    // a search without rooms has all bits: the first one stands for a listing without rooms
    rooms: rooms ? 1 << rooms : 1,
  };
};

/** All active searches by city (design/alerts, Flow 3). */
export class LiveSearches {
  readonly #cities = new Map<string, CitySearches>();
  readonly #cityOf = new Map<string, string>();
  readonly #primary: Currency;

  /** @param primary for bounds without a currency */
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

  /** Ids of the searches for which `reasonOf` is defined. */
  *found(change: ReasonChange): Generator<string> {
    const { before, after } = change;
    if (!after) return;
    const is = traitsOf(after);
    const was = before ? traitsOf(before) : undefined;
    yield* this.#cities.get(ANY_CITY)?.found(change, is, was) ?? [];
    yield* this.#cities.get(after.c)?.found(change, is, before?.c === after.c ? was : undefined) ?? [];
  }
}
