import type { Migration } from '@pokriv/service-kit/migrations';

export const assignments: Migration = {
  id: 27,
  name: 'assignments of the queue, and the administrators who may have one',
  up: async (connection) => {
    await connection
      .collection('assignments')
      .createIndex({ until: 1 }, { name: 'ended', expireAfterSeconds: 60 });
    await connection
      .collection('accounts')
      .createIndex({ isAdmin: 1 }, { name: 'admins', partialFilterExpression: { isAdmin: true } });
  },
};
