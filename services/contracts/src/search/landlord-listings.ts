/** Shared by server and browser for a landlord's page. Free of zod. */
import type { PublicLandlord } from '../listing/public-landlord.ts';
import type { SearchParams } from './search.ts';

type Named = Pick<PublicLandlord, 'agencyName' | 'firstName' | 'lastName'>;

/** As the listings show it; undefined for a landlord without a name. */
export const publicName = ({ agencyName, firstName, lastName }: Named): string | undefined =>
  agencyName ?? ([firstName, lastName].filter(Boolean).join(' ') || undefined);

/** „Обяви на Мария Петрова“. */
export const landlordHeading = (name: string | undefined): string => `Обяви на ${name ?? 'наемодателя'}`;

/** Divisible by four, three and two columns. */
const PAGE_SIZE = '24';

export interface LandlordPage {
  sort?: SearchParams['sort'];
  page: number;
}

/** Reads the query of a landlord's page; what it does not know it drops. Pages count from 1. */
export const landlordPageNumber = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,3}$/u.test(text) ? Number(text) : 1;

/** The search behind a landlord's page: server and browser share one cached reply. */
export const landlordListings = (landlord: string, { sort, page }: LandlordPage): SearchParams => ({
  landlord,
  limit: PAGE_SIZE,
  page: String(page),
  ...(sort && { sort }),
});
