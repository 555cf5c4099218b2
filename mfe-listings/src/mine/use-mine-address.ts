import * as pages from '@pokriv/contracts/pages';
import { findCity } from '@pokriv/contracts/place/cities';
import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { myPropertiesSorts, type MyPropertiesSort } from '@pokriv/contracts/listing/property-options';
import { useEntryState, useSearchParams } from '@pokriv/web-kit/router';

export const mineViews = { cards: true, table: true } as const;
export type MineView = keyof typeof mineViews;

/** Tab, search, filter, order, page and view; all in the URL, so that Back and a reload keep them. */
export interface MineAddress {
  status: ListingStatus | undefined;
  query: string;
  city: string | undefined;
  sort: MyPropertiesSort;
  page: number;
  view: MineView | undefined;
}

/** Shows all but deleted listings. */
export const unfiltered = { status: undefined, query: '', city: undefined } satisfies Partial<MineAddress>;

const QUERY_MAX = 100;
const KEY = 'my-listings-filters';

function oneOf<Table extends object>(table: Table, value: string | null): keyof Table | undefined {
  return value !== null && Object.hasOwn(table, value) ? (value as keyof Table) : undefined;
}

export function readMineAddress(params: URLSearchParams): MineAddress {
  const page = Number(params.get('page') ?? 1);
  return {
    status: oneOf(listingStatuses, params.get('status')),
    query: (params.get('query') ?? '').trim().slice(0, QUERY_MAX),
    city: findCity(params.get('city') ?? '')?.id,
    sort: oneOf(myPropertiesSorts, params.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    view: oneOf(mineViews, params.get('view')),
  };
}

/** Default values are omitted. */
export function writeMineAddress({ status, query, city, sort, page, view }: MineAddress): URLSearchParams {
  return new URLSearchParams({
    ...(status && { status }),
    ...(query && { query }),
    ...(city && { city }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(view && { view }),
  });
}

/** Search words are not kept: after a while they only puzzle. */
const filtersOf = ({ status, city, sort }: MineAddress): string =>
  writeMineAddress({ status, city, sort, query: '', page: 1, view: undefined }).toString();

/** Query with the last filters of this tab; empty without any. */
export function readKeptFilters(): string {
  try {
    return filtersOf(readMineAddress(new URLSearchParams(sessionStorage.getItem(KEY) ?? '')));
  } catch {
    // Without storage every listing is shown.
    return '';
  }
}

function keepFilters(address: MineAddress): void {
  try {
    const filters = filtersOf(address);
    if (filters) sessionStorage.setItem(KEY, filters);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the filters last for this page.
  }
}

/** State of a history entry. */
export interface MineState {
  /** The kept filters that are its query. */
  restored: string;
  /** Shows a new listing whatever the kept filters. */
  isWhole: boolean;
}

export function useMineAddress() {
  const [params, setParams] = useSearchParams();
  const state = useEntryState<MineState>();
  const address = readMineAddress(params);
  const change = (part: Partial<MineAddress>): void => {
    const next = { ...address, page: 1, ...part };
    keepFilters(next);
    const isOwnChoice = 'status' in part || 'city' in part;
    setParams(writeMineAddress(next), { replace: true, state: isOwnChoice ? null : state });
  };
  const pageHref = (page: number): string => {
    const search = writeMineAddress({ ...address, page }).toString();
    return search ? `${pages.myListings.path}?${search}` : pages.myListings.path;
  };
  const restored = readMineAddress(new URLSearchParams(state?.restored ?? ''));
  const isNarrowed = address.status !== undefined || address.city !== undefined;
  return {
    address,
    change,
    pageHref,
    /** Whether listings are hidden by filters that this visit did not choose. */
    isRestored: isNarrowed && address.status === restored.status && address.city === restored.city,
  };
}
export type ChangeAddress = ReturnType<typeof useMineAddress>['change'];
