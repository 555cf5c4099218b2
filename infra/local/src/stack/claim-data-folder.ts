import { withFileLock } from '@pokriv/deploy/with-file-lock';

import { placesIn } from '../data-folder.ts';
import { Failure } from '../failure.ts';
import { messages } from '../messages.ts';
import { readStack, type StackRecord } from './stack-record.ts';
import { saveRecord } from './save-record.ts';

/**
 * Prepares and writes the record of a new stack under a lock: one stack per data folder.
 * @throws Failure when one is already running
 */
export function claimDataFolder(dataDir: string, prepare: () => Promise<StackRecord>): Promise<StackRecord> {
  const { stack } = placesIn(dataDir);
  return withFileLock(stack, async () => {
    const other = readStack(dataDir);
    if (other) throw new Failure(messages.alreadyRuns(other.bffUrl));
    const record = await prepare();
    saveRecord(stack, record);
    return record;
  });
}
