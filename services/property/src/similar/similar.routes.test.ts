import { PropertyCard } from '@pokriv/contracts/listing/property';
import { anActor } from '@pokriv/service-kit/testing';

import type { StoredListing } from '../listings/stored-listing.ts';
import { aDraft } from '../listings/testing/a-listing.ts';
import { randomListing, seededRandom } from '../listings/testing/random-listing.ts';
import { roomsOf } from '../search/rooms-of.ts';
import { manyListings } from '../search/testing/many-listings.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { nameKey } from '../tokens.ts';

const COUNT = 900;

function distance({ fields: one }: StoredListing, { fields: other }: StoredListing): number {
  const apart = (here = 1, there = 1) => Math.abs(Math.log(here / there));
  const [rooms, others] = [roomsOf(one), roomsOf(other)];
  const district = (name: string | undefined) => (name === undefined ? undefined : nameKey(name));
  const [here, there] = [district(one.location?.neighborhood), district(other.location?.neighborhood)];
  const more =
    rooms === undefined || others === rooms ? 0 : Math.abs((others ?? 99) - rooms) === 1 ? 0.3 : 0.6;
  return (
    2 * apart(one.price?.cents, other.price?.cents) +
    apart(one.area, other.area) +
    (here === undefined || here === there ? 0 : 0.35) +
    more
  );
}

describe('GET /properties/:id/similar', () => {
  let service: TestProperty;
  let listings: StoredListing[];

  beforeAll(async () => {
    service = await startProperty();
    const random = seededRandom(5);
    listings = Array.from({ length: COUNT }, () => randomListing(random));
    await manyListings(service, listings);
  });
  afterAll(async () => service.close());

  const similar = async (id: string): Promise<PropertyCard[]> => {
    const { status, body } = await service.send('GET', `/properties/${id}/similar`);
    expect(status).toBe(200);
    return body.data.map((card: unknown) => PropertyCard.strict().parse(card));
  };
  const alike = (listing: StoredListing) =>
    listings.filter(
      ({ _id, fields }) =>
        _id !== listing._id &&
        fields.location?.city === listing.fields.location?.city &&
        fields.propertyType === listing.fields.propertyType,
    );

  it('returns the nearest of the same city and type, without itself', async () => {
    for (const listing of listings.slice(0, 25)) {
      const cards = await similar(listing._id);
      const price = listing.fields.price?.cents ?? 0;
      const all = alike(listing);
      const near = all.filter(
        ({ fields }) => Math.abs(Math.log((fields.price?.cents ?? 0) / price)) <= Math.log(1.6),
      );
      const from = near.length < 6 ? all : near;
      const nearest = from
        .sort((one, other) => distance(listing, one) - distance(listing, other))
        .slice(0, 6);
      const rounded = (found: readonly (StoredListing | undefined)[]) =>
        found.map((other) => other && distance(listing, other).toFixed(6));
      expect(rounded(cards.map(({ id }) => all.find(({ _id }) => _id === id)))).toEqual(rounded(nearest));
      expect(await similar(listing._id)).toEqual(cards);
    }
  });

  it('includes views and favourites of each', async () => {
    const [card] = await similar(listings[0]?._id ?? '');
    const listing = listings.find(({ _id }) => _id === card?.id);
    expect(card).toMatchObject({ views: listing?.views, favorites: listing?.favorites });
  });

  it('answers for a rented listing, with fewer where there are fewer, and omits deleted ones', async () => {
    const owner = anActor({ id: 'anna', listingLimit: null });
    const few = listings.filter(({ fields }) => fields.location?.city === 'vidin').slice(0, 1);
    const [listing] = few;
    if (!listing) throw new Error('no listing in Vidin');
    const others = await similar(listing._id);
    await service.connection.collection('search_cards').deleteOne({ _id: listing._id as never });
    await service.deps.refreshCards([listing._id]);
    await service.connection
      .collection('listings')
      .updateOne({ _id: listing._id as never }, { $set: { status: 'rented', closedAt: new Date() } });
    expect(await similar(listing._id)).toEqual(others);
    const [gone] = others;
    if (!gone) throw new Error('nothing is similar');
    await service.connection.collection('search_cards').deleteOne({ _id: gone.id as never });
    expect((await similar(listing._id)).map(({ id }) => id)).not.toContain(gone.id);
    const draft = await aDraft(service, owner);
    expect((await service.send('GET', `/properties/${draft._id}/similar`)).status).toBe(404);
    expect((await service.send('GET', '/properties/000000000000000000000000/similar')).status).toBe(404);
  });
});
