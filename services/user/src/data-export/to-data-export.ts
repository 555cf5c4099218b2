import type { DataExport } from '@pokriv/contracts/account/data-export';

import type { StoredExport } from './data-export.model.ts';

const none: DataExport = { status: 'none', requestedAt: null, expiresAt: null, bytes: null };

/** Maps to the owner's view; an overdue archive is expired even before the purge. */
export function toDataExport(entry: StoredExport | null, now: Date): DataExport {
  if (!entry) return none;
  const { status, requestedAt, expiresAt, bytes } = entry;
  const isOver = status === 'ready' && expiresAt !== null && expiresAt <= now;
  return {
    status: isOver ? 'expired' : status,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    bytes: isOver ? null : bytes,
  };
}
