import type { AdminWork } from '@pokriv/contracts/moderation/admin-work';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

export const someWork = (over: Partial<AdminWork> = {}): AdminWork => ({
  listings: { waiting: 26, late: 3, oldestAt: ago(30) },
  revisions: { waiting: 2, late: 0, oldestAt: ago(5) },
  reports: { waiting: 7, late: 0, oldestAt: ago(1) },
  threads: { waiting: 3, late: 0, oldestAt: ago(6) },
  contacts: { waiting: 4, late: 0, oldestAt: ago(30) },
  appeals: { waiting: 1, late: 0, oldestAt: ago(2) },
  roleRequests: { waiting: 0, late: 0, oldestAt: null },
  ...over,
});
