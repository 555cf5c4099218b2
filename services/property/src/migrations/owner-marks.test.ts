import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { tokensOf } from '../tokens.ts';
import { ownerMarks } from './owner-marks.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

describe('owner-marks migration', () => {
  it('marks the words about the owner of every listing, any number of times', async () => {
    const listings = service.connection.collection<StoredListing>('listings');
    const owner = anActor({ listingLimit: null, lastName: 'Младенов' });
    const { _id, words } = await anActiveListing(service, owner);
    const [token = ''] = tokensOf('Младенов');
    expect(words).toContain(`@${token}`);
    await listings.updateOne({ _id }, { $set: { words: words.map((word) => word.replace('@', '')) } });
    await ownerMarks.up(service.connection);
    await ownerMarks.up(service.connection);
    expect((await listings.findOne({ _id }))?.words).toEqual(words);
  });
});
