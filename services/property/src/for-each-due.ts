import { AppError } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';

const BATCH = 100;

/** A document for which a moment has come. */
export interface Due {
  at: Date;
  id: string;
}

/** Which batch to read: the first, or the one after a document. */
export interface DuePage {
  after: Due | undefined;
  limit: number;
}

interface Job {
  name: string;
  /** What is due now, in batches, the earliest first. */
  due: (page: DuePage) => Promise<Due[]>;
  /** @returns whether it did anything */
  take: (due: Due) => Promise<boolean>;
}

/**
 * Runs a job for everything that is due, each in a transaction of its own. Of two processes that run at once the later
 * one finds a document done and goes on, as it does past one that fails.
 * @returns for how many something was done
 */
export async function forEachDue({ name, due, take }: Job): Promise<number> {
  let done = 0;
  let after: Due | undefined;
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
