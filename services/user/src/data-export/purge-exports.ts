import type { StoredFile } from '@pokriv/service-kit/file-store/file-store';

import { archiveFile, exportOf } from './archive-file.ts';
import type { DataExportDeps } from './data-export-deps.ts';

/** An export unfinished after this time counts as failed; the person may request another. */
const GIVE_UP_MS = 2 * 3_600_000;

/**
 * Expires exports in the database first, so that no link opens a file being deleted, then deletes the files,
 * leftovers of crashes included. Idempotent and safe to run concurrently.
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
  const ids: string[] = [];
  for await (const { name } of files.list()) ids.push(exportOf(name));
  const live = await exports.live(ids);
  await files.remove(ids.filter((id) => !live.has(id)).map(archiveFile));
  await files.removeUnfinished(
    async ({ name, writtenAt }: StoredFile) =>
      writtenAt <= longAgo || (await exports.live([exportOf(name)])).size === 0,
  );
}
