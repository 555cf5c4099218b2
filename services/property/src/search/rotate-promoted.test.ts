import type { PropertyCard } from '@pokriv/contracts/listing/property';

import type { StoredListing } from '../listings/stored-listing.ts';
import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { TURN_MS } from './rank.ts';
import { rotatePromoted } from './rotate-promoted.ts';
import { searchCards } from './search-card.repository.ts';
import { toSearchCard } from './search-card.ts';

describe('rotatePromoted', () => {
  const random = seededRandom(17);
  const types = ['super', 'super', 'super', 'regular', 'regular', null, null] as const;
  const listings = types.map((promotionType): StoredListing => ({ ...randomListing(random), promotionType }));
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
    await searchCards(service.connection).insertMany(listings.map(toSearchCard));
    await service.fillIndex(listings);
  });
  afterAll(async () => service.close());

  const shown = async () => {
    const { body } = await service.send('GET', '/properties?limit=7&featured=true');
    return (body.data as PropertyCard[]).filter(({ isPromoted }) => isPromoted).map(({ id }) => id);
  };

  const inTurn = async (turn: number) => {
    await rotatePromoted(service, new Date(turn * TURN_MS));
    await service.deps.refreshCards(listings.map(({ _id }) => _id));
    return shown();
  };

  it('rotates super before regular, in a new order each turn, the same in every replica', async () => {
    const orders = new Set<string>();
    const ofType = (type: string) =>
      listings.filter(({ promotionType }) => promotionType === type).map(({ _id }) => _id);
    for (let turn = 1; turn <= 12; turn += 1) {
      const [one, other] = [await inTurn(turn), await inTurn(turn)];
      expect(other).toEqual(one);
      expect(one.slice(0, 3).sort()).toEqual(ofType('super').sort());
      expect(one.slice(3).sort()).toEqual(ofType('regular').sort());
      orders.add(one.join());
    }
    expect(orders.size).toBeGreaterThan(4);
  });

  it('keeps the order within a turn, however often it runs', async () => {
    const before = await inTurn(40);
    service.clock.now = new Date(40 * TURN_MS + 1000);
    for (const listing of listings)
      await service.deps.inTransaction((unit) => service.deps.cards.follow(listing, unit));
    await service.deps.refreshCards(before);
    expect(await shown()).toEqual(before);
  });

  it('leaves other cards unchanged', async () => {
    const others = listings.filter(({ promotionType }) => promotionType === null);
    for (const listing of others) {
      const card = await searchCards(service.connection).findOne({ _id: listing._id });
      expect(card?.r).toBe(toSearchCard(listing).r);
    }
  });
});
