import { LISTING_NUMBER_MAX, LISTING_NUMBER_MIN } from '@pokriv/contracts/listing/listing-number';
import { anActor } from '@pokriv/service-kit/testing';

import type { StoredListing } from '../listings/stored-listing.ts';
import { aDraft } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { listingNumbers } from './listing-numbers.ts';

const COUNT = 1200;
const WRITTEN = 100;

describe('listing-numbers migration', () => {
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const listings = () => service.connection.collection<StoredListing>('listings');
  const numbers = async () => {
    const found = await listings()
      .find({}, { projection: { number: 1 } })
      .toArray();
    return new Map(found.map(({ _id, number }) => [_id, number]));
  };

  it('numbers every listing once when it is killed within a batch and repeated', async () => {
    const { _id, number } = await aDraft(service, anActor());
    const old = Array.from({ length: COUNT }, (_, at) => ({ _id: `old-${at}`, status: 'deleted' }));
    await service.connection.collection<{ _id: string }>('listings').insertMany(old);
    const collection = listings();
    const write = collection.bulkWrite.bind(collection);
    const spy = jest
      .spyOn(collection, 'bulkWrite')
      .mockImplementationOnce((operations, options) => write(operations, options))
      .mockImplementationOnce(async (operations, options) => {
        await write(operations.slice(0, WRITTEN), options);
        throw new Error('killed');
      });
    await expect(listingNumbers.up(service.connection)).rejects.toThrow('killed');
    spy.mockRestore();
    const before = await numbers();
    const numbered = [...before].filter(([, given]) => given !== undefined);
    expect(numbered).toHaveLength(1 + 500 + WRITTEN);

    await listingNumbers.up(service.connection);
    const after = await numbers();
    expect(numbered.filter(([id, given]) => after.get(id) !== given)).toEqual([]);
    expect(after.get(_id)).toBe(number);
    expect(after.size).toBe(COUNT + 1);
    expect(new Set(after.values()).size).toBe(COUNT + 1);
    for (const given of after.values()) {
      expect(given).toBeGreaterThanOrEqual(LISTING_NUMBER_MIN);
      expect(given).toBeLessThanOrEqual(LISTING_NUMBER_MAX);
    }

    await listingNumbers.up(service.connection);
    expect(await numbers()).toEqual(after);
    const indexes = await listings().indexes();
    expect(indexes.find(({ name }) => name === 'number')).toMatchObject({ key: { number: 1 }, unique: true });
  });
});
