import type { Migration } from '@pokriv/service-kit/migrations';

export const avatars: Migration = {
  id: 5,
  name: 'avatars',
  up: async (connection) => {
    await connection
      .collection('accounts')
      .createIndex(
        { avatar: 1 },
        { name: 'avatar', partialFilterExpression: { avatar: { $type: 'string' } } },
      );
    await connection.collection('avatar_files').createIndex({ checkAt: 1 }, { name: 'check_at' });
  },
};
