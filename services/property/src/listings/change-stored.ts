import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import { assertContentApproved } from './approval.ts';
import { followCommit, type ListingChange, type ListingFollowers, type Step } from './listing-follower.ts';
import { listingWords } from './listing-words.ts';
import type { ListingRepository } from './listing.repository.ts';
import { ownerQuality } from './owner-quality.ts';
import type { StoredListing } from './stored-listing.ts';

export interface ChangeDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  followers: ListingFollowers;
  now: () => Date;
}

export interface Decision extends Omit<Step, 'actorId'> {
  after: StoredListing;
}
export type Decide = (listing: StoredListing, unit: Unit) => Promise<Decision> | Decision;

/**
 * Reads a listing, applies `decide`, stores the result and runs the followers in one transaction; the `afterCommit`
 * followers run after it.
 * @throws AppError NOT_FOUND, CONFLICT, those of `decide` and the followers; Error when public content is not approved
 */
export async function changeStored(
  deps: ChangeDeps,
  id: string,
  actorId: string,
  decide: Decide,
): Promise<StoredListing> {
  const change = await deps.inTransaction(async (unit) => {
    const before = await deps.listings.get(id, unit);
    return storeDecision(deps, { before, decision: await decide(before, unit), actorId }, unit);
  });
  await followCommit(deps, change);
  return change.after;
}

/**
 * The part of `changeStored` inside the transaction, for callers with their own transaction; they call `followCommit`
 * after the commit.
 */
export async function storeDecision(
  deps: Pick<ChangeDeps, 'listings' | 'followers' | 'now'>,
  { before, decision, actorId }: { before: StoredListing; decision: Decision; actorId: string },
  unit: Unit,
): Promise<ListingChange> {
  const { after: decided, ...made } = decision;
  const { listings, followers } = deps;
  const base = { before, step: { ...made, actorId }, at: deps.now() };
  let after = decided;
  for (const prepare of followers.beforeStore) after = await prepare({ ...base, after }, unit);
  after = {
    ...after,
    version: before.version + 1,
    updatedAt: base.at,
    words: listingWords(after.fields, after.landlord),
    qualityScore: ownerQuality(after).score,
  };
  assertContentApproved(after);
  await listings.replace(after, before.version, unit);
  const change = { ...base, after };
  for (const follow of followers.afterStore) await follow(change, unit);
  return change;
}
