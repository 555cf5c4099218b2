import { DATA_EXPORT_LINK, DataExportLink } from '@pokriv/contracts/account/data-export';
import { AppError, notFound } from '@pokriv/contracts/errors';
import { openSignedText } from '@pokriv/service-kit/signed-text';

import { archiveFile } from './archive-file.ts';
import { messages } from './messages.ts';
import type { StoredExport } from './data-export.model.ts';
import type { DataExportDeps } from './data-export-deps.ts';

/** Longer than the BFF's download timeout. */
const CLAIM_MS = 600_000;

const gone = (message: string) => new AppError({ code: 'GONE', message });

/**
 * Opens the file of a mailed link. The link is a signed bearer token for one export, valid once; a sign-out
 * everywhere, a new password or a suspension since the request invalidates it.
 * @returns the file, with callbacks for a complete and a broken download
 * @throws AppError NOT_FOUND for a forged link; GONE when it is used or expired; UNAVAILABLE without the file store
 */
export async function openExport(deps: DataExportDeps, token: string) {
  const { accounts, exports, files, linkSigning, now } = deps;
  const signed = openSignedText(token, { purpose: DATA_EXPORT_LINK, ...linkSigning });
  const link = DataExportLink.safeParse(signed);
  if (!link.success) throw notFound(messages.unknown);
  const { exportId, until } = link.data;
  if (until <= now().getTime()) throw gone(messages.expired);
  const entry = await exports.byId(exportId);
  if (!entry) throw notFound(messages.unknown);
  if (entry.status === 'downloaded') throw gone(messages.used);
  const account = await accounts.byId(entry.userId);
  const isClosed = !account || account.tokensValidAfter * 1000 > entry.requestedAt.getTime();
  if (isClosed || !isDownloadable(entry, now())) throw gone(messages.expired);
  if (!(await exports.claim(exportId, now(), new Date(now().getTime() - CLAIM_MS))))
    throw gone(messages.used);
  const file = await files.open(archiveFile(exportId)).catch(async (error: unknown) => {
    await exports.release(exportId);
    throw error;
  });
  if (!file) throw gone(messages.expired);
  return {
    ...file,
    madeAt: entry.requestedAt,
    finish: () => exports.markDownloaded(exportId),
    release: () => exports.release(exportId),
  };
}

const isDownloadable = ({ status, expiresAt }: StoredExport, now: Date): boolean =>
  status === 'ready' && expiresAt !== null && expiresAt > now;
