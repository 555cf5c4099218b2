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
];
