import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';

import type { DataExportDeps } from './data-export-deps.ts';
import { writeArchive, type ArchivePart } from './write-archive.ts';

/** How long the mailed link works. */
const LINK_MS = 72 * 3_600_000;

type MakerDeps = Pick<DataExportDeps, 'accounts' | 'exports' | 'files' | 'now' | 'sources'>;

/**
 * The job that makes an archive. It may die at any line and is then done again from the start: the file gets its name
 * when it is whole, and the record, the effect of the job and the mail's fact are one transaction at the end, so that
 * there is one mail however often it was tried.
 */
export async function makeExport(
  deps: MakerDeps,
  { userId, exportId }: JobData<'data-export-requested'>,
  once: JobContext['once'],
): Promise<void> {
  const { accounts, exports, files, now } = deps;
  const [entry, account] = await Promise.all([exports.byId(exportId), accounts.byId(userId)]);
  // given up meanwhile, or its person was erased
  if (entry?.status !== 'making' || !account) return;
  const { email, firstName, isEmailVerified } = account;
  const owner = { userId, ...(isEmailVerified && { email }) };
  const parts: ArchivePart[] = [];
  for (const source of deps.sources) parts.push({ source, data: await source.read(owner) });
  const { requestedAt } = entry;
  const bytes = await files.write(exportId, (target) => writeArchive({ userId, requestedAt, parts }, target));
  const readyAt = now();
  const expiresAt = new Date(readyAt.getTime() + LINK_MS);
  await once(async (unit) => {
    if (!(await exports.finish(exportId, { readyAt, expiresAt, bytes }, unit))) return;
    const fact = { email, firstName, exportId, expiresAt: expiresAt.toISOString() };
    await unit.announce('data-export-ready', fact);
  });
}
