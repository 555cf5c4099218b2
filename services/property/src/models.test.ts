import type { Connection } from 'mongoose';

import { models } from './models.ts';
import { startProperty, type TestProperty } from './testing/start-property.ts';

/** The service kit's own collections. */
const ofKit = ['effects', 'erased', 'idempotency', 'image_files', 'migrations', 'outbox'];
const noDifference = { toDrop: [], toCreate: [] };

const collectionsOf = async ({ db }: Connection) =>
  (await db?.listCollections({}, { nameOnly: true }).toArray())?.map(({ name }) => name) ?? [];

describe('the models of the property service', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
    for (const model of models) model(service.connection);
  });
  afterAll(() => service.close());

  it('declare all indexes that an empty database has after its migrations', async () => {
    for (const model of Object.values(service.connection.models))
      expect([model.modelName, await model.diffIndexes()]).toEqual([model.modelName, noDifference]);
  });

  it('hold every collection that is not the service kit’s own', async () => {
    const held = Object.values(service.connection.models).map(({ collection }) => collection.name);
    const known = new Set([...held, ...ofKit]);
    const found = await collectionsOf(service.connection);
    expect(found).toEqual(expect.arrayContaining(['listings', 'search_cards']));
    expect(found.filter((name) => !known.has(name))).toEqual([]);
  });
});
