import type { CallName } from '@pokriv/contracts/calls';
import type { StoredAuditEntry } from '@pokriv/moderation-service/audit/audit-entry.model';
import { storedEntry } from '@pokriv/moderation-service/audit/audit.repository';
import { contactAct } from '@pokriv/moderation-service/contacts/contact-act';
import type { StoredContact } from '@pokriv/moderation-service/contacts/contact.model';
import { reportAct } from '@pokriv/moderation-service/reports/report-act';
import type { StoredReport } from '@pokriv/moderation-service/reports/report.model';
import type { StoredEntry } from '@pokriv/property-service/listings/history.model';
import type { Act } from '@pokriv/service-kit/acts';

import { documentId } from './demo-reports.ts';
import { demoAccounts } from './people/people.ts';

/** Documentation address (RFC 5737). */
const OFFICE_IP = '192.0.2.24';

const callOf: Partial<Record<string, CallName>> = {
  approve: 'approveProperty',
  reject: 'rejectProperty',
  remove: 'removeProperty',
};

export const listingActs = (title: string, steps: readonly StoredEntry[]): StoredAuditEntry[] =>
  steps.flatMap(({ _id, listingId, action: step, from, to, at, reason, actorId }) => {
    const action = callOf[step];
    if (!action || actorId !== demoAccounts.admin.id) return [];
    const target = { kind: 'listing', id: listingId, label: title } as const;
    return [
      entry(_id, { action, at }, { target, before: { status: from }, after: { status: to, step }, reason }),
    ];
  });

/** Audit entries of a report; none while it is new. */
export function reportActs(report: StoredReport): StoredAuditEntry[] {
  const { _id, status, adminNotes, resolution, handledAt: at } = report;
  if (!at) return [];
  const act = reportAct(
    { ...report, status: 'pending' },
    { status, adminNotes, ...(resolution && { resolution }) },
  );
  return [entry(_id, { action: resolution ? 'resolveReport' : 'setReportStatus', at }, act)];
}

/** Audit entries of a contact message; none while it is new. */
export function contactActs(contact: StoredContact): StoredAuditEntry[] {
  const { _id, status, updatedAt: at } = contact;
  if (status === 'new') return [];
  return [
    entry(_id, { action: 'setContactStatus', at }, contactAct({ ...contact, status: 'new' }, { status })),
  ];
}

function entry(about: string, { action, at }: { action: CallName; at: Date }, act: Act): StoredAuditEntry {
  const { id, firstName, lastName } = demoAccounts.admin;
  const actor = { id, name: `${firstName} ${lastName}` };
  const nothing = { before: {}, after: {}, reason: null };
  return storedEntry(
    { ...nothing, ...act, actor, ip: OFFICE_IP, action, at: at.toISOString() },
    documentId(`act/${about}`, 0),
  );
}
