import { CLOSED_CONTACT_MONTHS } from '@pokriv/contracts/moderation/contact-states';
import { DECISIONS_YEARS } from '@pokriv/contracts/moderation/decision-kinds';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { monthsBefore } from '@pokriv/service-kit/months-before';

import type { ContactRepository } from '../contacts/contact.repository.ts';
import type { ReportRepository } from '../reports/report.repository.ts';

const BATCH = 100;

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
  let deleted = await contacts.purge(monthsBefore(now(), CLOSED_CONTACT_MONTHS));
  const before = monthsBefore(now(), 12 * DECISIONS_YEARS);
  for (;;) {
    const ids = await reports.decidedBefore(before, BATCH);
    for (const id of ids) {
      const isDeleted = await inTransaction(async (unit) => {
        const report = await reports.find(id, unit);
        // reopened or deleted meanwhile
        if (!report?.handledAt || report.handledAt >= before) return false;
        await reports.remove(report, unit);
        return true;
      });
      if (isDeleted) deleted += 1;
    }
    if (ids.length < BATCH) return deleted;
  }
}
