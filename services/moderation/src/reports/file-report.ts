import type { Actor } from '@pokriv/contracts/actor';
import { forbidden, notFound } from '@pokriv/contracts/errors';
import type { NewReport, Report } from '@pokriv/contracts/moderation/report';
import { hidingWeightAfter } from '@pokriv/contracts/moderation/report-states';
import type { Limit } from '@pokriv/service-kit/limits';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';
import { wordsOf } from '@pokriv/service-kit/words';
import { Types } from 'mongoose';

import type { ListingRef } from '../listing-refs/listing-ref.model.ts';
import type { ListingRefRepository } from '../listing-refs/listing-ref.repository.ts';
import { texts } from '../messages.ts';
import type { ReportRepository } from './report.repository.ts';
import { hidingWeight, networkKey, reporterWeight } from './reporter-weight.ts';

export interface FileReportDeps {
  inTransaction: InTransaction;
  reports: ReportRepository;
  listings: ListingRefRepository;
  reportsADay: Limit;
  networkSecret: string;
}

/** Public or recently public listings. */
const reportable: readonly string[] = ['active', 'paused', 'rented', 'expired', 'pending'];

/**
 * Reports a listing (spec §5, decisions §6): a receipt to the reporter, a notification to the admins.
 * @throws AppError NOT_FOUND, FORBIDDEN for the caller's own listing, ALREADY_REPORTED, RATE_LIMITED
 */
export async function fileReport(
  { inTransaction, reports, listings, reportsADay, networkSecret }: FileReportDeps,
  actor: Actor,
  report: NewReport,
  ip: string,
): Promise<Report> {
  const listing = await listings.find(report.propertyId);
  if (!listing || !reportable.includes(listing.status)) throw notFound(texts.listingNotFound);
  if (listing.ownerId === actor.id) throw forbidden(texts.ownListing);
  await reportsADay.take(actor.id);
  const now = new Date();
  const { id, firstName, lastName, email, isEmailVerified: isVerified, memberSince } = actor;
  return inTransaction(async (unit) => {
    const record = await reports.recordOf(id, unit);
    const filed = await reports.add(
      {
        _id: new Types.ObjectId().toHexString(),
        ...report,
        description: report.description ?? '',
        propertyTitle: listing.title,
        ownerId: listing.ownerId,
        status: 'pending',
        adminNotes: '',
        reporter: { id, firstName, lastName, email },
        isVerified,
        weight: reporterWeight({ isVerified, memberSince, ...record }, now),
        network: networkKey(ip, networkSecret),
        words: wordsOf(listing.title, report.reason, firstName, lastName, email),
        handledBy: null,
        handledAt: null,
        createdAt: now,
        updatedAt: now,
      },
      unit,
    );
    await unit.announce('report-filed', {
      listingId: listing._id,
      title: listing.title,
      reportId: filed.id,
      reportType: report.reportType,
      reason: report.reason,
      reporter: { email, firstName },
    });
    await unit.announce('listing-reported', { listingId: listing._id, userId: id });
    await hideIfReportedByMany({ reports, listings }, listing, unit);
    return filed;
  });
}

/** Returns a public listing to moderation when the weight of its reporters suffices (decisions §5). */
async function hideIfReportedByMany(
  { reports, listings }: Pick<FileReportDeps, 'reports' | 'listings'>,
  { _id: listingId, status, clearedAt, clearances = 0 }: ListingRef,
  unit: Unit,
): Promise<void> {
  if (status !== 'active') return;
  await listings.countReport(listingId, unit);
  const weight = hidingWeight(await reports.openOf(listingId, unit), clearedAt);
  if (weight < hidingWeightAfter(clearances)) return;
  await unit.announce('listing-recalled', {
    listingId,
    reason: texts.reportedByMany,
    by: 'system',
    actorId: null,
  });
}
