/** Landlord page, shared by server and browser. Free of zod. */
import type { PublicLandlord } from '../listing/public-landlord.ts';
import type { SearchParams } from './search.ts';

type Named = Pick<PublicLandlord, 'agencyName' | 'firstName' | 'lastName'>;

/** Name as on the listings; undefined without one. */
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

/** Search of a landlord's page; server and browser share one cached reply. */
export const landlordListings = (landlord: string, { sort, page }: LandlordPage): SearchParams => ({
  landlord,
  limit: PAGE_SIZE,
  page: String(page),
  ...(sort && { sort }),
});
