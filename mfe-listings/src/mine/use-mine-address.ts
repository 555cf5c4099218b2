import * as pages from '@pokriv/contracts/pages';
import { findCity } from '@pokriv/contracts/place/cities';
import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { myPropertiesSorts, type MyPropertiesSort } from '@pokriv/contracts/listing/property-options';
import { useSearchParams } from '@pokriv/web-kit/router';

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

const QUERY_MAX = 100;

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

export function useMineAddress() {
  const [params, setParams] = useSearchParams();
  const address = readMineAddress(params);
  const change = (part: Partial<MineAddress>): void =>
    setParams(writeMineAddress({ ...address, page: 1, ...part }), { replace: true });
  const pageHref = (page: number): string => {
    const search = writeMineAddress({ ...address, page }).toString();
    return search ? `${pages.myListings.path}?${search}` : pages.myListings.path;
  };
  return { address, change, pageHref };
}
export type ChangeAddress = ReturnType<typeof useMineAddress>['change'];
