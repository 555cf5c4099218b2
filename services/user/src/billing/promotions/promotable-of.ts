import { conflict, forbidden, notFound } from '@pokriv/contracts/errors';
import { promotableStates } from '@pokriv/contracts/listing/promotions';

import { messages } from '../messages.ts';
import type { BillingListing } from './billing-listing.model.ts';

/** @throws AppError NOT_FOUND, FORBIDDEN for another owner's, CONFLICT in a state without promotions */
export function promotableOf(userId: string, listing: BillingListing | null): BillingListing {
  if (!listing) throw notFound(messages.listingMissing);
  if (listing.ownerId !== userId) throw forbidden(messages.listingNotYours);
  const states: readonly string[] = promotableStates;
  if (!states.includes(listing.status)) throw conflict(messages.listingNotPromotable);
  return listing;
}
