import type { StoredContact } from '@pokriv/moderation-service/contacts/contact.model';
import type { StoredReport } from '@pokriv/moderation-service/reports/report.model';
import type { Connection } from 'mongoose';

import { demoContacts } from '../data/demo-contacts.ts';
import type { DemoListing } from '../data/demo-listings.ts';
import { demoReports } from '../data/demo-reports.ts';
import { demoAccounts, type DemoPerson } from '../data/people/people.ts';
import { insertMissing } from './missing-ids.ts';

const REPORTS = 26;

/** Reports and messages to support. */
export async function writeModeration(
  moderation: Connection,
  { listings, tenants, now }: { listings: readonly DemoListing[]; tenants: readonly DemoPerson[]; now: Date },
): Promise<void> {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const reports = demoReports(REPORTS, { listingIds: [...byId.keys()], tenants, now }).map(
    (report): StoredReport => {
      const { id, listingId, reporter, ...rest } = report;
      const listing = byId.get(listingId);
      const handled = rest.status !== 'pending';
      return {
        _id: id,
        propertyId: listingId,
        propertyTitle: listing?.fields.title ?? '',
        ownerId: listing?.landlord.id ?? '',
        ...rest,
        reporter: {
          id: reporter.id,
          firstName: reporter.firstName,
          lastName: reporter.lastName,
          email: reporter.email,
        },
        handledBy: handled ? demoAccounts.admin.id : null,
        handledAt: handled ? rest.updatedAt : null,
      };
    },
  );
  const contacts = demoContacts(now).map(({ id, ...contact }): StoredContact => ({
    _id: id,
    ...contact,
    handledBy: contact.status === 'new' ? null : demoAccounts.admin.id,
  }));
  await insertMissing(moderation, 'reports', reports);
  await insertMissing(moderation, 'contacts', contacts);
}
