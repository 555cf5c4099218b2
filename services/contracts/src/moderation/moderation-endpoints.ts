import { z } from 'zod';

import type { Schemas } from '../endpoint.ts';
import { AuditEntry, AuditQuery } from './audit.ts';
import {
  Contact,
  ContactQuery,
  ContactReply,
  ContactStatusChange,
  ContactTable,
  NewContact,
} from './contact.ts';
import {
  NewReport,
  Report,
  ReportGroup,
  ReportGroupQuery,
  ReportHandling,
  ReportOverview,
  ReportQuery,
  ReportResolution,
  ReportStatusChange,
  ReportTable,
} from './report.ts';
import { ById, dataOf, Done, listOfData } from '../zod-parts.ts';

export const moderationEndpoints = {
  fileReport: { body: NewReport, reply: dataOf(Report), status: 201, summary: 'Сигнал за обява' },
  listReports: { query: ReportQuery, reply: listOfData(Report), summary: 'Сигнали' },
  listAdminReports: { query: ReportQuery, reply: listOfData(Report), summary: 'Сигнали за администратора' },
  getReport: { params: ById, reply: dataOf(Report), summary: 'Един сигнал' },
  readReportHandling: {
    params: ById,
    reply: dataOf(ReportHandling.nullable()),
    summary: 'Кой и кога е обработил сигнала',
  },
  setReportStatus: {
    params: ById,
    body: ReportStatusChange,
    reply: dataOf(Report),
    summary: 'Състояние на сигнал',
  },
  deleteReport: { params: ById, reply: Done, summary: 'Изтриване на сигнал' },
  readReportStats: { reply: dataOf(ReportOverview), summary: 'Обобщение на сигналите' },
  listReportGroups: {
    query: ReportGroupQuery,
    reply: listOfData(ReportGroup),
    summary: 'Отворени сигнали по обяви',
  },
  exportReports: { query: ReportTable, reply: z.unknown(), summary: 'Сигнали като CSV' },
  resolveReport: {
    params: ById,
    body: ReportResolution,
    reply: dataOf(Report),
    summary: 'Решение по сигнал',
  },
  listAudit: { query: AuditQuery, reply: listOfData(AuditEntry), summary: 'Дневник на действията' },
  exportAudit: {
    query: AuditQuery.omit({ page: true, limit: true }),
    reply: z.unknown(),
    summary: 'Дневник на действията като CSV',
  },
  exportContacts: { query: ContactTable, reply: z.unknown(), summary: 'Съобщения като CSV' },
  replyToContact: {
    params: ById,
    body: ContactReply,
    reply: dataOf(Contact),
    summary: 'Отговор по имейл',
  },
  deleteContact: { params: ById, reply: Done, summary: 'Изтриване на съобщение' },
  submitContact: { body: NewContact, reply: Done, status: 201, summary: 'Съобщение до екипа' },
  listContacts: { query: ContactQuery, reply: listOfData(Contact), summary: 'Съобщения' },
  getContact: { params: ById, reply: dataOf(Contact), summary: 'Едно съобщение' },
  setContactStatus: {
    params: ById,
    body: ContactStatusChange,
    reply: dataOf(Contact),
    summary: 'Състояние на съобщение',
  },
} as const satisfies Record<string, Schemas>;
