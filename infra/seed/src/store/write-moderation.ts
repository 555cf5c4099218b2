import { AppError } from '@pokriv/contracts/errors';
import type { AdminRef } from '@pokriv/moderation-service/admins/admin-ref.model';
import type { StoredContact } from '@pokriv/moderation-service/contacts/contact.model';
import type { StoredReport } from '@pokriv/moderation-service/reports/report.model';
import { reportRepository } from '@pokriv/moderation-service/reports/report.repository';
import { wordsOf } from '@pokriv/service-kit/words';
import type { Connection } from 'mongoose';

import { contactActs, reportActs } from '../data/demo-acts.ts';
import { demoContacts } from '../data/demo-contacts.ts';
import type { DemoListing } from '../data/demo-listings.ts';
import { demoReports } from '../data/demo-reports.ts';
import { demoAccounts, type DemoPerson } from '../data/people/people.ts';
import { inTransaction } from './in-transaction.ts';
import { insertMissing, missingOf } from './missing-ids.ts';

const REPORTS = 26;

const resolutions = { resolved: 'warn_owner', dismissed: 'dismiss' } as const;

export async function writeModeration(
  moderation: Connection,
  { listings, tenants, now }: { listings: readonly DemoListing[]; tenants: readonly DemoPerson[]; now: Date },
): Promise<void> {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const reports = demoReports(REPORTS, { listingIds: [...byId.keys()], tenants, now }).map(
    (report): StoredReport => {
      const { id, listingId, reporter, ...rest } = report;
      const listing = byId.get(listingId);
      const { status, reason } = rest;
      const handled = status !== 'pending';
      const title = listing?.fields.title ?? '';
      return {
        _id: id,
        propertyId: listingId,
        propertyTitle: title,
        ownerId: listing?.landlord.id ?? '',
        ...rest,
        reporter: {
          id: reporter.id,
          firstName: reporter.firstName,
          lastName: reporter.lastName,
          email: reporter.email,
        },
        isVerified: reporter.isEmailVerified,
        words: wordsOf(title, reason, reporter.firstName, reporter.lastName, reporter.email),
        resolution: status === 'resolved' || status === 'dismissed' ? resolutions[status] : null,
        handledBy: handled ? demoAccounts.admin.id : null,
        handledAt: handled ? rest.updatedAt : null,
      };
    },
  );
  const contacts = demoContacts(now).map(({ id, ...contact }): StoredContact => ({
    _id: id,
    ...contact,
    words: wordsOf(contact.name, contact.email, contact.message),
    handledBy: contact.status === 'new' ? null : demoAccounts.admin.id,
  }));
  const { add } = reportRepository(moderation);
  for (const report of await missingOf(moderation, 'reports', reports))
    await inTransaction(moderation, (session) => add(report, { session })).catch(ignoreReported);
  await insertMissing(moderation, 'contacts', contacts);
  await insertMissing(
    moderation,
    'admin_refs',
    [demoAccounts.admin, demoAccounts.admin2].map(
      ({ id }) => ({ _id: id, isActive: true, version: 0 }) satisfies AdminRef,
    ),
  );
  await insertMissing(moderation, 'audit', [
    ...reports.flatMap(reportActs),
    ...contacts.flatMap(contactActs),
  ]);
}

/** Reported concurrently (a second run, the account's user): the existing report stays. */
function ignoreReported(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'ALREADY_REPORTED') throw error;
}
