import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';

import type { StoredListing } from '../listings/stored-listing.ts';

type OtherListing = Extract<RiskFlag, { kind: 'similar_picture' }>['other'];

export const otherListing = ({ _id, fields, status, landlord }: StoredListing): OtherListing => ({
  id: _id,
  title: fields.title ?? '',
  status,
  ownerName: `${landlord.firstName} ${landlord.lastName}`.trim(),
});
