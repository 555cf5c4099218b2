import type { GeoPoint } from '@pokriv/contracts/listing/property-location';
import type { PropertySort } from '@pokriv/contracts/listing/property-options';
import type { Facets, MapQuery, MapReply, Relaxation, SearchQuery } from '@pokriv/contracts/search/search';
import type { Money } from '@pokriv/contracts/money';
import type { Pagination } from '@pokriv/contracts/zod-parts';

import type { Filters } from './listing-filters.ts';
import type { Vocabulary } from './words/respell.ts';

export type OrderAsked = { sort: PropertySort } | { sort: 'distance_asc'; near: GeoPoint };
export type PageAsked = Pick<SearchQuery, 'page' | 'limit' | 'cursor'> & OrderAsked;

export interface FoundPage {
  ids: string[];
  pagination: Pagination;
}

export interface FoundFacets {
  facets: Facets;
  /** Only for an empty result. */
  relaxed?: Relaxation[];
}

/** The listing whose neighbours are asked for. */
export interface Home {
  id: string;
  city: string | undefined;
  propertyType: string | undefined;
  /** Euro cents. */
  price: number;
  area: number;
  rooms: number | undefined;
  district: string | null;
}

/** Exact medians, and the quartiles of the rent for a square metre; null without listings. */
export interface Prices {
  count: number;
  medianPrice: Money | null;
  medianPerM2: Money | null;
  lowPerM2: Money | null;
  highPerM2: Money | null;
}

/**
 * What the service asks of an index of public listings. Engines give equal answers: the same ids in the same order.
 * Every question throws AppError UNAVAILABLE while the engine has no complete index.
 */
export interface SearchEngine {
  /** Whether questions are answered. */
  readonly isReady: boolean;
  /** Every change that the index does not have began after this time less `LONGEST_CHANGE_MS`; stable while it is. */
  readonly asOf: Date;
  /** One page with its exact total. @throws AppError BAD_REQUEST for an invalid cursor */
  page: (filters: Filters, asked: PageAsked) => Promise<FoundPage>;
  /** Counts of each choice; suggestions for an empty result. */
  facets: (filters: Filters) => Promise<FoundFacets>;
  /** Exact numbers of listings, one for each search. */
  count: (searches: readonly Filters[]) => Promise<number[]>;
  /** Pins and clusters within `filters.bbox`. */
  map: (filters: Filters & Pick<MapQuery, 'bbox' | 'zoom'>) => Promise<MapReply>;
  /** Ids of the nearest listings of the same city and type, without the home itself. */
  similar: (home: Home) => Promise<string[]>;
  prices: (filters: Filters) => Promise<Prices>;
  /** Reads with the word frequencies. @param read pure: may be called again with more words known */
  vocabulary: <Read>(read: (words: Vocabulary) => Read) => Promise<Read>;
  /** Indexes the stored cards of these listings: afterwards every question sees them. */
  refresh: (ids: readonly string[]) => Promise<void>;
  /** Like `refresh`, after another process has changed and refreshed these listings. */
  refreshChangedElsewhere: (ids: readonly string[]) => Promise<void>;
  /** Starts what the engine needs to become and stay ready. */
  start: () => { close: () => Promise<void> };
}
