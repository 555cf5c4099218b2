import { toQueryString } from '../calls.ts';
import * as pages from '../pages.ts';

/** Per moderator. */
export const SAVED_FILTERS_MAX = 20;
export const FILTER_NAME_MAX = 40;

/** Pages of the administration whose address holds a filter. */
export const filterPages = {
  queue: pages.adminQueue,
  listings: pages.adminListings,
  reports: pages.adminReports,
  users: pages.adminUsers,
} as const;
export type FilterPage = keyof typeof filterPages;

/** Parameters of an address: `{ status: 'rejected' }`. */
export type AddressQuery = Readonly<Record<string, string>>;

export const filterAddress = (page: FilterPage, query: AddressQuery): string =>
  `${filterPages[page].path}${toQueryString(query)}`;
