import { addDays, instantFrom } from '@pokriv/contracts/conversation/sofia-time';
import { unprocessable } from '@pokriv/contracts/errors';
import { LEASE_MONTHS_MOST, LEASE_OFFER_DAYS } from '@pokriv/contracts/listing/today-rules';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { messages } from '../messages.ts';
import type { StoredListing } from './stored-listing.ts';

type Lease = Required<Pick<StoredListing, 'leaseEnd' | 'offerAt'>>;

const OFFER_CLOCK = '09:00';
const MONTH_DAYS = 31;

export const noLease: Lease = { leaseEnd: null, offerAt: null };

/**
 * The lease that ends on a day in Sofia. A short one is not mailed about: its owner has told of it within the
 * `LEASE_OFFER_DAYS`.
 * @throws AppError UNPROCESSABLE for a day that is not ahead, or too far
 */
export function leaseUntil(leaseEnd: string, now: Date): Lease {
  const today = sofiaDay(now);
  const refuse = (msg: string) => unprocessable([{ param: 'leaseEnd', msg }], msg);
  if (leaseEnd <= today) throw refuse(messages.listing.leaseOver);
  if (leaseEnd > addDays(today, LEASE_MONTHS_MOST * MONTH_DAYS)) throw refuse(messages.listing.leaseTooLong);
  const offerAt = instantFrom({ date: addDays(leaseEnd, -LEASE_OFFER_DAYS), clock: OFFER_CLOCK });
  return { leaseEnd, offerAt: offerAt > now ? offerAt : null };
}
