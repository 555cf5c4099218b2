import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';

import { archiveFile } from './archive-file.ts';
import type { DataExportDeps } from './data-export-deps.ts';
import { writeArchive, type ArchivePart } from './write-archive.ts';

const LINK_MS = 72 * 3_600_000;

type MakerDeps = Pick<DataExportDeps, 'accounts' | 'exports' | 'files' | 'now' | 'sources'>;

/**
 * Creates an archive; safe to retry after a crash. The file becomes visible when complete; one transaction stores the
 * record, the job's effect and the mail, so that only one mail is sent.
 */
export async function makeExport(
  deps: MakerDeps,
  { userId, exportId }: JobData<'data-export-requested'>,
  once: JobContext['once'],
): Promise<void> {
  const { accounts, exports, files, now } = deps;
  const [entry, account] = await Promise.all([exports.byId(exportId), accounts.byId(userId)]);
  if (entry?.status !== 'making' || !account) return;
  const { email, firstName, isEmailVerified } = account;
  const owner = { userId, ...(isEmailVerified && { email }) };
  const parts: ArchivePart[] = [];
  for (const source of deps.sources) parts.push({ source, data: await source.read(owner) });
  const { requestedAt } = entry;
  const bytes = await files.write(archiveFile(exportId), (target) =>
    writeArchive({ userId, requestedAt, parts }, target),
  );
  const readyAt = now();
  const expiresAt = new Date(readyAt.getTime() + LINK_MS);
  await once(async (unit) => {
    if (!(await exports.finish(exportId, { readyAt, expiresAt, bytes }, unit))) return;
    const fact = { email, firstName, exportId, expiresAt: expiresAt.toISOString() };
    await unit.announce('data-export-ready', fact);
  });
}
