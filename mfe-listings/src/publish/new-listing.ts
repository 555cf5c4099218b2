import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { SessionUser } from '@pokriv/web-kit/session';

import type { DraftFields } from './draft-fields.ts';

/** What most new listings begin with: free at once for a year's lease, and the landlord's own contacts. */
export function newListing({ firstName, lastName, phone }: SessionUser): DraftFields {
  return {
    availableFrom: sofiaDay(new Date()),
    minLeaseMonths: 12,
    contactName: `${firstName} ${lastName}`.trim() || undefined,
    contactPhone: phone ?? undefined,
    contactMethods: ['phone'],
  };
}
