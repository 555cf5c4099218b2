import { AppError } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';

import type { DueAfter } from '../listings/listing.repository.ts';

const BATCH = 100;

interface Job {
  name: string;
  /** What is due now, in batches, the earliest first. */
  due: (page: { after: DueAfter | undefined; limit: number }) => Promise<DueAfter[]>;
  /** @returns whether it did anything */
  take: (due: DueAfter) => Promise<boolean>;
}

/**
 * Does something for everything for which a moment has come, each in a transaction of its own. Two processes that run at
 * once meet at what they change: the later one finds it done and goes on, as it does past one that fails.
 * @returns for how many something was done
 */
export async function forEachDue({ name, due, take }: Job): Promise<number> {
  let done = 0;
  let after: DueAfter | undefined;
  for (;;) {
    const batch = await due({ after, limit: BATCH });
    for (const one of batch) {
      try {
        if (await take(one)) done += 1;
      } catch (error) {
        if (!(error instanceof AppError)) log.warn({ job: name, id: one.id, err: error }, 'skipped');
      }
    }
    after = batch.at(-1);
    if (batch.length < BATCH) return done;
  }
}
