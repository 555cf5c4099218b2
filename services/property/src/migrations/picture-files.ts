import type { Migration } from '@pokriv/service-kit/migrations';

const KEEP_REMOVED_S = 7200;

export const pictureFiles: Migration = {
  id: 5,
  name: 'indexes of pictures: who shows one, whose files are to be looked at, what was taken out',
  up: async (connection) => {
    await connection.collection('listings').createIndexes([
      { key: { 'images.id': 1 }, name: 'shows picture' },
      { key: { 'revision.images.id': 1 }, name: 'will show picture', sparse: true },
      { key: { deletedAt: 1 }, name: 'to purge', partialFilterExpression: { status: 'deleted' } },
    ]);
    await connection.collection('image_files').createIndexes([{ key: { checkAt: 1 }, name: 'due' }]);
    await connection.collection('removed_images').createIndexes([
      { key: { listing: 1 }, name: 'of listing' },
      { key: { at: 1 }, name: 'keep', expireAfterSeconds: KEEP_REMOVED_S },
    ]);
  },
};
