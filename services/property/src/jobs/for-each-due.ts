import { AppError } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';

import type { DueAfter, ListingRepository } from '../listings/listing.repository.ts';

const BATCH = 100;

interface Job {
  name: string;
  moment: 'expiresAt' | 'remindAt';
  listings: ListingRepository;
  now: () => Date;
  /** @returns whether it did anything */
  take: (due: DueAfter) => Promise<boolean>;
}

/**
 * Does something for every public listing for which a moment has come, each in a transaction of its own. Two processes that
 * run at once meet at the listing: the later one finds it done and goes on, as it does past one that fails.
 * @returns for how many something was done
 */
export async function forEachDue({ name, moment, listings, now, take }: Job): Promise<number> {
  let done = 0;
  let after: DueAfter | undefined;
  for (;;) {
    const batch = await listings.due(moment, now(), { after, limit: BATCH });
    for (const due of batch) {
      try {
        if (await take(due)) done += 1;
      } catch (error) {
        if (!(error instanceof AppError)) log.warn({ job: name, listing: due.id, err: error }, 'skipped');
      }
    }
    after = batch.at(-1);
    if (batch.length < BATCH) return done;
  }
}
