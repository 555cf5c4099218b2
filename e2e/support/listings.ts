import type { PropertyCard } from '@pokriv/contracts/listing/property';
import type { ReplyOf } from '@pokriv/contracts/endpoints';
import type { SearchParams } from '@pokriv/contracts/search/search';

import { ask } from './api.ts';

export type Listing = ReplyOf<'getProperty'>['data'];

const PAGE = '50';
const HOUR_MS = 3_600_000;

export const countOf = async (query: SearchParams): Promise<number> =>
  (await ask('searchProperties', { query: { ...query, limit: '1' } })).pagination.total;

export async function findCards(query: SearchParams = {}): Promise<PropertyCard[]> {
  const cards: PropertyCard[] = [];
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await ask('searchProperties', {
      query: { ...query, limit: PAGE, page: String(page) },
    });
    cards.push(...data);
    if (!pagination.hasNext) return cards;
  }
}

export const readListing = async (id: string): Promise<Listing> =>
  (await ask('getProperty', { params: { id } })).data;

/**
 * The newest public listing of the demo data that fits, with all fields of its page. Listings of the last hour belong
 * to other journeys, which change them.
 * @throws Error when none fits
 */
export async function listingThat(fits: (listing: Listing) => boolean | Promise<boolean>): Promise<Listing> {
  const settled = ({ publishedAt }: PropertyCard) => Date.parse(publishedAt) < Date.now() - HOUR_MS;
  for (const { id } of (await findCards({ sort: 'newest' })).filter(settled)) {
    const listing = await readListing(id);
    if (await fits(listing)) return listing;
  }
  throw new Error(`no listing of the demo data fits ${fits.toString()}`);
}
