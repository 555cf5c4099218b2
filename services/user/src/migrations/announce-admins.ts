import type { Migration } from '@pokriv/service-kit/migrations';

import { announceAccounts } from './announce-accounts.ts';

/** Resumable. */
export const announceAdmins: Migration = {
  id: 15,
  name: 'the moderation service is told the administrators, for appeals',
  release: '1.1.0',
  up: (connection) => announceAccounts(connection, 'moderation', { role: 'admin' }),
};
