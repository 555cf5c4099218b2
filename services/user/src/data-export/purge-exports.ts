import type { DataExportDeps } from './data-export-deps.ts';

/** An export unfinished after this time has failed; the person may request another. */
const GIVE_UP_MS = 2 * 3_600_000;

/**
 * Expires exports, first in the database, so that no link opens a file being deleted, then the files, including those
 * left by crashes. Idempotent and safe to run concurrently.
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
