import { anActor } from '@pokriv/service-kit/testing';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { agencyNames } from './agency-names.ts';

let service: TestProperty;
beforeAll(async () => {
  service = await startProperty();
});
afterAll(async () => service.close());

const owner = anActor({ listingLimit: null });

describe('agency-names migration', () => {
  /** A card from the previous release, which did not name the agency. */
  async function aFormerCard(part: object): Promise<string> {
    const cards = searchCards(service.connection);
    const { _id } = await anActiveListing(service, owner, part);
    const now = await cards.findOne({ _id });
    if (!now) throw new Error('no card');
    const { agencyName: _agency, ...card } = JSON.parse(`${now.card}}`);
    await cards.replaceOne(
      { _id },
      { ...now, card: JSON.stringify({ ...card, title: 'от преди' }).slice(0, -1), v: 7 },
    );
    return _id;
  }
  const stored = async (_id: string) => {
    const card = await searchCards(service.connection).findOne({ _id });
    const { agencyName, title } = JSON.parse(`${card?.card}}`);
    return { agencyName, isRenewed: title !== 'от преди', views: card?.v };
  };

  it('names the agency and keeps the counters', async () => {
    const id = await aFormerCard({ advertiserType: 'agency', agencyName: 'Дом АД', eik: '831641791' });
    await agencyNames.up(service.connection);
    expect(await stored(id)).toEqual({ agencyName: 'Дом АД', isRenewed: true, views: 7 });
  });

  it('leaves the card of a private owner', async () => {
    const id = await aFormerCard({ advertiserType: 'owner', agencyName: 'Бивша агенция' });
    await agencyNames.up(service.connection);
    expect(await stored(id)).toEqual({ agencyName: undefined, isRenewed: false, views: 7 });
  });
});
