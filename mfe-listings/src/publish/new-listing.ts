import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { SessionUser } from '@pokriv/web-kit/session';

import type { DraftFields } from './draft-fields.ts';

type Company = NonNullable<SessionUser['company']>;

function commissionOf({ commissionPercent: percent, commissionAmount: amount }: Company): DraftFields {
  if (amount) return { commission: { type: 'amount', amount } };
  if (percent === undefined) return {};
  return { commission: percent === 0 ? { type: 'none' } : { type: 'percent', percent } };
}

function depositOf({ depositMonths: months, depositAmount: amount }: Company): DraftFields {
  if (amount) return { deposit: { type: 'amount', amount } };
  if (months === undefined) return {};
  return { deposit: months === 0 ? { type: 'none' } : { type: 'months', months } };
}

/** Defaults from an agency profile. */
function ofCompany({ company }: SessionUser): DraftFields {
  if (!company) return {};
  const { agencyName, eik } = company;
  return {
    advertiserType: 'agency',
    agencyName,
    ...(eik !== undefined && { eik }),
    ...commissionOf(company),
    ...depositOf(company),
  };
}

/** Defaults of a new listing: an apartment, available immediately, with the user's contacts and company. */
export function newListing(user: SessionUser): DraftFields {
  const { firstName, lastName, phone } = user;
  return {
    propertyType: 'apartment',
    availableFrom: sofiaDay(new Date()),
    contactName: `${firstName} ${lastName}`.trim(),
    contactPhone: phone ?? undefined,
    contactMethods: ['phone'],
    ...ofCompany(user),
  };
}
