import { CLOSED_CONTACT_MONTHS } from '@pokriv/contracts/moderation/contact-states';
import { DECISIONS_YEARS } from '@pokriv/contracts/moderation/decision-kinds';
import { forEachDue } from '@pokriv/service-kit/for-each-due';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { monthsBefore } from '@pokriv/service-kit/months-before';

import type { ContactRepository } from '../contacts/contact.repository.ts';
import type { ReportRepository } from '../reports/report.repository.ts';

export interface PurgeDeps {
  inTransaction: InTransaction;
  contacts: ContactRepository;
  reports: ReportRepository;
  now: () => Date;
}

/**
 * Deletes contact messages two years after they are closed, and reports three years after their decision, with
 * their counts. Idempotent and safe to run concurrently.
 * @returns the number of deleted records
 */
export async function purgeClosed({ inTransaction, contacts, reports, now }: PurgeDeps): Promise<number> {
  const messages = await contacts.purge(monthsBefore(now(), CLOSED_CONTACT_MONTHS));
  const before = monthsBefore(now(), 12 * DECISIONS_YEARS);
  const decided = await forEachDue({
    name: 'purge-closed',
    due: (limit, seen) => reports.decidedBefore(before, { limit, seen }),
    take: (id) =>
      inTransaction(async (unit) => {
        const report = await reports.find(id, unit);
        // reopened or deleted meanwhile
        if (!report?.handledAt || report.handledAt >= before) return false;
        await reports.remove(report, unit);
        return true;
      }),
  });
  return messages + decided;
}
