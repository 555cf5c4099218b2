import { sumOf } from '@pokriv/contracts/money';
import { anActor } from '@pokriv/service-kit/testing';

import { aDraft, anActiveListing, threeImages } from '../listings/testing/a-listing.ts';
import { promote } from '../listings/testing/a-promotion.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { flushCounts } from '../views/flush-counts.ts';

describe('personal data of one person', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const read = async (userId: string) =>
    (await service.send('GET', `/internal/personal-data/${userId}`)).body;

  it('contains listings in every state, their history, favourites, numbers and pictures', async () => {
    const owner = anActor({ listingLimit: null });
    const other = anActor({ listingLimit: null });
    const active = await anActiveListing(service, owner);
    const draft = await aDraft(service, owner);
    const foreign = await anActiveListing(service, other);
    await service.send('POST', `/properties/${foreign._id}/favorite`, { as: owner });
    await service.send('POST', `/properties/${active._id}/favorite`, { as: other });
    const promotion = await promote(service, active, { type: 'super' });
    await promote(service, foreign);
    await service.send('POST', `/properties/${active._id}/pause`, { as: owner });
    await flushCounts(service.deps);

    const { documents, files } = await read(owner.id);
    const stored = await service.deps.listings.get(active._id);
    expect(documents.listings.map(({ id }: { id: string }) => id).sort()).toEqual(
      [active._id, draft._id].sort(),
    );
    expect(documents.listings).toContainEqual(
      expect.objectContaining(
        JSON.parse(JSON.stringify({ id: active._id, status: 'paused', fields: stored.fields })),
      ),
    );
    expect(documents['listing-history']).toMatchObject([
      { listingId: active._id, action: 'pause', by: 'you' },
      { listingId: active._id, action: 'promotion_start', by: 'another' },
    ]);
    expect(documents.promotions).toMatchObject([
      { id: promotion, propertyId: active._id, type: 'super', status: 'active', source: 'paid' },
    ]);
    expect(documents.favorites).toMatchObject([{ listingId: foreign._id }]);
    expect(documents['listing-statistics']).toMatchObject([{ listing: active._id, favorites: 1 }]);
    expect(files).toContainEqual({
      name: `listing-pictures/${active._id}/01-${threeImages[0]?.id ?? ''}.jpg`,
      path: `/media/${threeImages[0]?.id ?? ''}-1280.jpg`,
    });
    expect(files).toHaveLength(6);
    const text = JSON.stringify(documents);
    expect([text.includes(other.id), text.includes(other.email)]).toEqual([false, false]);
  });

  it('contains the sums of a listing in euro cents, beside them as typed, with their currency', async () => {
    const owner = anActor({ listingLimit: null });
    await anActiveListing(service, owner, {
      price: sumOf(500, 'EUR'),
      deposit: { type: 'amount', amount: sumOf(855.55, 'BGN') },
      monthlyFees: sumOf(30, 'BGN'),
    });
    const [listing] = (await read(owner.id)).documents.listings;
    const price = { cents: 50_000, entered: { amount: 500, currency: 'EUR' } };
    expect(listing.fields).toMatchObject({
      price,
      deposit: { type: 'amount', amount: { cents: 43_744, entered: { amount: 855.55, currency: 'BGN' } } },
      monthlyFees: { cents: 1534, entered: { amount: 30, currency: 'BGN' } },
    });
    expect(listing.priceHistory).toMatchObject([{ price }]);
  });

  it('says that another person acted on a listing, not who', async () => {
    const owner = anActor({ listingLimit: null });
    const admin = anActor({ role: 'admin' });
    const { _id } = await anActiveListing(service, owner);
    const removed = await service.send('PUT', `/admin/properties/${_id}/remove`, {
      as: admin,
      body: { reason: 'Снимките са от друго жилище.' },
    });
    const { documents } = await read(owner.id);
    expect(removed.status).toBe(200);
    expect(documents['listing-history']).toMatchObject([{ by: 'another' }]);
    expect(JSON.stringify(documents)).not.toContain(admin.id);
  });

  it('is empty for an unknown person, and refused to outside callers', async () => {
    expect(await read('unknown-user')).toEqual({
      documents: {
        listings: [],
        'listing-history': [],
        favorites: [],
        'listing-statistics': [],
        promotions: [],
        'saved-searches': [],
        'alert-hits': [],
        'alert-mails': [],
        'alert-visits': [],
        'shared-lists': [],
      },
      files: [],
    });
    const asked = await service.send('GET', '/internal/personal-data/u1', { as: anActor({ role: 'admin' }) });
    expect(asked.status).toBe(403);
  });
});
