import type { ReplyOf } from '@pokriv/contracts/endpoints';
import type { AppError } from '@pokriv/contracts/errors';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import type { SessionUser } from '@pokriv/web-kit/session';

import { cardTexts } from './card/messages.ts';

export type Listing = ReplyOf<'getProperty'>['data'];

export const isOwnView = (listing: Listing): listing is OwnProperty => 'version' in listing;

/** No longer there, never there, or not an id: reading it again does not help. */
export const isMissing = ({ code }: AppError): boolean =>
  code === 'GONE' || code === 'NOT_FOUND' || code === 'BAD_REQUEST';

/** Rented or expired: the page stays for a while, without contacts (decisions §4). */
export const isOver = ({ status }: Listing): boolean => status === 'rented' || status === 'expired';

/** Visible to every visitor. */
export const isPublic = (listing: Listing): boolean => listing.status === 'active' || isOver(listing);

export const managesListing = (user: SessionUser | undefined, { landlord }: Listing): boolean =>
  user !== undefined && (user.role === 'admin' || user.id === landlord.id);

export function landlordName({ landlord }: Pick<Listing, 'landlord'>): string {
  return [landlord?.firstName, landlord?.lastName].filter(Boolean).join(' ') || cardTexts.landlord;
}
