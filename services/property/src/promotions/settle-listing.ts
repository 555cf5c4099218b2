import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { ListingChange } from '../listings/listing-follower.ts';
import type { ListingRepository } from '../listings/listing.repository.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { publishChange, type PublishDeps } from '../search/publish-change.ts';
import type { SearchCardRepository } from '../search/search-card.repository.ts';
import { giveBackCancelled } from './give-back.ts';
import { settlePromotions, type SettleDeps } from './settle-promotions.ts';

export interface SettleListingDeps extends SettleDeps, PublishDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  cards: SearchCardRepository;
}

export async function settleMoved(
  deps: SettleDeps,
  change: ListingChange,
  unit: Unit,
): Promise<StoredListing> {
  const { before, after } = change;
  if (before.status === after.status) return after;
  const isTakenBack = before.status === 'removed' && after.status !== 'deleted';
  if (isTakenBack) await giveBackCancelled(deps, change, unit);
  return settlePromotions(deps, after, unit);
}

export async function storePromoted(
  { listings, cards }: SettleListingDeps,
  listing: StoredListing,
  unit: Unit,
): Promise<void> {
  await listings.setPromotion(listing, unit);
  if (listing.status === 'active') await cards.follow(listing, unit);
}

export async function settleAdded(
  deps: SettleListingDeps,
  listing: StoredListing,
  unit: Unit,
): Promise<StoredListing> {
  const after = await settlePromotions(deps, listing, unit);
  // written even without a start: a concurrent step of the listing then conflicts and sees the new promotion
  await storePromoted(deps, after, unit);
  return after;
}

/** Invalidates the caches of a listing after a promotion's start or end; call it after the commit. */
export async function publishPromoted(
  deps: PublishDeps,
  { _id: id, status, fields }: StoredListing,
): Promise<void> {
  if (status === 'active') await publishChange(deps, [{ city: fields.location?.city ?? '', id }]);
}
