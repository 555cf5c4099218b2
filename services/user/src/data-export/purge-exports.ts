import type { DataExportDeps } from './data-export-deps.ts';

/** A job that was not finished by then never will be: its person may ask again. */
const GIVE_UP_MS = 2 * 3_600_000;

/**
 * Ends what is over: first in the database, so that no link opens a file that is about to go, then the files, also those
 * that a process which died left behind. May run twice and in several processes at once.
 */
export async function purgeExports({
  exports,
  files,
  now,
}: Pick<DataExportDeps, 'exports' | 'files' | 'now'>): Promise<void> {
  const at = now();
  const longAgo = new Date(at.getTime() - GIVE_UP_MS);
  await exports.expire(at);
  await exports.giveUp(longAgo);
  const found = await files.list();
  const live = await exports.live(found.map(({ id }) => id));
  for (const { name, id, isWhole, writtenAt } of found) {
    const isAbandoned = !isWhole && writtenAt <= longAgo;
    if (isAbandoned || !live.has(id)) await files.remove(name);
  }
}
