import { AppError } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';

const BATCH = 100;

export interface Due {
  at: Date;
  id: string;
}

export interface DuePage {
  after: Due | undefined;
  limit: number;
}

interface Job {
  name: string;
  due: (page: DuePage) => Promise<Due[]>;
  take: (due: Due) => Promise<boolean>;
}

/**
 * Runs a job for every due document, one transaction each. Concurrent runs skip finished documents; a failure
 * is logged and skipped.
 * @returns the number of changed documents
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
        if (!(error instanceof AppError))
          log.warn({ job: name, id: one.id, err: error }, 'job: document failed, skipped');
      }
    }
    after = batch.at(-1);
    if (batch.length < BATCH) return done;
  }
}
