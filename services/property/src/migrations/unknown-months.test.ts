import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { unknownMonths } from './unknown-months.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

const owner = anActor({ listingLimit: null });
const monthlyFees = sumOf(20, 'BGN');

describe('unknown-months migration', () => {
  /** A card from the previous release: unknown bills counted as none. */
  async function aGuessingCard() {
    const cards = searchCards(service.connection);
    const { _id } = await anActiveListing(service, owner, { monthlyFees });
    const now = await cards.findOne({ _id });
    if (!now) throw new Error('no card');
    await cards.replaceOne({ _id }, { ...now, mt: 47_039, v: 7, card: '{"id":"old"' });
    return now;
  }

  it('forgets a sum without the bills, and keeps the counters', async () => {
    const now = await aGuessingCard();
    await unknownMonths.up(service.connection);
    const renewed = await searchCards(service.connection).findOne({ _id: now._id });
    expect(renewed).toEqual({ ...now, mt: null, v: 7 });
    expect(renewed?.card).not.toContain('monthlyTotal');
  });

  it('leaves a card whose sum is known, and creates none', async () => {
    const cards = searchCards(service.connection);
    const told = { monthlyFees, estimatedUtilities: sumOf(80, 'BGN') };
    const { _id } = await anActiveListing(service, owner, told);
    const gone = await anActiveListing(service, owner);
    await cards.updateOne({ _id }, { $set: { card: '{"id":"told"' } });
    await cards.deleteOne({ _id: gone._id });
    await unknownMonths.up(service.connection);
    expect(await cards.findOne({ _id })).toMatchObject({ card: '{"id":"told"', mt: expect.any(Number) });
    expect(await cards.findOne({ _id: gone._id })).toBeNull();
  });

  it('renews a card that is counted while it is written', async () => {
    const cards = searchCards(service.connection);
    const now = await aGuessingCard();
    await Promise.all([
      unknownMonths.up(service.connection),
      ...Array.from({ length: 5 }, () => cards.updateOne({ _id: now._id }, { $inc: { v: 1 } })),
    ]);
    expect(await cards.findOne({ _id: now._id })).toEqual({ ...now, mt: null, v: 12 });
  });
});
