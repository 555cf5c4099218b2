import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { partsOfDistricts } from './parts-of-districts.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

const owner = anActor({ listingLimit: null });

describe('parts-of-districts migration', () => {
  /** A card from the previous release: a single letter had no part in the key. */
  async function aCardIn(neighborhood: string, d: string): Promise<string> {
    const cards = searchCards(service.connection);
    const { _id } = await anActiveListing(service, owner, { location: { city: 'sofia', neighborhood } });
    const now = await cards.findOne({ _id });
    if (!now) throw new Error('no card');
    await cards.replaceOne({ _id }, { ...now, d, v: 7 });
    return _id;
  }
  const stored = async (_id: string) => {
    const card = await searchCards(service.connection).findOne({ _id });
    return [card?.d, card?.v];
  };

  it.each([
    ['Младост 1А', 'sofia/mladost-1', 'sofia/mladost-1-a'],
    ['Левски В', 'sofia/levski', 'sofia/levski-v'],
  ])('gives %s a key of its own, and keeps the counters', async (name, former, key) => {
    const id = await aCardIn(name, former);
    await partsOfDistricts.up(service.connection);
    expect(await stored(id)).toEqual([key, 7]);
  });

  it('leaves the card of a district without a letter', async () => {
    const id = await aCardIn('Младост 1', 'sofia/untouched');
    await partsOfDistricts.up(service.connection);
    expect(await stored(id)).toEqual(['sofia/untouched', 7]);
  });
});
