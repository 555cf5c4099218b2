import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { unprocessable } from '@pokriv/contracts/errors';
import { leaseOfferAt } from '@pokriv/contracts/lease-offer';
import { LEASE_MONTHS_MOST } from '@pokriv/contracts/listing/today-rules';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { messages } from '../messages.ts';
import type { StoredListing } from './stored-listing.ts';

type Lease = Required<Pick<StoredListing, 'leaseEnd' | 'offerAt'>>;

const MONTH_DAYS = 31;

export const noLease: Lease = { leaseEnd: null, offerAt: null };

/**
 * The lease until a day in Sofia.
 * @throws AppError UNPROCESSABLE for a day that is not in the future, or too far
 */
export function leaseUntil(leaseEnd: string, now: Date): Lease {
  const today = sofiaDay(now);
  const refuse = (msg: string) => unprocessable([{ param: 'leaseEnd', msg }], msg);
  if (leaseEnd <= today) throw refuse(messages.listing.leaseOver);
  if (leaseEnd > addDays(today, LEASE_MONTHS_MOST * MONTH_DAYS)) throw refuse(messages.listing.leaseTooLong);
  return { leaseEnd, offerAt: leaseOfferAt(leaseEnd, now) };
}
