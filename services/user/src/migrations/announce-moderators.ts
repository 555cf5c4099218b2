import type { Migration } from '@pokriv/service-kit/migrations';

import { announceChanged } from './announce-changed.ts';

/** In a new version: the property service knows the present one without the role. Resumable. */
export const announceModerators: Migration = {
  id: 20,
  name: 'the property service is told the administrators, for assignments of the queue',
  up: (connection) => announceChanged(connection, { role: 'admin' }),
};
