import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { ListingChange } from '../listings/listing-follower.ts';
import type { ListingRepository } from '../listings/listing.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { publishChange, type PublishDeps } from '../search/publish-change.ts';
import type { SearchCardRepository } from '../search/search-card.repository.ts';
import { settlePromotions, type SettleDeps } from './settle-promotions.ts';

/** What works with a listing's place among the promoted ones. */
export interface PlaceDeps extends SettleDeps, PublishDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  cards: SearchCardRepository;
}

/** Settles the promotions of a listing whose state changes. */
export async function settleMoved(
  deps: SettleDeps,
  { before, after }: ListingChange,
  unit: Unit,
): Promise<StoredListing> {
  return before.status === after.status ? after : settlePromotions(deps, after, unit);
}

/** Stores a listing's place among the promoted ones, and the card that shows it. */
export async function storePlace(
  { listings, cards }: PlaceDeps,
  listing: StoredListing,
  unit: Unit,
): Promise<void> {
  await listings.setPromotion(listing, unit);
  if (listing.status === 'active') await cards.follow(listing, unit);
}

/** Settles the promotions of a listing to which one was added just now. */
export async function settleAdded(
  deps: PlaceDeps,
  listing: StoredListing,
  unit: Unit,
): Promise<StoredListing> {
  const after = await settlePromotions(deps, listing, unit);
  // even when nothing starts: a step of the listing at the same moment has to see the new one, or this to see the step
  await storePlace(deps, after, unit);
  return after;
}

/** Tells the caches of a listing whose promotion began or ended, after the commit. */
export async function publishPlace(
  deps: PublishDeps,
  { _id: id, status, fields }: StoredListing,
): Promise<void> {
  if (status === 'active') await publishChange(deps, [{ city: fields.location?.city ?? '', id }]);
}
