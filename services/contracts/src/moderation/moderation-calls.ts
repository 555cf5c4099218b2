import type { Call } from '../call.ts';
import { admins } from '../role-groups.ts';

/** Reports and contact messages (spec §7). */
export const moderationCalls = {
  fileReport: { method: 'post', path: '/reports', owner: 'moderation', access: 'signed-in' },
  listReports: { method: 'get', path: '/reports', owner: 'moderation', access: admins },
  listAdminReports: { method: 'get', path: '/admin/reports', owner: 'moderation', access: admins },
  getReport: { method: 'get', path: '/reports/:id', owner: 'moderation', access: admins },
  readReportHandling: {
    method: 'get',
    path: '/admin/reports/:id/handling',
    owner: 'moderation',
    access: admins,
  },
  setReportStatus: { method: 'put', path: '/reports/:id/status', owner: 'moderation', access: admins },
  deleteReport: { method: 'delete', path: '/reports/:id', owner: 'moderation', access: admins },
  readReportStats: { method: 'get', path: '/reports/stats/overview', owner: 'moderation', access: admins },
  listReportGroups: { method: 'get', path: '/admin/reports/groups', owner: 'moderation', access: admins },
  exportReports: {
    method: 'get',
    path: '/admin/reports/table.csv',
    owner: 'moderation',
    access: admins,
    isFile: true,
  },
  resolveReport: { method: 'put', path: '/admin/reports/:id/resolve', owner: 'moderation', access: admins },
  listAudit: { method: 'get', path: '/admin/audit', owner: 'moderation', access: admins },
  exportAudit: {
    method: 'get',
    path: '/admin/audit/table.csv',
    owner: 'moderation',
    access: admins,
    isFile: true,
  },
  exportContacts: {
    method: 'get',
    path: '/contacts/table.csv',
    owner: 'moderation',
    access: admins,
    isFile: true,
  },
  replyToContact: { method: 'post', path: '/contacts/:id/reply', owner: 'moderation', access: admins },
  deleteContact: { method: 'delete', path: '/contacts/:id', owner: 'moderation', access: admins },
  submitContact: { method: 'post', path: '/contacts/submit', owner: 'moderation', access: 'public' },
  listContacts: { method: 'get', path: '/contacts', owner: 'moderation', access: admins },
  getContact: { method: 'get', path: '/contacts/:id', owner: 'moderation', access: admins },
  setContactStatus: { method: 'patch', path: '/contacts/:id/status', owner: 'moderation', access: admins },
} as const satisfies Record<string, Call>;
