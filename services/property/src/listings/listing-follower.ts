import type { ListingAction } from '@pokriv/contracts/listing/listing-states';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { AllowanceLimits } from './allowance.repository.ts';
import type { StoredListing } from './stored-listing.ts';

export interface Step {
  action: string;
  actorId: string;
  reason?: string;
  changed?: string[];
  limits?: AllowanceLimits;
  /** Set for a step of the state table without an event of its own: the owner gets a mail. */
  move?: ListingAction;
}

export interface ListingChange {
  before: StoredListing;
  after: StoredListing;
  step: Step;
  at: Date;
}

/**
 * Hooks for every change of a listing, each list in order. Other folders implement them, `app.ts` injects
 * them. An error inside the transaction rolls the change back.
 */
export interface ListingFollowers {
  /** In the transaction, before storing; returns the `after` to store. */
  beforeStore: readonly ((change: ListingChange, unit: Unit) => Promise<StoredListing>)[];
  afterStore: readonly ((change: ListingChange, unit: Unit) => Promise<void>)[];
  /** After the commit and before the reply; never throws. */
  afterCommit: readonly ((change: ListingChange) => Promise<void>)[];
}

export async function followCommit(
  { followers }: { followers: ListingFollowers },
  change: ListingChange,
): Promise<void> {
  for (const follow of followers.afterCommit) await follow(change);
}
