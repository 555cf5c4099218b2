import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing, completeFields } from '../listings/testing/a-listing.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { tokensOf } from '../tokens.ts';
import { agencyWords } from './agency-words.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

describe('agency-words migration', () => {
  it('adds the name of the agency to the words of its listings, any number of times', async () => {
    const listings = service.connection.collection<StoredListing>('listings');
    const [agency, owner] = [
      await anActiveListing(service, anActor({ listingLimit: null })),
      await anActiveListing(service, anActor({ listingLimit: null })),
    ];
    const fields = { ...completeFields, agencyName: 'Черноморски имоти' };
    await listings.updateOne({ _id: agency._id }, { $set: { fields, words: ['stari'] } });
    await listings.updateOne({ _id: owner._id }, { $set: { words: ['stari'] } });
    await agencyWords.up(service.connection);
    await agencyWords.up(service.connection);
    const renewed = await listings.findOne({ _id: agency._id });
    expect(renewed?.words).toEqual(expect.arrayContaining(tokensOf('черноморски')));
    expect((await listings.findOne({ _id: owner._id }))?.words).toEqual(['stari']);
    const indexes = await listings.indexes();
    expect(indexes.find(({ name }) => name === 'company')?.key).toEqual({ 'fields.eik': 1 });
  });
});
