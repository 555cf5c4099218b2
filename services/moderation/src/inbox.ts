import type { JobHandlers } from '@pokriv/service-kit/consumer';

import type { AdminRefRepository } from './admins/admin-ref.repository.ts';
import type { AuditRepository } from './audit/audit.repository.ts';
import type { DecisionRepository } from './decisions/decision.repository.ts';
import { erasePerson, type ErasePersonDeps } from './erasure/erase-person.ts';
import type { ListingRefRepository } from './listing-refs/listing-ref.repository.ts';
import type { ReportRepository } from './reports/report.repository.ts';

interface InboxDeps extends ErasePersonDeps {
  listings: ListingRefRepository;
  reports: ReportRepository;
  audit: AuditRepository;
  decisions: DecisionRepository;
  admins: AdminRefRepository;
}

export const moderationInbox = (deps: InboxDeps): JobHandlers<'moderation'> => ({
  'listing-changed': (fact, { once }) => once((unit) => deps.listings.keep(fact, unit)),
  'account-changed': (fact, { once }) =>
    once(async (unit) => {
      await deps.reports.keepReporter(fact, unit);
      await deps.admins.keep(fact, unit);
    }),
  'restriction-decided': (fact, { once }) => once((unit) => deps.decisions.keep(fact, unit)),
  'admin-acted': (fact, { once }) => once((unit) => deps.audit.add(fact, unit)),
  'account-erasing': (fact, context) => erasePerson(deps, fact, context),
});
