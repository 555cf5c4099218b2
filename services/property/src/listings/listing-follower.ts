import type { ListingAction } from '@pokriv/contracts/listing/listing-states';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { AllowanceLimits } from './allowance.repository.ts';
import type { StoredListing } from './stored-listing.ts';

/** What was done to a listing, for its history and the audit log. */
export interface Step {
  action: string;
  actorId: string;
  reason?: string;
  /** Names of the fields that the step changed. */
  changed?: string[];
  limits?: AllowanceLimits;
  /** Set for a step of the state table that no other event tells: the owner gets a mail about it. */
  move?: ListingAction;
}

/** A listing before and after a step. */
export interface ListingChange {
  before: StoredListing;
  after: StoredListing;
  step: Step;
  at: Date;
}

/**
 * What follows every change of a listing. Other folders implement followers, `app.ts` hands them in; each list runs in its
 * order. An error in the transaction undoes the change.
 */
export interface ListingFollowers {
  /** In the transaction, before the listing is stored: returns `after` as it is to be stored. */
  beforeStore: readonly ((change: ListingChange, unit: Unit) => Promise<StoredListing>)[];
  /** In the transaction, after the listing is stored. */
  afterStore: readonly ((change: ListingChange, unit: Unit) => Promise<void>)[];
  /** After the commit and before the reply; never throws. */
  afterCommit: readonly ((change: ListingChange) => Promise<void>)[];
}

/** Runs what follows a commit, for the caller that opened the transaction. */
export async function followCommit(
  { followers }: { followers: ListingFollowers },
  change: ListingChange,
): Promise<void> {
  for (const follow of followers.afterCommit) await follow(change);
}
