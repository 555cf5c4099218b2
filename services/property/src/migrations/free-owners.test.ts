import { anActor } from '@pokriv/service-kit/testing';

import type { ListingFields } from '../listings/stored-listing.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { freeOwners } from './free-owners.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

const owner = anActor({ listingLimit: null });

describe('free-owners migration', () => {
  /** A card from an earlier release, with concurrent views. */
  async function anOldCard(fields: ListingFields) {
    const cards = searchCards(service.connection);
    const { _id } = await anActiveListing(service, owner, fields);
    const now = await cards.findOne({ _id });
    if (!now) throw new Error('no card');
    const old = { ...now, k: `${now.k.slice(0, 16)}AA`, card: '{"id":"old"', v: 7 };
    await cards.replaceOne({ _id }, old);
    return { now, old };
  }
  const renewed = async (_id: string) => {
    await freeOwners.up(service.connection);
    return searchCards(service.connection).findOne({ _id });
  };

  it('marks the home of an owner, and keeps its counters', async () => {
    const { now } = await anOldCard({});
    const card = await renewed(now._id);
    expect(card).toEqual({ ...now, v: 7 });
    expect(JSON.parse(`${card?.card}}`)).toMatchObject({ hasCommission: false });
  });

  it('leaves the card of an agency that states no commission', async () => {
    const { old } = await anOldCard({ advertiserType: 'agency', agencyName: 'Дом', eik: '131071587' });
    expect(await renewed(old._id)).toEqual(old);
  });

  it('changes nothing the second time', async () => {
    const { now } = await anOldCard({});
    await renewed(now._id);
    const newer = '{"id":"newer","hasCommission":false';
    await searchCards(service.connection).updateOne({ _id: now._id }, { $set: { card: newer } });
    expect(await renewed(now._id)).toMatchObject({ card: newer });
  });
});
