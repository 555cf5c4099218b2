import { landlordListings } from '@pokriv/contracts/search/landlord-listings';

import { readLandlordPage } from './landlord-address.ts';

/** Reads prefetched by the server. @param search query string, with or without its question mark */
export const landlordReads = (id: string, search: string) =>
  [
    { name: 'readLandlord', params: { id } },
    { name: 'searchProperties', query: landlordListings(id, readLandlordPage(new URLSearchParams(search))) },
  ] as const;
