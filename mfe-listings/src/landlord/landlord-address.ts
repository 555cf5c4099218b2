import type { PropertySort } from '@pokriv/contracts/listing/property-options';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { pageNumber } from '@pokriv/contracts/page-number';
import type { LandlordPage } from '@pokriv/contracts/search/landlord-listings';

import { offeredSorts } from '../search-address/offered-sorts.ts';
import { nothingSought } from '../search-address/search-state.ts';

/** Orders of a landlord's page, with their labels: its listings are not searched by words or metro. */
export const landlordSorts = offeredSorts(nothingSought);

const isSort = (text: string | null): text is PropertySort => landlordSorts.some(([sort]) => sort === text);

/** Unknown values give the first page in the default order. */
export function readLandlordPage(query: URLSearchParams): LandlordPage {
  const sort = query.get('sort');
  return { page: pageNumber(query.get('page')), ...(isSort(sort) && { sort }) };
}

export function landlordHref(id: string, { sort, page }: LandlordPage): string {
  const query = new URLSearchParams({ ...(sort && { sort }), ...(page > 1 && { page: String(page) }) });
  const text = query.toString();
  return pathTo(pages.landlord, id) + (text && `?${text}`);
}
