import * as pages from '@pokriv/contracts/pages';
import { listingStatuses, type ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { myPropertiesSorts, type MyPropertiesSort } from '@pokriv/contracts/listing/property-options';
import { useSearchParams } from '@pokriv/web-kit/router';

/** Tab, search, order and page; all in the URL, so that Back and a reload keep them. */
export interface MineAddress {
  status: ListingStatus | undefined;
  query: string;
  sort: MyPropertiesSort;
  page: number;
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
    sort: oneOf(myPropertiesSorts, params.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Default values are omitted. */
export function writeMineAddress({ status, query, sort, page }: MineAddress): URLSearchParams {
  return new URLSearchParams({
    ...(status && { status }),
    ...(query && { query }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
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
