import { log } from './log.ts';

const BATCH = 100;

interface Job {
  name: string;
  /** Ids of due documents, excluding ids already tried in this run. */
  due: (limit: number, seen: readonly string[]) => Promise<string[]>;
  take: (id: string) => Promise<boolean>;
}

/**
 * Runs a job for every due document, one transaction each. Concurrent runs skip finished documents; a failure
 * is logged and left to the next run.
 * @returns the number of changed documents
 */
export async function forEachDue({ name, due, take }: Job): Promise<number> {
  let done = 0;
  const failed: string[] = [];
  for (;;) {
    const batch = await due(BATCH, failed);
    for (const id of batch) {
      try {
        if (await take(id)) done += 1;
      } catch (error) {
        failed.push(id);
        log.warn({ job: name, id, err: error }, 'job: document failed, left to the next run');
      }
    }
    if (batch.length < BATCH) return done;
  }
}
