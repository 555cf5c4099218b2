import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { dataFolder } from '../data-folder.ts';

/** Cache of downloaded programs, shared by the user's clones. */
export function toolCache(): string {
  const shared = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'pokriv');
  try {
    mkdirSync(shared, { recursive: true });
    return shared;
  } catch {
    // with a read-only home each clone has its own cache
    return join(dataFolder(), 'tools');
  }
}

/**
 * Fills a cache folder once: written to a draft beside it and renamed, so that interrupted and concurrent downloads
 * are harmless.
 */
export async function fillOnce(name: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const target = join(toolCache(), name);
  const draft = join(toolCache(), `.draft-${randomUUID()}`);
  mkdirSync(draft, { recursive: true });
  try {
    await fill(draft);
    await rename(draft, target).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    return target;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
