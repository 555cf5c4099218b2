import type { PropertyCard } from '@pokriv/contracts/property';

import type { StoredListing } from '../listings/stored-listing.ts';
import { randomListing, seededRandom } from '../testing/random-listing.ts';
import { startProperty, type TestProperty } from '../testing/start-property.ts';
import { summaryOf } from '../testing/summary-of.ts';
import { rotatePromoted } from './rotate-promoted.ts';
import { searchCards } from './search-card.repository.ts';
import { toSearchCard } from './search-card.ts';

describe('promoted listings of a tier', () => {
  const random = seededRandom(17);
  const types = ['super', 'super', 'super', 'regular', 'regular', null, null] as const;
  const listings = types.map((promotionType): StoredListing => ({ ...randomListing(random), promotionType }));
  let service: TestProperty;

  beforeAll(async () => {
    service = await startProperty();
    await searchCards(service.connection).insertMany(listings.map(toSearchCard));
    service.deps.summary.current = await summaryOf(listings);
  });
  afterAll(async () => service.close());

  const shown = async () => {
    const { body } = await service.send('GET', '/properties?limit=7&featured=true');
    return (body.data as PropertyCard[]).filter(({ isPromoted }) => isPromoted).map(({ id }) => id);
  };

  it('take turns: the least shown comes first after the next batch, and not before', async () => {
    const before = await shown();
    const [first = '', second = '', third = '', regular = '', other = ''] = before;
    const cards = searchCards(service.connection);
    await cards.updateMany({ _id: { $in: [first, regular] } }, { $inc: { i: 5 } });
    await cards.updateOne({ _id: second }, { $inc: { i: 2 } });
    expect(await shown()).toEqual(before);

    await rotatePromoted(service.connection);
    await service.deps.refreshCards(before);
    expect(await shown()).toEqual([third, second, first, other, regular]);
  });

  it('leave the others where they are', async () => {
    const others = listings.filter(({ promotionType }) => promotionType === null);
    for (const listing of others) {
      const card = await searchCards(service.connection).findOne({ _id: listing._id });
      expect(card?.r).toBe(toSearchCard(listing).r);
    }
  });
});
