import type { JobData } from '@pokriv/contracts/jobs';
import { pictureOf } from '@pokriv/contracts/listing/remark-places';
import type { StatedFacts } from '@pokriv/contracts/moderation/decision';
import type { Unit } from '@pokriv/service-kit/mongo';

import { mailedListing } from '../listings/announce-to-owner.ts';
import { withRevision } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';

interface Stated {
  reason: string;
  decision: StatedFacts;
}

export const announceApproval = (listing: StoredListing, isRevision: boolean, unit: Unit): Promise<void> =>
  unit.announce('listing-approved', { ...mailedListing(listing), isRevision });

type ToldRemarks = NonNullable<JobData<'listing-rejected'>['remarks']>;

/** Pictures by their position in the owner's view; null for a removed picture. */
function toldRemarks(listing: StoredListing): ToldRemarks {
  const ids = withRevision(listing).images.map(({ id }) => id);
  return (listing.moderation.remarks ?? []).map(({ place, text }) => {
    const picture = pictureOf(place);
    const number = picture === undefined ? 0 : ids.indexOf(picture) + 1;
    return { field: picture === undefined ? place : 'images', picture: number || null, text };
  });
}

export const announceRejection = (
  listing: StoredListing,
  decision: Stated & { isRevision: boolean; wasPublic: boolean },
  unit: Unit,
): Promise<void> =>
  unit.announce('listing-rejected', {
    ...mailedListing(listing),
    ...decision,
    code: listing.moderation.code,
    remarks: toldRemarks(listing),
  });

export const announceRemoval = (listing: StoredListing, decision: Stated, unit: Unit): Promise<void> =>
  unit.announce('listing-removed', { ...mailedListing(listing), ...decision });

export const announceHiding = (listing: StoredListing, decision: Stated, unit: Unit): Promise<void> =>
  unit.announce('listing-hidden', { ...mailedListing(listing), ...decision });
