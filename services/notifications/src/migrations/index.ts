import type { Migration } from '@pokriv/service-kit/migrations';

export const migrations: readonly Migration[] = [
  {
    id: 1,
    name: 'recipients by role',
    up: async (connection) => {
      await connection.collection('recipients').createIndex({ role: 1 }, { name: 'role' });
    },
  },
  {
    id: 2,
    name: 'recipients by address',
    up: async (connection) => {
      await connection.collection('recipients').createIndex({ email: 1 }, { name: 'email' });
    },
  },
  {
    id: 3,
    name: 'hours of reports, kept for a month',
    up: async (connection) => {
      const expire = { name: 'expire', expireAfterSeconds: 30 * 86_400 };
      await connection.collection('report_hours').createIndex({ at: 1 }, expire);
      await connection.collection('counted_reports').createIndex({ at: 1 }, expire);
    },
  },
];
