import type { Migration } from '@pokriv/service-kit/migrations';
import { trusted } from 'mongoose';

import { announceChanged } from './announce-changed.ts';

/** Absent choices: the person gets the defaults. */
const neverChose = { silencedMails: trusted({ $exists: false }), isErasing: trusted({ $ne: true as const }) };

/** Resumable. */
export const fewerMails: Migration = {
  id: 16,
  name: 'people who never chose their mails get no confirmations of their own steps',
  up: (connection) => announceChanged(connection, neverChose),
};
