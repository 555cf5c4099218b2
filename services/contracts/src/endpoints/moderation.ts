import type { Schemas } from '../endpoint.ts';
import { Contact, ContactQuery, ContactStatusChange, NewContact } from '../contact.ts';
import { NewReport, Report, ReportQuery, ReportStatusChange } from '../report.ts';
import { ById, dataOf, Done, listOfData } from '../zod-parts.ts';

export const moderationEndpoints = {
  fileReport: { body: NewReport, reply: dataOf(Report), status: 201, summary: 'Докладване на обява' },
  listReports: { query: ReportQuery, reply: listOfData(Report), summary: 'Доклади' },
  listAdminReports: { query: ReportQuery, reply: listOfData(Report), summary: 'Доклади за администратора' },
  getReport: { params: ById, reply: dataOf(Report), summary: 'Един доклад' },
  setReportStatus: {
    params: ById,
    body: ReportStatusChange,
    reply: dataOf(Report),
    summary: 'Състояние на доклад',
  },
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
