import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { SessionUser } from '@pokriv/web-kit/session';

import type { DraftFields } from './draft-fields.ts';

/** Defaults of a new listing: available at once, a year's lease, and the user's own contacts. */
export function newListing({ firstName, lastName, phone }: SessionUser): DraftFields {
  return {
    availableFrom: sofiaDay(new Date()),
    minLeaseMonths: 12,
    contactName: `${firstName} ${lastName}`.trim() || undefined,
    contactPhone: phone ?? undefined,
    contactMethods: ['phone'],
  };
}
