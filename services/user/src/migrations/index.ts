import type { Migration } from '@pokriv/service-kit/migrations';

export const migrations: readonly Migration[] = [
  {
    id: 1,
    name: 'accounts',
    up: async (connection) => {
      await connection.collection('accounts').createIndexes([
        { key: { email: 1 }, name: 'email', unique: true },
        { key: { phone: 1 }, name: 'phone', unique: true, sparse: true },
      ]);
    },
  },
];
