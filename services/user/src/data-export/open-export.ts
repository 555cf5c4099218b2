import { DATA_EXPORT_LINK, DataExportLink } from '@pokriv/contracts/data-export';
import { AppError, notFound } from '@pokriv/contracts/errors';
import { openSignedText } from '@pokriv/service-kit/signed-text';

import { messages } from './messages.ts';
import type { StoredExport } from './data-export.model.ts';
import type { DataExportDeps } from './data-export-deps.ts';

const gone = () => new AppError({ code: 'GONE', message: messages.expired });

/**
 * The file that a mailed link leads to. Who has the link has the key: it is signed, names one export, and ends with it.
 * @throws AppError NOT_FOUND for a link that we did not make; GONE when its time is over
 */
export async function openExport({ exports, files, linkSecret, now }: DataExportDeps, token: string) {
  const signed = openSignedText(token, { purpose: DATA_EXPORT_LINK, secret: linkSecret });
  const link = DataExportLink.safeParse(signed);
  if (!link.success) throw notFound(messages.unknown);
  const { exportId, until } = link.data;
  if (until <= now().getTime()) throw gone();
  const entry = await exports.byId(exportId);
  if (!entry) throw notFound(messages.unknown);
  if (!isDownloadable(entry, now())) throw gone();
  const file = await files.open(exportId);
  if (!file) throw gone();
  return { ...file, madeAt: entry.requestedAt };
}

const isDownloadable = ({ status, expiresAt }: StoredExport, now: Date): boolean =>
  status === 'ready' && expiresAt !== null && expiresAt > now;
