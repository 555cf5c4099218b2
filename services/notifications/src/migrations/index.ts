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
  {
    id: 4,
    name: 'browsers that show notes, and the notes of the quiet hours',
    up: async (connection) => {
      const ofPerson = { name: 'of a person' };
      await connection.collection('push_endpoints').createIndex({ userId: 1, createdAt: 1 }, ofPerson);
      const waiting = connection.collection('push_waiting');
      await waiting.createIndex({ dueAt: 1 }, { name: 'due' });
      await waiting.createIndex({ userId: 1 }, ofPerson);
      await waiting.createIndex({ expiresAt: 1 }, { name: 'expire', expireAfterSeconds: 0 });
    },
  },
];
