import { readFile } from 'node:fs/promises';

import { writeFileAtomically } from '@pokriv/service-kit/write-file-atomically';

import type { Account, OobCode } from './emulator-client.ts';

export interface Snapshot {
  users: Account[];
  oobCodes: OobCode[];
  /** mailed code → its replacement in the current emulator */
  aliases: Record<string, string>;
}

export const EMPTY_SNAPSHOT: Snapshot = { users: [], oobCodes: [], aliases: {} };

export async function readSnapshot(path: string): Promise<Snapshot> {
  try {
    return { ...EMPTY_SNAPSHOT, ...(JSON.parse(await readFile(path, 'utf8')) as Partial<Snapshot>) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY_SNAPSHOT;
    throw error;
  }
}

export const writeSnapshot = (path: string, snapshot: Snapshot): Promise<void> =>
  writeFileAtomically(path, JSON.stringify(snapshot));
