import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { choicesOf } from '../search/choice-code.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { limitsOfCosts } from './limits-of-costs.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

const owner = anActor({ listingLimit: null });

describe('limits-of-costs migration', () => {
  const stored = async (_id: string) => {
    const card = await searchCards(service.connection).findOne({ _id });
    if (!card) throw new Error('no card');
    return card;
  };
  /** A card from the previous release, whose choices end with the flags. */
  async function aFormerCard(part: object): Promise<string> {
    const { _id } = await anActiveListing(service, owner, part);
    const now = await stored(_id);
    await searchCards(service.connection).replaceOne({ _id }, { ...now, k: now.k.slice(0, 18), v: 7 });
    return _id;
  }

  it('adds the fulfilled limits and keeps the other choices and the counters', async () => {
    const id = await aFormerCard({
      price: sumOf(500, 'EUR'),
      deposit: { type: 'months', months: 1 },
      advertiserType: 'agency',
      commission: { type: 'percent', percent: 100 },
    });
    const { deposit: _none, commission: _noneEither, ...others } = choicesOf((await stored(id)).k);
    await limitsOfCosts.up(service.connection);
    const { k, v } = await stored(id);
    expect(choicesOf(k)).toEqual({ ...others, deposit: ['100', '200'], commission: ['100'] });
    expect(v).toBe(7);
  });

  it('leaves a card that has its limits', async () => {
    const { _id } = await anActiveListing(service, owner);
    await searchCards(service.connection).updateOne({ _id }, { $set: { card: '{"id":"newer"' } });
    await limitsOfCosts.up(service.connection);
    expect((await stored(_id)).card).toBe('{"id":"newer"');
  });
});
