import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { cardsWithFacts } from './cards-with-facts.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

const owner = anActor({ listingLimit: null });

describe('cards-with-facts migration', () => {
  /** A card from an earlier release, with concurrent counts. */
  async function anOldCard() {
    const cards = searchCards(service.connection);
    const { _id } = await anActiveListing(service, owner, {
      monthlyFees: sumOf(20, 'BGN'),
      estimatedUtilities: sumOf(80, 'BGN'),
    });
    const now = await cards.findOne({ _id });
    if (!now) throw new Error('no card');
    const { mt: _month, mi: _moveIn, ...old } = { ...now, k: now.k.slice(0, 13), card: '{"id":"old"', v: 7 };
    await cards.replaceOne({ _id }, old);
    return { now, old };
  }

  it('writes what the card of the listing is, with the rank and counters of the old one', async () => {
    const cards = searchCards(service.connection);
    const { now } = await anOldCard();
    await cardsWithFacts.up(service.connection);
    expect(await cards.findOne({ _id: now._id })).toEqual({ ...now, v: 7 });
    expect(JSON.parse(`${now.card}}`)).toMatchObject({
      monthlyTotal: { cents: now.mt },
      moveInCost: { cents: now.mi },
    });
  });

  it('leaves cards that have their facts, and creates none', async () => {
    const cards = searchCards(service.connection);
    const { now } = await anOldCard();
    await cards.updateOne({ _id: now._id }, { $set: { mt: 1, card: '{"id":"newer"' } });
    const gone = await anActiveListing(service, owner);
    await cards.deleteOne({ _id: gone._id });
    await cardsWithFacts.up(service.connection);
    await cardsWithFacts.up(service.connection);
    expect(await cards.findOne({ _id: now._id })).toMatchObject({ mt: 1, card: '{"id":"newer"', v: 7 });
    expect(await cards.findOne({ _id: gone._id })).toBeNull();
  });

  it('renews a card that changes while it is written', async () => {
    const cards = searchCards(service.connection);
    const { now, old } = await anOldCard();
    await Promise.all([
      cardsWithFacts.up(service.connection),
      ...Array.from({ length: 5 }, () => cards.updateOne({ _id: old._id }, { $inc: { v: 1 } })),
    ]);
    expect(await cards.findOne({ _id: now._id })).toEqual({ ...now, v: 12 });
  });
});
