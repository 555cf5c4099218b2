import type { JobData } from '@pokriv/contracts/jobs';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { JobContext } from '@pokriv/service-kit/consumer';

import { listingOf } from '../listings/listing-of.ts';
import type { ListingRepository } from '../listings/listing.repository.ts';
import type { ListingDayRepository } from './listing-day.repository.ts';

export interface InquiryDeps {
  listings: ListingRepository;
  days: ListingDayRepository;
}

/** Counts an enquiry on the day of its first message, once per event; skips erased listings. */
export const countInquiry = (
  { listings, days }: InquiryDeps,
  { listingId, at }: JobData<'thread-started'>,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> =>
  once(async (unit) => {
    if (!(await listingOf({ listings }, listingId, unit))) return;
    await days.add([{ listing: listingId, day: sofiaDay(new Date(at)), counts: { inquiries: 1 } }], unit);
  });
