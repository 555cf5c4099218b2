import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { SessionUser } from '@pokriv/web-kit/session';

import type { DraftFields } from './draft-fields.ts';

/** What the profile of an agency knows of every new listing. */
function ofCompany({ company }: SessionUser): DraftFields {
  if (!company) return {};
  const { agencyName, eik, commissionPercent: percent, depositMonths: months } = company;
  return {
    advertiserType: 'agency',
    agencyName,
    ...(eik !== undefined && { eik }),
    ...(percent !== undefined && {
      commission: percent === 0 ? { type: 'none' } : { type: 'percent', percent },
    }),
    ...(months !== undefined && { deposit: months === 0 ? { type: 'none' } : { type: 'months', months } }),
  };
}

/** Defaults of a new listing: an apartment, available at once, with the user's own contacts and company. */
export function newListing(user: SessionUser): DraftFields {
  const { firstName, lastName, phone } = user;
  return {
    propertyType: 'apartment',
    availableFrom: sofiaDay(new Date()),
    contactName: `${firstName} ${lastName}`.trim() || undefined,
    contactPhone: phone ?? undefined,
    contactMethods: ['phone'],
    ...ofCompany(user),
  };
}
