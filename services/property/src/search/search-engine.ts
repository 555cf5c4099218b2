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

/** Reference listing of a search for similar ones. */
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

/** Exact medians, and the quartiles of the rent per square metre; null without listings. */
export interface Prices {
  count: number;
  medianPrice: Money | null;
  medianPerM2: Money | null;
  lowPerM2: Money | null;
  highPerM2: Money | null;
}

/**
 * An index of public listings. Engines are equivalent: the same ids in the same order. Every call throws
 * AppError UNAVAILABLE while the engine has no complete index.
 */
export interface SearchEngine {
  /** Whether the index is complete. */
  readonly isReady: boolean;
  /**
   * Changes missing from the index began after this time less `LONGEST_CHANGE_MS`; stable while the index is.
   */
  readonly asOf: Date;
  /** One page with its exact total. @throws AppError BAD_REQUEST for an invalid cursor */
  page: (filters: Filters, asked: PageAsked) => Promise<FoundPage>;
  /** Counts of each choice; suggestions for an empty result. */
  facets: (filters: Filters) => Promise<FoundFacets>;
  /** Exact counts, one for each search. */
  count: (searches: readonly Filters[]) => Promise<number[]>;
  /** Pins and clusters within `filters.bbox`. */
  map: (filters: Filters & Pick<MapQuery, 'bbox' | 'zoom'>) => Promise<MapReply>;
  /** Ids of the nearest listings of the same city and type, without the home itself. */
  similar: (home: Home) => Promise<string[]>;
  prices: (filters: Filters) => Promise<Prices>;
  /**
   * Passes the word frequencies.
   * @param read pure: may be called again with more words
   */
  vocabulary: <Read>(read: (words: Vocabulary) => Read) => Promise<Read>;
  /** Indexes the stored cards of these listings; later calls see them. */
  refresh: (ids: readonly string[]) => Promise<void>;
  /** `refresh` after a change and refresh by another process. */
  refreshChangedElsewhere: (ids: readonly string[]) => Promise<void>;
  start: () => { close: () => Promise<void> };
}
