import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { unknownSums } from './unknown-sums.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

const owner = anActor({ listingLimit: null });
const ofAgency = {
  advertiserType: 'agency',
  agencyName: 'Дом',
  eik: '131071587',
  commission: undefined,
} as const;

describe('unknown-sums migration', () => {
  it('forgets a cost of moving in without the commission, and keeps the counters', async () => {
    const cards = searchCards(service.connection);
    const { _id } = await anActiveListing(service, owner, ofAgency);
    const now = await cards.findOne({ _id });
    await cards.updateOne({ _id }, { $set: { mi: 90_000, v: 7, card: '{"id":"old"' } });
    await unknownSums.up(service.connection);
    expect(await cards.findOne({ _id })).toEqual({ ...now, mi: null, v: 7 });
  });

  it('leaves the card of an owner, who takes none', async () => {
    const cards = searchCards(service.connection);
    const { _id } = await anActiveListing(service, owner, { commission: undefined });
    await cards.updateOne({ _id }, { $set: { card: '{"id":"own"' } });
    await unknownSums.up(service.connection);
    expect(await cards.findOne({ _id })).toMatchObject({ card: '{"id":"own"', mi: expect.any(Number) });
  });

  it('scores stored listings by the rules of this release', async () => {
    const { _id } = await anActiveListing(service, owner);
    const listings = service.connection.collection<{ _id: string; qualityScore: number }>('listings');
    const score = (await listings.findOne({ _id }))?.qualityScore;
    await listings.updateOne({ _id }, { $set: { qualityScore: 1 } });
    await unknownSums.up(service.connection);
    expect((await listings.findOne({ _id }))?.qualityScore).toBe(score);
    expect(score).toBeGreaterThan(1);
  });
});
