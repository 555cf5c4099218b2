import type { Connection } from 'mongoose';

import type { StoredAuditEntry } from '../audit/audit-entry.model.ts';
import type { StoredContact } from '../contacts/contact.model.ts';
import type { StoredReportGroup } from '../reports/report-group.model.ts';
import type { StoredReport } from '../reports/report.model.ts';

/** Untyped collections for migrations: current schemas reject older shapes. */
export const auditOf = (connection: Connection) => connection.collection<StoredAuditEntry>('audit');
export const contactsOf = (connection: Connection) => connection.collection<StoredContact>('contacts');
export const reportsOf = (connection: Connection) => connection.collection<StoredReport>('reports');
export const reportGroupsOf = (connection: Connection) =>
  connection.collection<StoredReportGroup>('report_groups');
