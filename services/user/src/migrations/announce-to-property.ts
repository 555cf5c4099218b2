import type { Migration } from '@pokriv/service-kit/migrations';

import { announceAccounts } from './announce-accounts.ts';

/** Resumable. */
export const announceToProperty: Migration = {
  id: 14,
  name: 'the property service is told the addresses of all accounts, for alerts',
  up: (connection) => announceAccounts(connection, 'property'),
};
