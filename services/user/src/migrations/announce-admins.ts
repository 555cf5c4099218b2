import type { Migration } from '@pokriv/service-kit/migrations';

import { announceAccounts } from './announce-accounts.ts';

/** Resumable. */
export const announceAdmins: Migration = {
  id: 15,
  name: 'the moderation service is told the administrators, for appeals',
  up: (connection) => announceAccounts(connection, 'moderation', { role: 'admin' }),
};
