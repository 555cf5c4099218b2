import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';

import type { ListingReporterRepository } from './listing-reporter.repository.ts';

export interface NoteReporterDeps {
  listingReporters: ListingReporterRepository;
  erased: ErasedPeople;
  now: () => Date;
}

/** Stores the reporter of a listing, to exclude them from its alerts (design/alerts, Rules). */
export const noteReporter = (
  { listingReporters, erased, now }: NoteReporterDeps,
  fact: JobData<'listing-reported'>,
  { once }: Pick<JobContext, 'once'>,
): Promise<void> =>
  once(async (unit) => {
    if (!(await erased.is(fact.userId, unit))) await listingReporters.add(fact, now(), unit);
  });
