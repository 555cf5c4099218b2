import { AppError, notFound } from '@pokriv/contracts/errors';
import type { LimitRule } from '@pokriv/service-kit/limits';
import { Types } from 'mongoose';

import { messages as accountMessages } from '../messages.ts';
import type { StoredExport } from './data-export.model.ts';
import { ExportUnderWay } from './data-export.repository.ts';
import type { DataExportDeps } from './data-export-deps.ts';
import { messages } from './messages.ts';

/**
 * Requests an archive; returns a running request, if any. The rate limit counts stored requests, so such a call is
 * free.
 * @throws AppError NOT_FOUND without a profile; RATE_LIMITED after too many a day
 */
export async function requestExport(deps: DataExportDeps, userId: string): Promise<StoredExport> {
  const underWay = await deps.exports.underWay(userId);
  if (underWay) return underWay;
  if (!(await deps.accounts.byId(userId))) throw notFound(accountMessages.profileMissing);
  const now = deps.now();
  await assertAllowed(deps, userId, now);
  const entry: StoredExport = {
    _id: new Types.ObjectId().toHexString(),
    userId,
    status: 'making',
    requestedAt: now,
    readyAt: null,
    expiresAt: null,
    bytes: null,
  };
  try {
    await deps.inTransaction(async (unit) => {
      await deps.exports.add(entry, unit);
      await unit.announce('data-export-requested', { userId, exportId: entry._id });
    });
    return entry;
  } catch (error) {
    if (!(error instanceof ExportUnderWay)) throw error;
    return (await deps.exports.newest(userId)) ?? entry;
  }
}

async function assertAllowed(
  { exports, limit }: { exports: DataExportDeps['exports']; limit: LimitRule },
  userId: string,
  now: Date,
): Promise<void> {
  const window = limit.seconds * 1000;
  const recent = await exports.since(userId, new Date(now.getTime() - window));
  const [earliest] = recent;
  if (!earliest || recent.length < limit.points) return;
  const opensAt = recent[recent.length - limit.points] ?? earliest;
  const retryAfter = Math.max(1, Math.ceil((opensAt.requestedAt.getTime() + window - now.getTime()) / 1000));
  throw new AppError({ code: 'RATE_LIMITED', message: messages.tooMany(retryAfter), retryAfter });
}
