import type { SessionUser } from '@pokriv/web-kit/session';

import type { DraftFields } from './draft-fields.ts';

/** What most new listings begin with: a year's lease, and the landlord's own contacts. */
export function newListing({ firstName, lastName, phone }: SessionUser): DraftFields {
  return {
    minLeaseMonths: 12,
    contactName: `${firstName} ${lastName}`.trim() || undefined,
    contactPhone: phone ?? undefined,
    contactMethods: ['phone'],
  };
}
