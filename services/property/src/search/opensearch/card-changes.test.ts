import { connectMongo } from '@pokriv/service-kit/mongo';
import { aDatabase, testMongoUrl } from '@pokriv/service-kit/testing';
import type { Connection } from 'mongoose';

import { MOST_CHANGES, watchCards } from './card-changes.repository.ts';

describe('changes of search cards', () => {
  let connection: Connection;

  beforeAll(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('card_changes'));
  });
  afterAll(async () => {
    await connection.db?.dropDatabase();
    await connection.close();
  });

  it('are read up to the last one while there are more, then up to the present', async () => {
    const changes = watchCards(connection);
    try {
      const opened = Date.now();
      expect(await changes.next()).toEqual([]);
      expect(changes.upTo.getTime()).toBeGreaterThanOrEqual(opened);

      const cards = Array.from({ length: MOST_CHANGES + 1 }, (_, at) => ({ _id: `card-${at}` }));
      await connection.collection<{ _id: string }>('search_cards').insertMany(cards);
      const inserted = Date.now();
      let read = 0;
      while (read < MOST_CHANGES) {
        const writes = (await changes.next()) ?? [];
        read += writes.length;
        if (writes.length === MOST_CHANGES) expect(changes.upTo.getTime()).toBeLessThanOrEqual(inserted);
      }
      const asked = Date.now();
      while (read < cards.length) read += (await changes.next())?.length ?? 0;
      expect(changes.upTo.getTime()).toBeGreaterThanOrEqual(asked);
    } finally {
      await changes.close();
    }
  });
});
