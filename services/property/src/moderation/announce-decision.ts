import type { StatedFacts } from '@pokriv/contracts/moderation/decision';
import type { Unit } from '@pokriv/service-kit/mongo';

import { mailedListing } from '../listings/announce-to-owner.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

interface Stated {
  reason: string;
  decision: StatedFacts;
}

export const announceApproval = (listing: StoredListing, isRevision: boolean, unit: Unit): Promise<void> =>
  unit.announce('listing-approved', { ...mailedListing(listing), isRevision });

export const announceRejection = (
  listing: StoredListing,
  decision: Stated & { isRevision: boolean; wasPublic: boolean },
  unit: Unit,
): Promise<void> =>
  unit.announce('listing-rejected', {
    ...mailedListing(listing),
    ...decision,
    code: listing.moderation.code,
  });

export const announceRemoval = (listing: StoredListing, decision: Stated, unit: Unit): Promise<void> =>
  unit.announce('listing-removed', { ...mailedListing(listing), ...decision });

export const announceHiding = (listing: StoredListing, decision: Stated, unit: Unit): Promise<void> =>
  unit.announce('listing-hidden', { ...mailedListing(listing), ...decision });
