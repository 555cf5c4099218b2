import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { SessionUser } from '@pokriv/web-kit/session';

import type { DraftFields } from './draft-fields.ts';

/** Defaults of a new listing: an apartment, available at once, with the user's own contacts. */
export function newListing({ firstName, lastName, phone }: SessionUser): DraftFields {
  return {
    propertyType: 'apartment',
    availableFrom: sofiaDay(new Date()),
    contactName: `${firstName} ${lastName}`.trim() || undefined,
    contactPhone: phone ?? undefined,
    contactMethods: ['phone'],
  };
}
